/** Fields in which `/` is typed as text. */
export const textFields = ':read-write,select,[role=combobox]';

/** Storage key; `off` disables the `/` shortcut. */
export const shortcutKey = 'searchShortcut';
