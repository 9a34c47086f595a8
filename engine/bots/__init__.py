"""Minds that play liar's dice from a `SeatView`: what a seat may know, and nothing else."""
