// A separate module, so that sites with one language do not bundle it.

/** Returns the path from the root of the language in `currentFolder` to a page of the language in `folder`; the default has no folder. */
export const pathBetween = (currentFolder: string, folder: string, path: string) =>
  `${currentFolder && '/..'}${folder && `/${folder}`}${path}`;
