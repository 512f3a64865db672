"""Small plots of our own: SVG for the report, blocks of ink for the terminal."""
