import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tokensCss } from '@portfolio/ui/theme';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import sharp from 'sharp';
import { serveTemporary } from '../serve';
import { ToolError } from '../workspace';
import { sentence } from './growth';

export type Audit = Awaited<ReturnType<typeof audit>>;

/**
 * Runs Lighthouse's mobile preset on a page, and returns the results of the median run.
 *
 * @param origin the page's origin, without a trailing slash
 * @param port the browser's debugging port
 * @param rounds number of runs
 * @returns Lighthouse's scores from 0 to 100, and measurements in ms
 */
export async function audit(origin: string, path: string, port: number, rounds: number) {
  const runs: Result[] = [];
  while (runs.length < rounds) {
    const result = await lighthouse(origin + path, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      // Other sites may be unreachable.
      blockedUrlPatterns: ['https://*'],
      disableFullPageScreenshot: true,
    });
    const error = result ? result.lhr.runtimeError : { message: 'no result' };
    if (!result || error) throw new ToolError(`Lighthouse on ${path}: ${error?.message}`);
    runs.push(result.lhr);
  }
  const { audits, categories }: Result = computeMedianRun(runs);
  const valueOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    path,
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, 100 * (score ?? 0)]),
    ),
    firstPaint: valueOf('first-contentful-paint'),
    largestPaint: valueOf('largest-contentful-paint'),
    mainThread: valueOf('mainthread-work-breakdown'),
    blocking: valueOf('total-blocking-time'),
    shift: valueOf('cumulative-layout-shift'),
  };
}

const imagePx = 48;

const card = (index: number) =>
  `<article><img src="/${index}.png" width="${imagePx}" height="${imagePx}" alt=""><h2>${sentence(index, 4)}</h2><p>${sentence(index + 5, 28)}</p></article>`;

/** Serves a handwritten page with six pictures, without scripts, in system fonts. */
export const serveReference = () =>
  serveTemporary(async (folder) => {
    const cards = [0, 1, 2, 3, 4, 5];
    const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference</title><meta name="description" content="A page without scripts"><link rel="icon" href="data:,"><style>${tokensCss()}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:400 var(--fs-body)/1.55 system-ui,sans-serif}
header,main{max-width:72rem;margin:auto;padding:var(--s24)}h1{font-size:var(--fs-1);line-height:1}h2{font-size:var(--fs-3)}
main{display:grid;gap:var(--s24);grid-template-columns:repeat(auto-fit,minmax(16rem,1fr))}article{background:var(--raised);padding:var(--s16)}
img{display:block;width:100%;height:auto}a{color:inherit}</style></head>
<body><header><nav><a href="/">Home</a> <a href="/about">About</a></nav><h1>${sentence(1, 5)}</h1><p>${sentence(2, 24)}</p></header>
<main>${cards.map(card).join('\n')}</main></body></html>`;
    await writeFile(join(folder, 'index.html'), page);
    for (const index of cards) {
      // Noise does not compress, so the file is as large as a small photograph (7 KB).
      const raw = { width: imagePx, height: imagePx, channels: 3 } as const;
      const noise = sharp(randomBytes(imagePx * imagePx * 3), { raw });
      await noise.toFile(join(folder, `${index}.png`));
    }
  });
