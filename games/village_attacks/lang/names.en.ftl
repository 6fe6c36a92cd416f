# names
