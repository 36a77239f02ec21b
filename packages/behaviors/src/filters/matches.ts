/** Returns whether one of the texts contains the search text, ignoring case and surrounding spaces. An empty search matches everything. */
export function matchesSearch(search: string, ...texts: string[]): boolean {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

/**
 * Returns true if a category is selected, alone or with all others.
 *
 * @param all name of the option that selects everything
 */
export function matchesCategory(chosen: string, category: string, all: string): boolean {
  return chosen === all || chosen === category;
}
