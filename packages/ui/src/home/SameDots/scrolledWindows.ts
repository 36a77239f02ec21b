/** Windows where scrolling changes the line: narrow, or without a hovering pointer. */
export const scrolledWindows = '(max-width: 40rem), (hover: none)';
