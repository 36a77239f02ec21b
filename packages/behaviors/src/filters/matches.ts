/**
 * Whether one of the texts contains the search text, without regard to case or to spaces around it. An empty search matches
 * everything.
 */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

/** Whether a category is the chosen one, or everything was chosen. @param all the name of "everything". */
export function matchesCategory(chosen: string, category: string, all: string): boolean {
  return chosen === all || chosen === category;
}
