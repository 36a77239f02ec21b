import * as content from '@portfolio/content/node';
import {
  categoryFeed,
  files,
  hasPage,
  pictureFiles,
  postEntries,
  resolveSite,
} from '@portfolio/content/node';
import { contentFolder, copyPictures, makePictures } from '@portfolio/content/pictures';
import { artVersion } from '@portfolio/ui/vite';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { resolveHref, otherLanguages, languageFolder, pathIn } from '../src/languages';
import { alternatesOf } from './alternates';
import {
  copiesOf,
  dataFiles,
  listPublishedPages,
  searchFiles,
  type PublishedPage,
} from './publishedPages';
import { buildCode } from './buildCode';
import { buildServiceWorker } from './buildServiceWorker';
import {
  artVersionWith,
  extraDrawings,
  readArt,
  removeUnusedDrawings,
  type ReadArt,
} from './contentArt';
import { emptyDocument, filesOf, pageDocument } from './document';
import { collectDrawings } from './drawings';
import { feed, postsByCategory } from './feed';
import { headTags } from './head';
import { iconFiles } from './icons';
import { structuredData } from './jsonLd';
import { pageText } from './pageText';
import { sharePictures } from './share/sharePictures';
import { resumeDownloads, resumeJson } from './resumeFiles';
import { documentFile, hasResumePdf, manifestFile, offlineFile } from './siteFiles';
import { robots, sitemap, type SitemapEntry } from './sitemap';
import type { Target } from './target';
import { usedFeatures } from './usedFeatures';
import { webManifest } from './webManifest';

export interface BuiltSite {
  /** The site's base path, with leading and trailing slashes. */
  base: string;
  /** Paths exclude the base. */
  pages: readonly Pick<PublishedPage, 'path' | 'linked' | 'aliases'>[];
  /** Name of the folder with the drawings. The name changes whenever a drawing changes. */
  artFolder: string;
}

/** The search dialog in Vite's manifest. The dialog's assets include the search worker. */
const searchPanel = 'src/search/SearchPanel.tsx';

/** The search index lists the items of these pages separately. */
const isListPage = (id: string) => /^(projects|blogs|certificates|skills)$/.test(id);

function groupByRoute(publishedPages: readonly PublishedPage[]) {
  const groups = new Map<string, PublishedPage[]>();
  for (const publishedPage of publishedPages) {
    const group = groups.get(publishedPage.id) ?? [];
    group.push(publishedPage);
    groups.set(publishedPage.id, group);
  }
  return groups.values();
}

/** Exits without a stack trace, for errors that the owner can fix, such as a damaged picture. */
function exitWithMessage({ message }: Error): never {
  console.error(message);
  process.exit(1);
}

/**
 * Builds the site into its folder: code, drawings, data, every page, and files for search engines, feed readers and home screens.
 *
 * @throws Error if a drawing is missing, or if a file in `public` has the name of one of the site's files
 */
