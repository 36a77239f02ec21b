import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { assembled } from '../testing/fixture';
import { folderWith, temporaryFolder } from '../testing/folders';
import {
  adviceForFormat,
  animatedPictureAdvice,
  copyPictures,
  damagedPictureProblems,
  readBrightness,
  unreadablePictureAdvice,
  urlsOf,
} from './pictures';
import { pictureLines } from './report';
import { loadSources } from './sources';

const plain = (width: number, height: number, background = '#2a9d8f') =>
  sharp({ create: { width, height, channels: 4, background } });
const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' };
const original = await plain(500, 350).withExif({ IFD3: GPS }).jpeg().toBuffer();
/** A rotated photograph with a location. */
const photo = await sharp(original).keepExif().withMetadata({ orientation: 6 }).jpeg().toBuffer();
const frames = await Promise.all(
  ['red', 'blue'].map((colour) => plain(8, 8, colour).png().toBuffer()),
);
const moving = sharp(frames, { join: { animated: true } });
const transparent = plain(400, 200, '#0000');
const folder = await temporaryFolder({
  'Me & Kettle.JPG': photo,
  'broken.png': 'not an image',
  'moving.gif': await moving.clone().gif().toBuffer(),
  'moving.webp': await moving.webp().toBuffer(),
  'old/tea.jpg': photo,
  'photo.HEIC': '',
  'posts/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
  'posts/shot.avif': await transparent.clone().avif().toBuffer(),
  'posts/shot.png': await transparent.clone().png().toBuffer(),
  'posts/shot.webp': await transparent.webp().toBuffer(),
  'posts/tea.jpg': photo,
  'still.gif': await sharp(frames[0]).gif().toBuffer(),
  'wide.jpg': await plain(3000, 100).jpeg().toBuffer(),
  'äyräs.jpg': await plain(8, 8).jpeg().toBuffer(),
});
const sources = await loadSources(folder);
const sourceOf = (name: string) => sources.find(({ file }) => file === name)!;
const pictureOf = (name: string) => sourceOf(name).picture!;

it.each([
  ['Me & Kettle.JPG', 'me-kettle', 'jpg', { width: 350, height: 500, widths: [320, 350] }],
  ['posts/plan.svg', 'plan', 'svg', { width: 40, height: 30 }],
  ['posts/shot.avif', 'shot', 'png', { width: 400, height: 200, widths: [320, 400] }],
  ['posts/shot.png', 'shot', 'png', { width: 400, height: 200 }],
  ['posts/shot.webp', 'shot', 'png', { width: 400, height: 200 }],
  ['still.gif', 'still', 'png', { width: 8, height: 8 }],
  ['wide.jpg', 'wide', 'jpg', { width: 1440, height: 48, widths: [320, 640, 960, 1440, 2048] }],
  ['äyräs.jpg', 'ayras', 'jpg', { width: 8, height: 8 }],
])('publishes %s', (file, name, extension, published) => {
  const src = expect.stringMatching(`^/images/${name}-[0-9a-f]{8}\\.${extension}$`);
  expect(pictureOf(file).published).toMatchObject({ src, ...published });
});

it.each([
  ['broken.png', unreadablePictureAdvice],
  ['moving.gif', animatedPictureAdvice],
  ['moving.webp', animatedPictureAdvice],
  ['photo.HEIC', adviceForFormat('photo.HEIC')],
])('explains how to replace %s', (file, advice) => {
  expect(sourceOf(file).problem?.expectation).toBe(advice);
});

it('finds pictures by name, draws halftones, and lists unused files', async () => {
  const alt = 'A kettle.';
  const edits = {
    'posts/singing-kettle.md': { image: { src: 'tea.jpg', alt }, prose: `![${alt}](./plan.svg)` },
    'projects/singing-kettle.md': { image: { src: 'Me & Kettle.JPG', look: 'halftone', alt } },
  };
  const usable = sources.filter(({ problem }) => !problem);
  const { outcomes, lines } = await assembled(edits, {}, usable);
  expect(lines).toEqual([]);
  const [{ content, pictures }] = outcomes;
  const [post] = content!.posts;
  expect(post?.image).toEqual({ ...pictureOf('posts/tea.jpg').published, alt });
  expect(post?.page?.sections).toMatchObject([
    { children: [{}, { children: [{ properties: { width: 40, height: 30, alt } }] }] },
  ]);
  const art = content?.projects[0]?.image;
  expect(art).toEqual({
    art: expect.stringMatching(/^halftone\/accent-me-kettle-[0-9a-f]{8}$/),
    alt,
  });
  expect(pictures.find(({ file }) => file === 'Me & Kettle.JPG')).toMatchObject({
    isShown: false,
    halftones: [(art as { art: string }).art],
  });
  const unused = pictureLines(pictures).filter((line) => line.includes('not used'));
  expect(unused.map((line) => line.trim().split(':')[0])).toEqual([
    ...['old/tea.jpg', 'posts/shot.avif', 'posts/shot.png', 'posts/shot.webp'],
    ...['still.gif', 'wide.jpg', 'äyräs.jpg'],
  ]);
});

it('reads the brightness of a photograph, cropped to its centre', async () => {
  const path = join(folder, 'halves.png');
  const raw = { width: 4, height: 2, channels: 1 } as const;
  const pixels = sharp(Buffer.from([0, 0, 255, 255, 0, 0, 255, 255]), { raw });
  await pixels.png().toFile(path);
  const brightness = await readBrightness(path, { width: 2, height: 2 });
  expect([brightness(0, 0), brightness(1, 1)]).toEqual([0, 1]);
});

it.each([
  ['in the middle', Buffer.from(photo).fill(0xff, photo.length >> 1, (photo.length >> 1) + 50)],
  ['at the end', photo.subarray(0, -400)],
])('reports a picture damaged %s, and names it in the error of a build', async (_, data) => {
  const [source] = await loadSources(await folderWith({ 'damaged.jpg': data }));
  const checked = [pictureOf('broken.png'), pictureOf('still.gif'), source!.picture!];
  expect(await damagedPictureProblems(checked)).toMatchObject([{ file: 'damaged.jpg' }]);
  await expect(copyPictures([source!.picture!], await folderWith({}))).rejects.toThrow(
    /damaged\.jpg: save the image again/,
  );
});

it("removes the camera's metadata from every size and format", async () => {
  const files = ['Me & Kettle.JPG', 'posts/plan.svg', 'posts/shot.png'].map(pictureOf);
  const siteFolder = await folderWith({});
  await copyPictures(files, siteFolder);
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const urls = files.flatMap(({ published }) => urlsOf(published));
  expect(urls).toHaveLength(5 + 1 + 5);
  for (const url of urls) {
    const { exif } = await sharp(await readFile(join(siteFolder, url))).metadata();
    expect(exif, url).toBeUndefined();
  }
});
