/**
 * Fetches a page's data.
 * @param path relative to the site's base
 * @param headers request headers for the service worker
 * @returns null if the file does not exist
 */
export const fetchData = async (path: string, headers: HeadersInit = {}): Promise<unknown> => {
  const response = await fetch(`${import.meta.env.BASE_URL}${path}`, { headers });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${path} did not load: status ${response.status}`);
  return response.json();
};
