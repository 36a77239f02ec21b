/** Returns whether any of the texts contains the search term, ignoring case and surrounding spaces. An empty search matches everything. */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  const term = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(term));
}

/**
 * Returns whether a category matches the choice. The option for all categories matches every category.
 *
 * @param all name of the option for all categories
 */
export function matchesCategory(chosen: string, category: string, all: string): boolean {
  return chosen === all || chosen === category;
}
