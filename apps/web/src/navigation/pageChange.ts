/** Name of the window event after a route change, when the document's head is up to date. Only sites with analytics dispatch it. */
export const pageChangeEvent = 'pagechange';
