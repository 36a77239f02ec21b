/** Window event after a route change, once `<head>` is up to date. Only sites with analytics dispatch it. */
export const routeChangeEvent = 'pagechange';
