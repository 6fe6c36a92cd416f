# choices