export async function buildSite({ outDir, base, siteUrl }: Target): Promise<BuiltSite> {
  const hasFeed = hasPage('blogs') && postEntries.some(({ page }) => page);
  const site = { ...resolveSite(), url: siteUrl };
  async function write(path: string, content: string | Buffer) {
    if (existsSync(join(contentFolder, 'public', path)))
      throw new Error(`public/${path}: rename or remove the file; the site has its own ${path}`);
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  const publishedPages = listPublishedPages();
  // The link preview images contain these images, so the images must exist first.
  const images = pictureFiles.map((picture) => ({
    ...picture,
    path: join(contentFolder, picture.file),
  }));
  await makePictures(images).catch(exitWithMessage);
  const extras = await extraDrawings().catch(exitWithMessage);
  const artFolder = `art-${artVersionWith(extras, artVersion)}`;
  const readAnyArt: ReadArt = (name) => extras.get(name) ?? readArt(name);
  const { pictures, writePictures } = await sharePictures(publishedPages, readAnyArt);

  const { entry, template, manifest, serverDir } = await buildCode(
    outDir,
    base,
    artFolder,
    usedFeatures(content),
  );
  const parts = { template, manifest, base };
  await rename(join(outDir, `art-${artVersion}`), join(outDir, artFolder));
  for (const [name, svg] of extras) await write(`${artFolder}/${name}.svg`, svg);
  await removeUnusedDrawings(join(outDir, artFolder));
  await copyPictures(images, outDir);
  for (const [name, content] of iconFiles()) await write(name, content);

  const data = dataFiles(publishedPages);
  for (const [path, value] of data) await write(path, JSON.stringify(value));
  const fetchData = async (path: string) => data.get(path) ?? null;

  const listed: SitemapEntry[] = [];
  const pageTexts = new Map<string, string>();
  const articleSources = new Set<string>();
  for (const group of groupByRoute(publishedPages)) {
    const paths = group.map(({ path }) => path);
    const pages = await entry.renderPages(paths, base, fetchData, readAnyArt);
    for (const [index, publishedPage] of group.entries()) {
      const page = pages[index];
      const picture = pictures.get(publishedPage.path);
      if (!page || !picture) throw new Error(`${publishedPage.path} was not rendered`);
      const { head } = page;
      if (publishedPage.article) articleSources.add(page.source);
      else pageTexts.set(publishedPage.path, pageText(page.body, isListPage(publishedPage.id)));
      const image = `${siteUrl}/${picture.file}?v=${picture.version}`;
      const tags = headTags({
        head,
        site,
        base,
        hasFeed,
        page: {
          publishedPage,
          picture: { ...picture, url: image },
          structuredData: structuredData(publishedPage, head, image, publishedPages, site),
        },
      });
      const document = pageDocument(page, tags, parts);
      if (head.canonicalPath !== null) {
        listed.push({
          url: siteUrl + head.canonicalPath,
          updatedOn: publishedPage.updatedOn,
          alternates: alternatesOf(publishedPage, siteUrl),
        });
      }
      for (const path of [publishedPage.path, ...copiesOf(publishedPage)]) {
        await write(documentFile(path), document);
      }
    }
  }

  for (const [path, value] of searchFiles(publishedPages, pageTexts)) {
    await write(path, JSON.stringify(value));
  }

  const [notFound] = await entry.renderPages(['/404'], base, fetchData, readAnyArt);
  if (!notFound) throw new Error('The 404 page was not rendered');
  const notFoundTags = headTags({ head: notFound.head, site, base, hasFeed });
  const notFoundDocument = pageDocument(notFound, notFoundTags, parts, { isNotFound: true });
  // The offline document contains the drawings of the 404 page and of the error screen.
  const errorScreenDrawings = collectDrawings(readAnyArt);
  errorScreenDrawings.add('states/offline');
  const offlineDocument = emptyDocument(
    site.name,
    notFound.drawings + errorScreenDrawings.markup(),
    parts,
  );
  await write('404.html', notFoundDocument);
  await write(offlineFile, offlineDocument);
  const offlineVersion = hash('sha256', offlineDocument).slice(0, 8);
  // Omits `.html`, because some hosts redirect paths with this extension.
  const offlinePage = `${offlineFile.replace('.html', '')}?v=${offlineVersion}`;
  const offlineSearchCode = hasPage('search')
    ? new Set([
        ...[searchPanel, ...articleSources].flatMap((source) => [...filesOf(source, manifest)]),
        ...(manifest[searchPanel]?.assets ?? []),
      ])
    : [];
  await buildServiceWorker(
    outDir,
    serverDir,
    { page: offlinePage, searchCode: [...offlineSearchCode] },
    languageFolder() ? [] : otherLanguages().map(({ folder }) => folder),
  );

  await write('sitemap.xml', sitemap(listed));
  const sitemaps = otherLanguages().map((other) =>
    resolveHref(pathIn(other, '/sitemap.xml'), `${siteUrl}/`),
  );
  await write('robots.txt', robots(`${siteUrl}/sitemap.xml`, ...sitemaps));
  if (hasFeed) {
    await write(files.feed.slice(1), feed(postEntries, site));
    for (const [category, posts] of postsByCategory(postEntries)) {
      await write(categoryFeed(category).slice(1), feed(posts, site, category));
    }
  }
  if (hasPage('resume')) {
    await write(files.resumeJson.slice(1), resumeJson(siteUrl));
    if (hasResumePdf) {
      const { pdf, docx } = await resumeDownloads();
      await write(files.resumePdf.slice(1), pdf);
      await write(files.resumeDocx.slice(1), docx);
    }
  }
  await write(manifestFile, webManifest(site, base));
  const routes = publishedPages.map((publishedPage) => ({
    path: publishedPage.path,
    copies: copiesOf(publishedPage),
    status: 200,
  }));
  await write(
    'routes.json',
    JSON.stringify([...routes, { path: '/404', copies: [], status: 404 }]),
  );
  await writePictures(outDir);
  console.log(`${publishedPages.length + 1} pages prerendered into ${outDir}`);
  return { base, pages: publishedPages, artFolder };
}
