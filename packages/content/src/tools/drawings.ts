/** Reads the owner's drawings: SVG files that `theme.yaml` names, next to it. */
import type { OwnDrawings, OwnSvg } from '@portfolio/theme/drawings';
import type { Problem } from '../explain';
import type { Theme } from '../schemas/theme';
import type { Source } from './sources';

/** Unsupported elements and attributes: the content security policy forbids styles, and drawings take the text colour. */
const unsupported =
  /<(style|script|image|text|foreignObject|use|linearGradient|radialGradient|filter|animate\w*)\b|\s(class|on\w+)=/;

/** Parses an SVG file. Black becomes the text colour; other colours stay. Returns advice if it cannot be used. */
function readSvg(file: string): OwnSvg | string {
  const [, root = '', content = ''] = /<svg\b([^>]*)>([^]*)<\/svg>/.exec(file) ?? [];
  const numbersOf = (name: string) =>
    (new RegExp(`\\s${name}="([^"%]+)"`).exec(root)?.[1] ?? '')
      .split(/[\s,]+/)
      .map(Number.parseFloat);
  const [x = 0, y = 0, width = 0, height = 0] =
    [numbersOf('viewBox'), [0, 0, ...numbersOf('width'), ...numbersOf('height')]].find(
      ([, , ...size]) => size.length === 2 && size.every((length) => length > 0),
    ) ?? [];
  if (!width || !height) return 'give the <svg> a viewBox, like viewBox="0 0 64 64"';
  const [, element, attribute] = unsupported.exec(content) ?? [];
  const found = element ? `<${element}>` : attribute;
  if (found) {
    return `remove ${found}: draw in flat colours, convert text to paths, and export with presentation attributes instead of styles`;
  }
  const paint = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin']
    .map((name) => new RegExp(`\\s${name}="[^"]*"`).exec(root)?.[0] ?? '')
    .join('');
  const drawn = `<g${paint.includes(' fill=') ? '' : ' fill="currentColor"'}${paint}>${content}</g>`
    // Removes metadata that drawing programs add.
    .replace(/<!--[^]*?-->|<(title|desc|metadata|\w+:\w+)\b(?:[^>]*\/>|[^]*?<\/\1>)/g, '')
    .replace(/\s\w+:[\w-]+="[^"]*"/g, '')
    .replace(/\sstyle="([^"]*)"/g, (_, style: string) =>
      Array.from(
        style.matchAll(/((?<![\w-])(?:fill|stroke|opacity)[\w-]*)\s*:\s*([^;]+)/g),
        ([, name, value]) => ` ${name}="${value?.trim()}"`,
      ).join(''),
    )
    // The prefix avoids conflicts with the page's ids. Its hyphen keeps the sprite builder from renaming them.
    .replace(/(\sid="|url\(#)/g, '$1own-')
    .replace(/"(?:#000|#000000|black)"/gi, '"currentColor"')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><');
  return { box: [x, y, width, height], content: drawn };
}

/** Reads the files that `theme.yaml` names. */
export function readDrawings(theme: Theme, sources: readonly Source[]) {
  const drawings: OwnDrawings = {};
  const problems: Problem[] = [];
  for (const use of ['logo', 'band'] as const) {
    const name = theme[use];
    if (!name) continue;
    const source = sources.find(({ file }) => file === name);
    const svg = source
      ? readSvg(source.svg ?? '')
      : `put ${name} next to theme.yaml; the file does not exist`;
    const isTooWide = typeof svg !== 'string' && use === 'logo' && svg.box[2] > svg.box[3] * 2;
    const expectation = isTooWide ? 'crop the logo to its symbol; your name is beside it' : svg;
    if (typeof expectation === 'string') {
      problems.push({ file: 'theme.yaml', field: use, expectation });
    } else drawings[use] = expectation;
  }
  return { drawings, problems };
}
