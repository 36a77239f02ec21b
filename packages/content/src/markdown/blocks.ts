/** Converts blocks to elements, and parses the text in HTML. A block is a fenced YAML code block with the block's name as its language. */
import type {
  BlockContent,
  Code,
  Image,
  Node,
  Parent,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { explain, fieldPath } from '../explain';
import { blockNames, blockSchemas, type BlockName, type Blocks } from '../schemas/blocks';
import { readYaml } from '../tools/yaml';
import { forbiddenTag, withoutTags } from './html';
import { positionIn } from './inlines';
import { escapes, formulas, prices, slugOf } from './remarkPlugins';
import { videoAt } from './videos';

/** A node that becomes an element. remark-rehype reads the element's name and properties from `data`. */
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

/** Creates an element; false, empty and undefined children are omitted. */
const element = (
  hName: string,
  hProperties: Record<string, string>,
  ...children: Child[]
): ElementNode => ({
  type: 'block',
  data: { hName, hProperties },
  children: children.filter((child) => typeof child === 'object'),
});
const elementNamed =
  (name: string) =>
  (...children: Child[]) =>
    element(name, {}, ...children);
const [figcaption, figure, li, p, small, strong, summary] = [
  elementNamed('figcaption'),
  elementNamed('figure'),
  elementNamed('li'),
  elementNamed('p'),
  elementNamed('small'),
  elementNamed('strong'),
  elementNamed('summary'),
];
const time = (dateTime: string) => element('time', { dateTime }, text(dateTime));
const text = (value: string): PhrasingContent => ({ type: 'text', value });
const image = (url: string, alt: string): Image => ({ type: 'image', url, alt });
const link = (url: string | undefined, label: string): PhrasingContent =>
  url === undefined ? text(label) : { type: 'link', url, children: [text(label)] };

/** Unwraps a single paragraph. Returns other nodes unchanged. */
export const withoutParagraph = (nodes: RootContent[]) =>
  nodes.length === 1 && nodes[0]?.type === 'paragraph' ? nodes[0].children : nodes;

type ListName = Exclude<BlockName, 'embed'>;

/** For each list block, creates the element of an item. `markdown` parses a field of the item. */
const items: {
  [Name in ListName]: (
    item: Blocks[Name][number],
    markdown: (prose: string | undefined, field: string) => RootContent[],
  ) => ElementNode;
} = {
  gallery: ({ src, alt, caption }, markdown) =>
    li(
      figure(
        image(src, alt),
        caption && figcaption(...withoutParagraph(markdown(caption, 'caption'))),
      ),
    ),
  entries: ({ title, href, date, place, organization, text: prose }, markdown) => {
    const workplace = [organization, place].filter(Boolean).join(', ');
    return li(
      date && p(time(date)),
      p(strong(link(href, title))),
      workplace && p(small(text(workplace))),
      ...markdown(prose, 'text'),
    );
  },
  cards: ({ title, text: prose, href, src, alt = '' }, markdown) =>
    li(src && figure(image(src, alt)), p(strong(link(href, title))), ...markdown(prose, 'text')),
  faq: ({ question, answer }, markdown) =>
    element(
      'details',
      { dataBlock: 'faq' },
      summary(text(question)),
      ...markdown(answer, 'answer'),
    ),
  timeline: ({ date, period = '', title, text: prose }, markdown) =>
    li(
      p(date ? time(date) : small(text(period))),
      p(strong(text(title))),
      ...markdown(prose, 'text'),
    ),
};

function embedOf({ title, href, player = href }: Blocks['embed']): ElementNode {
  const video = videoAt(player);
  const provider = new URL(player).host.replace(/^www\./, '');
  return element(
    'video',
    video
      ? { href, provider: video.provider, player: video.player }
      : { href, provider, player, kind: 'embed' },
    image(`art:woven/${slugOf(video?.id ?? player)}`, ''),
    text(title),
  );
}

/** Creates a parser without some of CommonMark's constructs, like `list`. */
const parserWithout = (constructs: string[]) =>
  unified()
    .data('micromarkExtensions', [{ disable: { null: constructs } }])
    .use(remarkParse)
    .use(escapes)
    .use(remarkGfm, { singleTilde: false })
    .use(remarkMath)
    .freeze();

const fieldParser = parserWithout([]);
/** Parses the text in HTML, where indented text is not code. */
const textParser = parserWithout(['codeIndented', 'htmlFlow']);
/** Parses the text in captions and `<summary>`, where "1. Install" is not a list. */
export const inlineParser = parserWithout(
  'blockQuote codeFenced codeIndented headingAtx htmlFlow list setextUnderline thematicBreak'.split(
    ' ',
  ),
);

/** Parses Markdown in a field, which can refer to the file's footnotes and link definitions. All nodes get the field's position. */
export function parseField(
  prose: string,
  position: Node['position'],
  file: VFile,
  parser = fieldParser,
): RootContent[] {
  const { definitions = '' } = file.data;
  const field = new VFile(definitions + prose.trimStart());
  const tree = parser.parse(field);
  tree.children = tree.children.filter(
    (node) => (node.position?.start.offset ?? 0) >= definitions.length,
  );
  prices(tree, field);
  formulas(tree, field);
  for (const { reason } of field.messages) file.message(reason, { place: position });
  visit(tree, (node) => void (node.position = position));
  return tree.children;
}

/** Matches comments, and the tags of `details` and `summary`. */
const blockTag = /(<!--[^]*?-->|<\/?(?:details|summary)(?:"[^"]*"|'[^']*'|[^"'>])*>)/i;

/** Parses the Markdown in HTML blocks. CommonMark does not parse it. */
export function htmlText(tree: Root, file: VFile): void {
  visit(tree, 'html', (node, index, parent) => {
    const { value } = node;
    // Leaves HTML unchanged if it has no text, or if it has a forbidden tag, which `checks` reports.
    if (!parent || index === undefined || forbiddenTag(value) || !withoutTags(value).trim()) {
      return undefined;
    }
    let [end, isSummary] = [0, false];
    const nodes = value.split(blockTag).flatMap((part, at): RootContent[] => {
      const start = end + part.search(/\S|$/);
      end += part.length;
      if (at % 2 > 0) {
        isSummary = /^<summary/i.test(part);
        return [{ ...node, value: part }];
      }
      const position = positionIn(node, start);
      return isSummary
        ? withoutParagraph(parseField(part, position, file, inlineParser))
        : parseField(part, position, file, textParser);
    });
    // Empties the HTML node but keeps it, because the `shortcodes` plugin looks for code and comments in the node's source range.
    parent.children.splice(index, 1, { ...node, value: '' }, ...(nodes as never[]));
    return [SKIP, index + nodes.length + 1];
  });
}

/** Returns an empty paragraph if the block is invalid. */
function elementsOf(name: BlockName, { position, value }: Code, file: VFile): BlockContent[] {
  const invalid: BlockContent[] = [{ type: 'paragraph', children: [], position }];
  const fenceLine = position?.start.line ?? 1;
  const report = (line: number, reason: string) =>
    void file.message(reason, { place: { line, column: 1 } });
  const messageCount = file.messages.length;
  const yaml = readYaml(value, report, fenceLine);
  if (file.messages.length > messageCount) return invalid;
  const lineOf = (path: PropertyKey[]) => Math.max(yaml.lineOf(path), fenceLine);
  const result = blockSchemas[name].safeParse(yaml.value);
  if (!result.success) {
    const issues = result.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] }));
    for (const { field, expectation } of explain(file.path, issues)) {
      const [, ...path] = fieldPath(field);
      report(lineOf(path), `${field}: ${expectation}`);
    }
    return invalid;
  }
  const positionOf = (path: PropertyKey[]) => {
    const start = { line: lineOf(path), column: 1 };
    return { start, end: start };
  };
  /** Adds the block's position to its elements, and the line of their field to pictures and links. */
  const placed = (node: ElementNode, path: PropertyKey[] = []): ElementNode => {
    visit(node, (one) => {
      const field = { image: ['src'], link: ['href'] }[one.type as string] ?? [];
      one.position ??= one.type === 'block' ? position : positionOf([...path, ...field]);
    });
    return node;
  };
  if (name === 'embed') {
    const embed = result.data as Blocks['embed'];
    file.data.links?.push({ href: embed.href, line: lineOf(['href']) });
    return [placed(embedOf(embed))];
  }
  const create = items[name] as (typeof items)['entries'];
  const children = (result.data as Blocks['entries']).map((item, index) =>
    placed(
      create(item, (prose = '', field) => parseField(prose, positionOf([index, field]), file)),
      [index],
    ),
  );
  if (name === 'faq') return children;
  const listName = name === 'timeline' ? 'ol' : 'ul';
  return [placed(element(listName, { dataBlock: name }, ...children))];
}

/** Replaces blocks with elements. */
export function blocks(tree: Root, file: VFile): void {
  let definitions = '';
  visit(tree, ['footnoteDefinition', 'definition'], (node) => {
    if (node.type === 'footnoteDefinition') definitions += `[^${node.label}]: -\n\n`;
    if (node.type === 'definition') definitions += `[${node.label}]: -\n\n`;
  });
  file.data.definitions = definitions;
  visit(tree, 'code', (node, index, parent) => {
    const name = blockNames.find((one) => one === node.lang);
    if (!name || !parent || index === undefined) return undefined;
    const blockContent = elementsOf(name, node, file);
    parent.children.splice(index, 1, ...blockContent);
    return [SKIP, index + blockContent.length];
  });
}
