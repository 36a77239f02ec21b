// A separate module, so that sites with one language do not bundle it.

/**
 * Returns the address of a path in another language, relative to this one's root; `/..` leaves its folder.
 *
 * @param own folder of this language; empty for the default
 * @param folder folder of the other language
 */
export const pathBetween = (own: string, folder: string, path: string) =>
  `${own && '/..'}${folder && `/${folder}`}${path}`;
