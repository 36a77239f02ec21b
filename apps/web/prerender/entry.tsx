import { artVersion } from '@portfolio/ui';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../src/App';
import { createPageStore } from '../src/navigation/pageStore';
import { matchRoute } from '../src/routes';
import { dataFiles } from './dataFiles';
import { headTags } from './head';

export { listAddresses } from './addresses';
export { dataFiles };

/** A page as HTML, in parts that `document.ts` puts into the template. */
export interface RenderedPage {
  /** Name of the page's folder below `src/pages`. */
  pageId: string;
  /** Path of the page's data below the base, if it has any. */
  dataPath?: string;
  /** Tags for the document's head. */
  head: string;
  /** The style sheet of the components on the page, as one `<style>` element. */
  styles: string;
  /** The page's markup. */
  body: string;
}

const data = new Map(dataFiles());

/**
 * Renders the page of an address to HTML. What the browser renders first is the same, since both start from the same data.
 * @param path address from the root, without the base
 * @param base the path the site is deployed below, with both slashes
 */
export async function renderPage(path: string, base: string): Promise<RenderedPage> {
  const store = createPageStore(async (dataPath) => data.get(dataPath) ?? null, 10_000);
  const match = matchRoute(path);
  const loaded = await store.load(match);
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(
      sheet.collectStyles(
        <StaticRouter basename={base} location={`${base}${path.slice(1)}`}>
          <App store={store} artBase={`${base}art-${artVersion}/`} />
        </StaticRouter>,
      ),
    );
    return {
      pageId: match.route.id,
      dataPath: match.dataPath,
      head: headTags(loaded.page.head(loaded.data)),
      styles: sheet.getStyleTags(),
      body,
    };
  } finally {
    sheet.seal();
  }
}
