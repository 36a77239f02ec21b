import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';

/** What {@link contactSheet} takes. */
export interface SheetOptions {
  /** Where the pictures are and the sheet goes. */
  folder: string;
  /** Name of the sheet's file. */
  file: string;
  /** Names of the pictures, without their ending. Those that could not be taken are left out. */
  names: readonly string[];
  isDark: boolean;
  /** Whether the pictures are of a telephone's width, of which more stand in a row. */
  isNarrow: boolean;
}

/** Puts many pictures on one, each with its name. What is long is cut, so that a row stays a row. */
export async function contactSheet(browser: Browser, options: SheetOptions): Promise<void> {
  const { folder, file, names, isDark, isNarrow } = options;
  const { columns, width, height } = isNarrow
    ? { columns: 10, width: 200, height: 430 }
    : { columns: 6, width: 340, height: 480 };
  const cells = names
    .filter((name) => existsSync(join(folder, `${name}.png`)))
    .map(
      (name) =>
        `<figure><div><img src="${name}.png" alt=""></div><figcaption>${name}</figcaption></figure>`,
    );
  const source = join(folder, '_sheet.html');
  writeFileSync(
    source,
    `<!doctype html><meta charset="utf-8"><style>
      body{margin:16px;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:16px;font:12px system-ui;
        background:${isDark ? '#222' : '#ddd'};color:${isDark ? '#ddd' : '#222'}}
      figure{margin:0} figcaption{padding:4px 0;overflow-wrap:anywhere}
      div{height:${height}px;overflow:hidden} img{display:block;width:${width}px}
    </style>${cells.join('')}`,
  );
  const page = await browser.newPage({
    viewport: { width: columns * (width + 16) + 16, height: 800 },
  });
  try {
    await page.goto(pathToFileURL(source).href, { waitUntil: 'load' });
    await page.screenshot({ path: join(folder, file), fullPage: true });
  } finally {
    await page.close();
    rmSync(source);
  }
}
