import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { assembled, textOf } from '../testing/fixture';
import { folderWith, temporaryFolder } from '../testing/folders';
import {
  copyPictures,
  damagedPictureProblems,
  missingPictureAdvice,
  readBrightness,
  urlsOf,
} from './pictures';
import { pictureLines } from './report';
import { loadSources, type Source } from './sources';

const colour = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a9d8f' } })
    .jpeg()
    .toBuffer();

const original = await sharp(await colour(1200, 800))
  .withExif({
    IFD0: { Make: 'Camera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
  })
  .jpeg()
  .toBuffer();
/** A rotated photograph with a location. */
const photo = await sharp(original).keepExif().withMetadata({ orientation: 6 }).jpeg().toBuffer();
const transparent = sharp({
  create: { width: 500, height: 250, channels: 4, background: '#0000' },
});
const folder = await temporaryFolder();
await mkdir(join(folder, 'posts'));
await writeFile(join(folder, 'Me & Kettle.JPG'), photo);
for (const type of ['png', 'webp', 'avif'] as const) {
  await writeFile(join(folder, `posts/shot.${type}`), await transparent.toFormat(type).toBuffer());
}
await writeFile(
  join(folder, 'posts/plan.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
);
const pictures = await loadSources(folder);

async function withPictures(cover: string, figure: string, more: readonly Source[] = []) {
  const file = 'posts/singing-kettle.md';
  const text = textOf(file)
    .replace('art: woven/kettle', `src: ${cover}`)
    .replace('The kettle sings.', `![A plan of the kettle.](${figure})`);
  const outcome = await assembled({ [file]: text }, {}, [...pictures, ...more]);
  const post = outcome.content?.posts.find(({ slug }) => slug === 'singing-kettle');
  return { ...outcome, post, image: post?.image };
}

it.each(['png', 'webp', 'avif'])('accepts a cover of type %s', async (type) => {
  const { image } = await withPictures(`shot.${type}`, './plan.svg');
  expect(image).toMatchObject({ width: 500, height: 250 });
});

it('reads the displayed size of rotated pictures', async () => {
  const { image, post, pictures: all } = await withPictures('Me & Kettle.JPG', './plan.svg');
  expect(image).toEqual({
    src: expect.stringMatching(/^\/images\/me-kettle-[0-9a-f]{8}\.jpg$/),
    width: 800,
    height: 1200,
    widths: [320, 640, 800],
    alt: 'A kettle with a dot of steam.',
  });
  expect(JSON.stringify(post?.page?.sections)).toMatch(
    /"src":"\/images\/plan-[0-9a-f]{8}\.svg","alt":"[^"]+","width":40,"height":30/,
  );
  expect(all.map(({ file, isShown }) => [file, isShown])).toEqual([
    ['Me & Kettle.JPG', true],
    ['posts/plan.svg', true],
    ...['avif', 'png', 'webp'].map((type) => [`posts/shot.${type}`, false]),
  ]);
});

it('finds which of two copies of a picture is used', async () => {
  const file = 'posts/singing-kettle.md';
  const copies = await loadSources(
    await folderWith({ 'posts/tea.jpg': photo, 'old/tea.jpg': photo }),
  );
  const text = textOf(file).replace('art: woven/kettle', 'src: tea.jpg');
  const { pictures: all } = await assembled({ [file]: text }, {}, copies);
  expect(pictureLines(all)).toEqual([
    'Pictures',
    '  old/tea.jpg: not used on any page; use it or remove the file',
  ]);
});

it.each([
  [
    'with an accent',
    'äyräs.jpg',
    colour(8, 8),
    { src: expect.stringMatching(/^\/images\/ayras-/) },
  ],
  [
    'larger than pages need',
    'wide.jpg',
    colour(3000, 1000),
    { width: 1440, height: 480, widths: [320, 640, 960, 1440, 2048] },
  ],
])('publishes a picture %s', async (_, file, data, published) => {
  const [source] = await loadSources(await folderWith({ [file]: await data }));
  expect(source?.picture?.published).toMatchObject(published);
});

it("draws a halftone photograph in its tile's colours", async () => {
  const cover = 'Me & Kettle.JPG\n  look: halftone';
  const { image, pictures: all } = await withPictures(cover, 'plan.svg');
  expect(image).toEqual({
    art: expect.stringMatching(/^halftone\/accent-me-kettle-[0-9a-f]{8}$/),
    alt: 'A kettle with a dot of steam.',
  });
  expect(all[0]).toMatchObject({ isShown: false, halftones: [Object(image).art] });
});

it('reads the brightness of a photograph, cropped to its centre', async () => {
  const path = join(await folderWith({}), 'halves.png');
  const raw = { width: 4, height: 2, channels: 1 } as const;
  await sharp(Buffer.from([0, 0, 255, 255, 0, 0, 255, 255]), { raw })
    .png()
    .toFile(path);
  const brightness = await readBrightness(path, { width: 2, height: 2 });
  expect([brightness(0, 0), brightness(1, 1)]).toEqual([0, 1]);
});

it('reports a missing picture, and a file that is not an image', async () => {
  const broken = await loadSources(await folderWith({ 'broken.png': 'not an image' }));
  const { lines } = await withPictures('me.jpg', 'plan.png', broken);
  expect(lines).toEqual([
    'broken.png → save the image again; the file cannot be read',
    `posts/singing-kettle.md:8 → image.src: ${missingPictureAdvice('me.jpg')}`,
    `posts/singing-kettle.md:21 → ${missingPictureAdvice('plan.png')}`,
  ]);
});

it.each([
  ['in the middle', Buffer.from(photo).fill(0xff, photo.length >> 1, (photo.length >> 1) + 50)],
  ['at the end', photo.subarray(0, -400)],
])('reports a picture damaged %s, and names it in the error of a build', async (_, data) => {
  const files = { 'damaged.jpg': data, 'photo.jpg': photo, 'broken.png': 'not an image' };
  const [broken, source, intact] = await loadSources(await folderWith(files));
  const checked = [broken, source, intact].map((one) => one!.picture!);
  expect(await damagedPictureProblems(checked)).toMatchObject([{ file: 'damaged.jpg' }]);
  await expect(copyPictures([source!.picture!], await folderWith({}))).rejects.toThrow(
    /damaged\.jpg: save the image again/,
  );
});

it("removes the camera's metadata from every size and format", async () => {
  const files = pictures.flatMap(({ picture }) => picture ?? []);
  const siteFolder = await folderWith({});
  await copyPictures(files, siteFolder);
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  for (const { published } of files) {
    for (const url of urlsOf(published)) {
      const metadata = await sharp(await readFile(join(siteFolder, url))).metadata();
      const width = /-(\d+)\.(?:avif|webp)$/.exec(url)?.[1] ?? published.width;
      expect([metadata.width, metadata.exif], url).toEqual([Number(width), undefined]);
    }
  }
  const [me, , shot] = files;
  expect(urlsOf(me!.published)).toHaveLength(7);
  expect(shot?.published.src).toMatch(/\.png$/);
});
