/** Files cached for offline use; paths are relative to the scope. */
export interface OfflineFiles {
  /** The offline document; its name changes with its content. */
  page: string;
  /** Code of the search and of article pages; empty without a search. */
  searchCode: readonly string[];
}
