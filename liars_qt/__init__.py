"""The desktop program: it asks the engine, shows what it answers, and knows no rule of its own."""

__version__ = "0.1.0"

# One name for the desktop file, the AppStream entry and the window, or Wayland shows a stranger's icon.
APP_ID = "io.github.liars_qt.liars"
