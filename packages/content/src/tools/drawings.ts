/** Reads the owner's drawings: SVG files next to `theme.yaml`. */
import { createRequire } from 'node:module';
import type { OwnDrawings, OwnSvg } from '@portfolio/theme/drawings';
import type { CustomPlugin, optimize } from 'svgo';
import { problemAt } from '../documents';
import type { Problem } from '../explain';
import type { Theme } from '../schemas/theme';
import type { Source } from './sources';

/** Unsupported elements: the content security policy forbids styles and scripts, and drawings use flat colours. */
const unsupportedElements =
  /^(?:style|script|image|text|foreignObject|use|linearGradient|radialGradient|filter|animate\w*)$/;

/** Attributes of the root element that apply to the whole drawing. */
const paintAttributes = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'];

/** Returns the viewBox, or a box with the drawing's width and height. */
function boxOf({ viewBox = '', width = '', height = '' }: Record<string, string>) {
  for (const list of [viewBox, `0 0 ${width} ${height}`]) {
    const [left, top, boxWidth, boxHeight] = list.split(/[\s,]+/).map(Number.parseFloat);
    if (boxWidth! > 0 && boxHeight! > 0) return [left!, top!, boxWidth!, boxHeight!] as const;
  }
  return undefined;
}

/** Loads svgo on demand, because most sites have no drawings of their own. */
const loadSvgo = () => createRequire(import.meta.url)('svgo') as { optimize: typeof optimize };

/** Converts an SVG file to a drawing, with the text colour instead of black. Returns advice if the file cannot be used. */
function readSvg(code: string): OwnSvg | string {
  let box: OwnSvg['box'] | undefined;
  let unsupported: string | undefined;
  /** Replaces the root with a group, and records the first unsupported element or event handler. */
  const toGroup: CustomPlugin = {
    name: 'toGroup',
    fn: () => ({
      element: {
        enter(node, parent) {
          const { name, attributes } = node;
          if (unsupportedElements.test(name)) unsupported ??= `<${name}>`;
          unsupported ??= Object.keys(attributes).find((key) => key.startsWith('on'));
          const isRoot = parent.type === 'root';
          if (isRoot) {
            box = boxOf(attributes);
            node.name = 'g';
          }
          const kept = Object.entries(attributes).filter(([key]) =>
            isRoot ? paintAttributes.includes(key) : !/:|^(?:class|style)$/.test(key),
          );
          node.attributes = Object.fromEntries(kept);
          if (isRoot) node.attributes['fill'] ??= 'currentColor';
          // Removes elements that drawing programs add, like `sodipodi:namedview`.
          node.children = node.children.filter((one) => !('name' in one && one.name.includes(':')));
        },
      },
    }),
  };
  try {
    const { data } = loadSvgo().optimize(code, {
      plugins: [
        'removeDoctype',
        'removeXMLProcInst',
        'removeComments',
        'removeMetadata',
        'removeTitle',
        'removeDesc',
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        {
          name: 'convertColors',
          params: { currentColor: /^(?:#000|#000000|black)$/i },
        },
        // The prefix avoids conflicts with the page's ids. The prefix's hyphen keeps the sprite builder from renaming the ids.
        { name: 'prefixIds', params: { prefix: 'own', delim: '-' } },
        toGroup,
      ],
    });
    if (!box) return 'give the <svg> a viewBox, like viewBox="0 0 64 64"';
    if (unsupported) {
      return `remove ${unsupported}: draw in flat colours, convert text to paths, and style shapes with attributes or plain class rules`;
    }
    return { box, content: data };
  } catch (error) {
    return `export it again: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Reads the drawings that `theme.yaml` names. */
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
    const svgOrAdvice = isTooWide ? 'crop the logo to its symbol; your name is beside it' : svg;
    if (typeof svgOrAdvice === 'string') {
      problems.push(problemAt(['theme', use], svgOrAdvice));
    } else drawings[use] = svgOrAdvice;
  }
  return { drawings, problems };
}
