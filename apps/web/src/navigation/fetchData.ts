import type { FetchData } from './pageStore';

/** Fetches a page's data from beside the site. A missing file means that there is no such page. */
export const fetchData: FetchData = async (path) => {
  const response = await fetch(`${import.meta.env.BASE_URL}${path}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
};
