// A separate module, so that sites with one language do not bundle it.

/**
 * Returns the path of a page in another language, from the root of this one. `/..` leaves this language's folder.
 *
 * @param own folder of this language; empty for the default
 * @param folder folder of the other language
 * @param path path below that folder
 */
export const pathBetween = (own: string, folder: string, path: string) =>
  `${own && '/..'}${folder && `/${folder}`}${path}`;
