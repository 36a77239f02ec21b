/** Turns code blocks whose language is a block's name, and whose text is YAML, into ordinary elements. */
import type { BlockContent, Code, Image, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { explain } from '../explain';
import { blockNames, blockSchemas, type BlockName, type Blocks } from '../schemas/blocks';
import { readYaml } from '../tools/yaml';
import { prices, slugOf } from './remarkPlugins';
import { videoAt } from './videos';

/** An element by its name; remark-rehype has no other node for it. */
interface ElementNode extends Parent {
  type: 'block';
  children: (RootContent | ElementNode)[];
}

declare module 'mdast' {
  interface RootContentMap {
    block: ElementNode;
  }
  interface BlockContentMap {
    block: ElementNode;
  }
}

type Child = RootContent | ElementNode | false | '' | undefined;

/** Makes the nodes of one block; all have the line of the field that they come from. */
interface Maker {
  /** An element; children that are false, empty or undefined are left out. */
  element: (name: string, properties: Record<string, string>, ...children: Child[]) => ElementNode;
  /** The nodes of a Markdown text. */
  markdown: (text: string | undefined, ...path: PropertyKey[]) => RootContent[];
  image: (src: string, alt: string, ...path: PropertyKey[]) => Image;
  link: (href: string | undefined, label: string, ...path: PropertyKey[]) => PhrasingContent;
  /** Adds an address to the links that are checked. */
  listLink: (href: string, ...path: PropertyKey[]) => void;
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** The children of the only paragraph, or all nodes. */
const withoutParagraph = (nodes: RootContent[]) =>
  nodes.length === 1 && nodes[0]?.type === 'paragraph' ? nodes[0].children : nodes;

/** The elements of each block. */
const makers: { [Name in BlockName]: (value: Blocks[Name], maker: Maker) => ElementNode[] } = {
  gallery: (photos, { element, image, markdown }) => [
    element(
      'ul',
      { dataBlock: 'gallery' },
      ...photos.map(({ src, alt, caption }, index) =>
        element(
          'li',
          {},
          element(
            'figure',
            {},
            image(src, alt, index, 'src'),
            caption !== undefined &&
              element('figcaption', {}, ...withoutParagraph(markdown(caption, index, 'caption'))),
          ),
        ),
      ),
    ),
  ],
  entries: (entries, { element, link, markdown }) => [
    element(
      'ul',
      { dataBlock: 'entries' },
      ...entries.map(({ title, href, date, place, organization, text: prose }, index) => {
        const where = [organization, place].filter(Boolean).join(', ');
        return element(
          'li',
          {},
          date && element('p', {}, element('time', { dateTime: date }, text(date))),
          element('p', {}, element('strong', {}, link(href, title, index, 'href'))),
          where && element('p', {}, element('small', {}, text(where))),
          ...markdown(prose, index, 'text'),
        );
      }),
    ),
  ],
  cards: (cards, { element, image, link, markdown }) => [
    element(
      'ul',
      { dataBlock: 'cards' },
      ...cards.map(({ title, text: prose, href, src, alt = '' }, index) =>
        element(
          'li',
          {},
          src && element('figure', {}, image(src, alt, index, 'src')),
          element('p', {}, element('strong', {}, link(href, title, index, 'href'))),
          ...markdown(prose, index, 'text'),
        ),
      ),
    ),
  ],
  faq: (questions, { element, markdown }) =>
    questions.map(({ question, answer }, index) =>
      element(
        'details',
        { dataBlock: 'faq' },
        element('summary', {}, text(question)),
        ...markdown(answer, index, 'answer'),
      ),
    ),
  timeline: (steps, { element, markdown }) => [
    element(
      'ol',
      { dataBlock: 'timeline' },
      ...steps.map(({ date, period = '', title, text: prose }, index) =>
        element(
          'li',
          {},
          element(
            'p',
            {},
            date
              ? element('time', { dateTime: date }, text(date))
              : element('small', {}, text(period)),
          ),
          element('p', {}, element('strong', {}, text(title))),
          ...markdown(prose, index, 'text'),
        ),
      ),
    ),
  ],
  embed({ title, href, player = href }, { element, image, listLink }) {
    listLink(href, 'href');
    const video = videoAt(player);
    const provider = new URL(player).host.replace(/^www\./, '');
    return [
      element(
        'video',
        video
          ? { href, provider: video.provider, player: video.player }
          : { href, provider, player, kind: 'embed' },
        image(`art:woven/${slugOf(video?.id ?? player)}`, ''),
        text(title),
      ),
    ];
  },
};

const syntax = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze();

/** Reads a block and makes its elements; reports what is wrong with it at the line of the field. */
function elementsOf(name: BlockName, { position, value }: Code, file: VFile): ElementNode[] {
  const fence = position?.start.line ?? 1;
  const report = (line: number, reason: string) =>
    void file.message(reason, { place: { line, column: 1 } });
  let isYaml = true;
  const yaml = readYaml(
    value,
    (line, reason) => {
      isYaml = false;
      report(line, reason);
    },
    fence,
  );
  if (!isYaml) return [];
  const lineOf = (path: PropertyKey[]) => Math.max(yaml.lineOf(path), fence);
  const result = blockSchemas[name].safeParse(yaml.value);
  if (!result.success) {
    const issues = result.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] }));
    for (const { field, expectation } of explain(file.path, issues)) {
      const [, ...path] = field.match(/[^.[\]]+/g) ?? [];
      report(lineOf(path), `${field}: ${expectation}`);
    }
    return [];
  }
  const placeOf = (path: PropertyKey[]): Code['position'] => {
    const point = { line: lineOf(path), column: 1 };
    return { start: point, end: point };
  };
  const maker: Maker = {
    element: (hName, hProperties, ...children) => ({
      type: 'block',
      data: { hName, hProperties },
      children: children.filter((child) => typeof child === 'object'),
      position,
    }),
    markdown(prose = '', ...path) {
      const tree = syntax.parse(prose);
      prices(tree, new VFile(prose));
      visit(tree, (node) => void (node.position = placeOf(path)));
      return tree.children;
    },
    image: (url, alt, ...path) => ({ type: 'image', url, alt, position: placeOf(path) }),
    link: (url, label, ...path) =>
      url === undefined
        ? text(label)
        : { type: 'link', url, children: [text(label)], position: placeOf(path) },
    listLink: (href, ...path) => void file.data.links?.push({ href, line: lineOf(path) }),
  };
  const make = makers[name] as (value: unknown, maker: Maker) => ElementNode[];
  return make(result.data, maker);
}

/** Replaces the code blocks that are blocks by their elements. The plugins after this one treat these as all others. */
export function blocks(tree: Root, file: VFile): void {
  visit(tree, 'code', (node, index, parent) => {
    const name = blockNames.find((one) => one === node.lang);
    if (!name || !parent || index === undefined) return undefined;
    const made = elementsOf(name, node, file);
    parent.children.splice(index, 1, ...(made as BlockContent[]));
    return [SKIP, index + made.length];
  });
}
