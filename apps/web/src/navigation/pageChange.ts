/** Name of the window's event after a change of page, once the document's head is that of the new page. Sites that count visits have it. */
export const pageChangeEvent = 'pagechange';
