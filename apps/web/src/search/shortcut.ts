/** What `/` is typed into: fields for text, and lists that look for what is typed. */
export const textFields = ':read-write,select,[role=combobox]';

/** Where it is stored, as `off`, that a visitor does not want `/` to open the search. */
export const shortcutKey = 'searchShortcut';
