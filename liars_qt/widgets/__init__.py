"""Small widgets that take plain values in and give signals out; none of them knows a rule."""
