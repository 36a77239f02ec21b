/** Media query for narrow windows, and for devices that cannot hover. There, scrolling changes the line. */
export const scrolledWindows = '(max-width: 40rem), (hover: none)';
