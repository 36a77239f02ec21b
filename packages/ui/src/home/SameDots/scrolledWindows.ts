/** Media query for windows in which scrolling selects a drawing: narrow ones, and those on devices that cannot hover. */
export const scrolledWindows = '(max-width: 40rem), (hover: none)';
