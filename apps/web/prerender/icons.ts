import { siteIcons } from '@portfolio/ui/art';
import { encodeIco } from './share/png';
import { renderPng } from './share/renderPicture';

/** The site's icons as files, by name. */
export function iconFiles(): [name: string, content: string | Buffer][] {
  return siteIcons.map(({ file, size, svg }) => {
    if (file.endsWith('.svg')) return [file, svg];
    const png = renderPng(svg);
    return [file, file.endsWith('.ico') ? encodeIco(png, size) : png];
  });
}
