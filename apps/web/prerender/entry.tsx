import { CookieBanner, UiProvider } from '@portfolio/ui';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../src/App';
import { artBase } from '../src/artBase';
import { RouterLink } from '../src/navigation/RouterLink';
import { createPageStore, type FetchData } from '../src/navigation/pageStore';
import type { DocumentHead } from '../src/page';
import { matchRoute, sourceOf } from '../src/routes';
import type { ReadArt } from './contentArt';
import { collectDrawings } from './drawings';

/** A page as HTML, in parts that `document.ts` puts into the template. */
export interface RenderedPage {
  /** The address it was rendered for. */
  path: string;
  /** The source file of the page's code, from the application's folder. */
  source: string;
  /** Path of the page's data below the base, if it has any. */
  dataPath?: string;
  /** What the page says about itself. */
  head: DocumentHead;
  /** The style sheet of the page's components, as one `<style>` element. */
  styles: string;
  /** The page's markup. */
  body: string;
  /** The drawings that it shows. */
  drawings: string;
}

const nothing = () => undefined;

/**
 * What comes unasked as soon as a page is alive. Its rules stand in the sheet from the start: one that is added later, and is about
 * a medium or a movement, has the browser style the whole page anew.
 */
const CommonOverlays = () => (
  <UiProvider artBase={artBase} base="/" link={RouterLink} hasDrawing={() => true}>
    <CookieBanner
      message=""
      acceptLabel=""
      rejectLabel=""
      choice={null}
      onAccept={nothing}
      onReject={nothing}
    />
  </UiProvider>
);

/**
 * Renders pages of one kind to HTML. What the browser renders first is the same, since both start from the same data.
 *
 * They share one style sheet, so that the number of different style sheets, each of which the security policy names by its hash,
 * does not grow with the number of entries.
 *
 * @param pagePaths addresses from the root, without the base
 * @param base the path the site is deployed below, with both slashes
 * @param fetchData where the pages' data come from
 * @param readArt where the drawings come from
 */
export async function renderPages(
  pagePaths: readonly string[],
  base: string,
  fetchData: FetchData,
  readArt: ReadArt,
): Promise<RenderedPage[]> {
  const sheet = new ServerStyleSheet();
  try {
    renderToString(sheet.collectStyles(<CommonOverlays />));
    const pages: Omit<RenderedPage, 'styles'>[] = [];
    for (const path of pagePaths) {
      const store = createPageStore(fetchData, 10_000);
      const match = matchRoute(path);
      const loaded = await store.load(match);
      const drawings = collectDrawings(readArt);
      const body = renderToString(
        sheet.collectStyles(
          <StaticRouter basename={base} location={`${base}${path.slice(1)}`}>
            <App store={store} hasDrawing={drawings.has} />
          </StaticRouter>,
        ),
      );
      pages.push({
        path,
        source: sourceOf(match.id).replace('./', 'src/'),
        dataPath: match.dataPath,
        head: loaded.page.head(loaded.data),
        body,
        drawings: drawings.markup(),
      });
    }
    // The semicolon before a brace is 30 bytes of a page as sent.
    const styles = sheet.getStyleTags().replaceAll(';}', '}');
    return pages.map((page) => ({ ...page, styles }));
  } finally {
    sheet.seal();
  }
}
