/** Files cached for offline use; paths are relative to the scope. */
export interface OfflineFiles {
  /** Path of the offline document, with a version that changes with its content. */
  page: string;
  /** Files of the search and of article pages; empty without a search. */
  searchCode: readonly string[];
}
