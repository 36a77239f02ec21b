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

export interface RenderedPage {
  /** The page's source file, relative to the app's folder. */
  source: string;
  /** Path of the page's data file, below the base. */
  dataPath?: string;
  head: DocumentHead;
  /** CSS of the page's components, as one `<style>` element. */
  styles: string;
  body: string;
  drawings: string;
}

const noop = () => undefined;

/**
 * Overlays that appear after hydration. They are rendered only to add their styles to every page, because adding a media or animation
 * rule later would make the browser restyle the whole page.
 */
const CommonOverlays = () => (
  <UiProvider artBase={artBase} base="/" link={RouterLink} hasDrawing={() => true}>
    <CookieBanner
      message=""
      acceptLabel=""
      rejectLabel=""
      choice={null}
      onAccept={noop}
      onReject={noop}
    />
  </UiProvider>
);

/**
 * Renders pages of one kind to HTML.
 *
 * These pages share one style sheet, so the number of style hashes in the security policy does not grow with the number of entries.
 *
 * @param pagePaths paths from the root, without the base
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
            <App store={store} hasDrawing={drawings.add} />
          </StaticRouter>,
        ),
      );
      pages.push({
        source: sourceOf(match.id).replace('./', 'src/'),
        dataPath: match.dataPath,
        head: loaded.page.head(loaded.data),
        body,
        drawings: drawings.markup(),
      });
    }
    // Omitting the last semicolon of each rule saves 30 bytes per compressed page.
    const styles = sheet.getStyleTags().replaceAll(';}', '}');
    return pages.map((page) => ({ ...page, styles }));
  } finally {
    sheet.seal();
  }
}
