// A separate module, so that sites with one language do not bundle it.

/**
 * Returns the path from this language's root to a page in another language. The path starts with `/..` if it leaves this language's folder.
 *
 * @param currentFolder this language's folder; empty for the default
 * @param folder the other language's folder
 * @param path the page's path in `folder`, with a leading slash
 */
export const pathBetween = (currentFolder: string, folder: string, path: string) =>
  `${currentFolder && '/..'}${folder && `/${folder}`}${path}`;
