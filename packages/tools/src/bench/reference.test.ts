import { expect, it } from 'vitest';
import { fetchedBy } from './firstVisit';
import { serveReference } from './reference';

it('the page by hand has no scripts, six pictures as heavy as small photographs, and the tokens', async () => {
  const site = await serveReference();
  try {
    const html = await (await fetch(site.url)).text();
    expect(html).toContain('--ground:');
    const { other: pictures, ...others } = fetchedBy(html);
    expect(Object.values(others).flat()).toEqual([]);
    expect(pictures).toHaveLength(6);
    for (const path of pictures) {
      const { byteLength } = await (await fetch(site.url + path)).arrayBuffer();
      expect(byteLength).toBeGreaterThan(6_000);
      expect(byteLength).toBeLessThan(8_000);
    }
  } finally {
    await site.close();
  }
});
