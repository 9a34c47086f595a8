"""The look: colour tokens, palette and style sheet, faces, icons, vector painting, motion."""
