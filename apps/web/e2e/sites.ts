import { startInbox, type Inbox, type Message } from '@portfolio/tools/inbox';
import { serveFolder } from '@portfolio/tools/serve';
import { fileURLToPath } from 'node:url';
import { folderOf, type SiteName } from './siteNames';
import { test as base } from './support';

export { expect } from './support';

interface Served {
  url: string;
  inbox: Inbox;
  close(): Promise<void>;
}

async function serve(name: SiteName): Promise<Served> {
  const inbox = await startInbox({ port: 0, file: ':memory:', siteUrl: 'http://127.0.0.1' });
  const { url, close } = await serveFolder({
    root: fileURLToPath(new URL(`../${folderOf(name)}`, import.meta.url)),
    port: 0,
    proxy: { '/inbox/': inbox.url },
  });
  return { url, inbox, close: () => Promise.all([close(), inbox.close()]).then(() => undefined) };
}

/** What a test with an inbox of its own gets. */
interface SiteFixtures {
  /** The site that the test runs on; `test.use({ siteName: 'configured' })` takes another than the built one. */
  siteName: SiteName;
  /** The inbox behind the site's forms. */
  inbox: Inbox;
  /** The messages that have arrived during the test, newest first. */
  arrived: () => Message[];
}

/** A test on a site with an inbox of its own, which can be told to misbehave: each worker has one of each. */
export const test = base.extend<SiteFixtures, { serveSite: (name: SiteName) => Promise<Served> }>({
  siteName: ['built', { option: true }],
  serveSite: [
    async ({ playwright: _playwright }, use) => {
      const sites = new Map<SiteName, Promise<Served>>();
      await use((name) => {
        const site = sites.get(name) ?? serve(name);
        sites.set(name, site);
        return site;
      });
      for (const site of sites.values()) await (await site).close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteName, serveSite }, use) => use((await serveSite(siteName)).url),
  inbox: async ({ siteName, serveSite }, use) => {
    const { inbox } = await serveSite(siteName);
    await use(inbox);
    inbox.misbehave(undefined);
  },
  arrived: async ({ inbox }, use) => {
    const before = inbox.messages().length;
    await use(() => inbox.messages().slice(0, inbox.messages().length - before));
  },
});
