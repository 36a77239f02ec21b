/** Files cached for offline use; paths are relative to the scope. */
export interface OfflineFiles {
  /** Path of the offline document, with a version that changes with its content. */
  page: string;
  /** Code of the search and of article pages; empty if the site has no search. */
  searchCode: readonly string[];
}
