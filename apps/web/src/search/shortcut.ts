/** Selector of the fields in which `/` is typed as text. */
export const textFieldSelector = ':read-write,select,[role=combobox]';

/** Storage key. The value `off` disables the `/` shortcut. */
export const shortcutKey = 'searchShortcut';
