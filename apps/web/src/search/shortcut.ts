/** Where it is stored, as `off`, that a visitor does not want `/` to open the search. */
export const shortcutKey = 'searchShortcut';
