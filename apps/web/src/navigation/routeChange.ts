/** Window event after a route change, once the document's head is up to date. Only sites with analytics dispatch it. */
export const routeChangeEvent = 'pagechange';
