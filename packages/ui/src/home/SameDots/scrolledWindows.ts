/** Media query for windows in which scrolling changes the line: narrow, or without a hovering pointer. */
export const scrolledWindows = '(max-width: 40rem), (hover: none)';
