"""What a person chose, kept between starts."""
