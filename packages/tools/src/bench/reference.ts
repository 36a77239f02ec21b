import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tokensCss } from '@portfolio/ui/theme';
import sharp from 'sharp';
import { serveTemporary } from '../serve';
import { sentence } from './generatedPosts';

const cardCount = 6;

const imagePx = 48;

/** Noise does not compress, so the file is as large as a small photograph (7 KB). */
const noiseImage = () =>
  sharp(randomBytes(imagePx * imagePx * 3), {
    raw: { width: imagePx, height: imagePx, channels: 3 },
  })
    .png()
    .toBuffer();

const card = (index: number) =>
  `<article><img src="/${index}.png" width="${imagePx}" height="${imagePx}" alt=""><h2>${sentence(index, 4)}</h2><p>${sentence(index + 5, 28)}</p></article>`;

/** A handwritten page without scripts, in system fonts. */
const referencePage = () => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference</title><meta name="description" content="A page without scripts"><link rel="icon" href="data:,"><style>${tokensCss()}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:400 var(--fs-body)/1.55 system-ui,sans-serif}
header,main{max-width:72rem;margin:auto;padding:var(--s24)}h1{font-size:var(--fs-1);line-height:1}h2{font-size:var(--fs-3)}
main{display:grid;gap:var(--s24);grid-template-columns:repeat(auto-fit,minmax(16rem,1fr))}article{background:var(--raised);padding:var(--s16)}
img{display:block;width:100%;height:auto}a{color:inherit}</style></head>
<body><header><nav><a href="/">Home</a> <a href="/about">About</a></nav><h1>${sentence(1, 5)}</h1><p>${sentence(2, 24)}</p></header>
<main>${Array.from({ length: cardCount }, (_, index) => card(index)).join('\n')}</main></body></html>
`;

export const serveReference = () =>
  serveTemporary(async (folder) => {
    await writeFile(join(folder, 'index.html'), referencePage());
    for (let index = 0; index < cardCount; index++) {
      await writeFile(join(folder, `${index}.png`), await noiseImage());
    }
  });
