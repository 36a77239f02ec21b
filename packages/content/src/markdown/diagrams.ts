/** Renders Mermaid diagrams as inline SVG, so that the page's style sheet sets the colours for both themes. */
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toText } from 'hast-util-to-text';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { codeBlocksIn } from './highlight';
import { claimId } from './remarkPlugins';

const kinds = /^(?:graph|flowchart|stateDiagram(?:-v2)?|sequenceDiagram|classDiagram|erDiagram)\b/;

/** A diagram's accessible title and description, on one line or between braces. */
const descriptions = /^\s*acc(?:Title|Descr)\s*(?::\s*(.*)|\{([^}]*)\})\s*$/gm;

/** A diagram's Mermaid front matter. Captures the title. */
const frontMatter = /^\s*---\n(?:[^]*?^\s*title:\s*(.+)$)?[^]*?^\s*---\n/m;

/** Comments, settings and the author's colours. A colour that suits one theme may not suit the other. */
const ignoredSyntax =
  /^\s*(?:%%.*|(?:style|classDef|linkStyle|click)\s.*|class\s+\S+\s+[\w-]+\s*)$|:::[\w-]+/gm;

/** A semicolon at the end of a statement, not of an entity like `#quot;`. The renderer supports only line breaks between statements. */
const statementEnd = /(?<!#\w+);(?:[^\S\n]+|$)/gm;

/** A body in braces on one line. The renderer supports only bodies that span several lines. */
const oneLineBody = /^([^{}\n]*[\p{L}\w\]"~]\s*\{)([^{}\n]+)\}[^\S\n]*$/gmu;

/** An attribute in an ER diagram: type, name, keys and comment. */
const attribute = /\S+\s+\S+(?:[,\s]+[PFU]K\b)*(?:\s*"[^"]*")?/g;

/** A flowchart arrow with its label, outside quotation marks. The renderer supports only short arrows with spaces around them. */
const arrow =
  /"[^"\n]*"|(?<![-=<])(--|==)[^\S\n]*(?<words>[^-=|>\n"[\](){}]+?)(?=[^\S\n]*(?:--|==))|(?<line><?(?:-{2,}>|={2,}>|-\.+->|-{3,}|={3,}))[^\S\n]*(?<bar>\|?)/g;

/** Rewrites valid Mermaid that the renderer would misread. */
function normalised(diagram: string): string {
  if (diagram.startsWith('sequence')) return diagram;
  if (/^(?:graph|flowchart)/.test(diagram)) {
    return diagram.replace(
      arrow,
      (all, start?: string, words?: string, line?: string, bar?: string) => {
        if (line) {
          const short = line.replace(/(-|=)\1+(?=\1>|\1\1$)/, '$1').replace(/\.+/, '.');
          return ` ${short}${bar || ' '}`;
        }
        return start && words ? ` ${start} ${words.trim()} ` : all;
      },
    );
  }
  const isEntityDiagram = diagram.startsWith('er');
  return diagram
    .replace(oneLineBody, (_, start: string, body: string) =>
      [start, ...((isEntityDiagram && body.match(attribute)) || [body]), '}'].join('\n'),
    )
    .replace(/\b([PFU]K),\s*(?=[PFU]K\b)/g, '$1 ');
}

const lettersOf = (text: string) => text.replace(/<[^>]*>|#\w+;|[^\p{L}\p{N}]/gu, '');

/** Matches lines that only structure a diagram and draw nothing. */
const structureLine =
  /^(?:end|\}|direction\s.*|(?:subgraph|loop|alt|opt|par|critical|break|rect|else|and)\b.*)?$/;

/** Patterns that match labels, by kind of diagram. */
const labelPatterns = [
  [/^(?:graph|flowchart)/, /\[([^[\]]+)\]|\(([^()]+)\)|\{([^{}]+)\}|\|([^|]+)\|/g],
  [/^(?:state|sequence)/, /"([^"]+)"|:\s*(.+)$/g],
] as const;

/** Finds a line that does not affect the drawing: its labels are not drawn, or its last character changes nothing. */
function ignoredLine(diagram: string, drawnText: string, draw: (diagram: string) => string) {
  const [head = '', ...lines] = diagram.split('\n').map((line) => line.trim());
  const labelPattern = labelPatterns.find(([kind]) => kind.test(head))?.[1];
  const drawn = lettersOf(drawnText);
  let parent = '';
  const drawAlone = (line: string) => draw([head, parent, line, parent && '}'].join('\n'));
  return lines.find((line) => {
    const opensBlock = line.endsWith('{');
    if (opensBlock || line === '}') parent = '';
    if (structureLine.test(line)) return false;
    const found = labelPattern
      ? [...line.matchAll(labelPattern)].flatMap(([, ...groups]) => groups)
      : [];
    if (found.some((text) => text && !drawn.includes(lettersOf(text)))) return true;
    const [text, end] = opensBlock ? [line.slice(0, -1).trim(), ' {\n}'] : [line, ''];
    try {
      return drawAlone(text + end) === drawAlone(text.slice(0, -1) + end);
    } catch {
      return false;
    } finally {
      if (opensBlock) parent = line;
    }
  });
}

/** Factor that enlarges the renderer's labels (11 to 13 px) to about the size of an article's text. */
const scale = 1.25;

/** In px before scaling. Smaller labels are enlarged to this size. */
const minFontSize = 11;

/** Pixels cropped from each side of a drawing. The renderer leaves a margin of at least 30 px. */
const crop = 20;

const isDrawn = (node: ElementContent, isLabel: boolean) =>
  node.type === 'element' ? node.tagName !== 'style' : node.type === 'text' && isLabel;

/** Removes styles and line breaks, sets the drawing's size, and makes ids unique on the page. */
function clean(svg: Element, id: string): void {
  const cropped = (name: string) => Number(svg.properties[name]) - 2 * crop;
  const [width, height] = [cropped('width'), cropped('height')];
  svg.properties = {
    viewBox: [crop, crop, width, height].join(' '),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
  visit(svg, 'element', (node) => {
    const isLabel = ['text', 'tspan'].includes(node.tagName);
    node.children = node.children.filter((child) => isDrawn(child, isLabel));
    // Wraps text in a `tspan` if it has siblings. Otherwise, `Prose` would put the text into a `span`, which SVG does not have.
    if (isLabel && node.children.length > 1) {
      node.children = node.children.map((child) =>
        child.type === 'text' ? h('tspan', child.value) : child,
      );
    }
    // Moves the diamonds at the ends of lines out from under the boxes.
    if (/^cls-(?:aggregation|composition)/.test(String(node.properties['id'])))
      node.properties['refX'] = '12';
    for (const [name, value] of Object.entries(node.properties)) {
      if (name === 'fontSize') node.properties[name] = String(Math.max(Number(value), minFontSize));
      else if (/^stroke(?:Dash|Line)/.test(name)) {
        // React writes `strokeLinejoin` where hast has `strokeLineJoin`.
        delete node.properties[name];
        node.properties[`stroke${name[6]}${name.slice(7).toLowerCase()}`] = value;
      } else if (name === 'id') node.properties['id'] = `${id}-${String(value)}`;
      else if (typeof value === 'string') {
        node.properties[name] = value
          .replace(/url\(#/g, `url(#${id}-`)
          .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
      }
    }
  });
}

/** Converts Mermaid code blocks to figures. Loads the renderer only if needed. */
export async function diagrams(tree: Root, file: VFile): Promise<void> {
  const blocks = codeBlocksIn(tree).filter(({ language }) => language === 'mermaid');
  if (blocks.length === 0) return;
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  for (const { block, code: source, caption } of blocks) {
    const titleAndDescription = [...source.matchAll(descriptions)].map(
      ([, line, lines]) => line ?? lines,
    );
    const title =
      titleAndDescription.map((one) => one?.replace(/\s+/g, ' ').trim()).join(' ') ||
      caption ||
      frontMatter.exec(source)?.[1]?.trim();
    const diagram = normalised(
      source
        .replace(frontMatter, '')
        .replace(descriptions, '')
        .replace(statementEnd, '\n')
        .replace(ignoredSyntax, '')
        .trim(),
    );
    const draw = (): ElementContent[] => {
      if (!kinds.test(diagram)) {
        file.message(
          'use a flowchart, or a state, sequence, class or ER diagram; for another kind, export an SVG at mermaid.live and show that file',
          block,
        );
        return [];
      }
      try {
        const { children } = fromHtml(renderMermaidSVG(diagram), { fragment: true });
        const [svg] = children as [Element];
        const drawnText = toText(svg);
        if (drawnText.trim() === '') throw new Error('the diagram is empty');
        const ignored = ignoredLine(diagram, drawnText, renderMermaidSVG);
        if (ignored !== undefined) {
          const lines = source.split('\n').map((line) => line.trim());
          const lineIndex = lines.indexOf(ignored);
          const index =
            lineIndex < 0
              ? lines.findIndex((line) => lettersOf(line).includes(lettersOf(ignored)))
              : lineIndex;
          file.message(
            `change "${lines[index] ?? ignored}", which would be missing from the drawing; write simpler Mermaid, with each label where its name first appears, or export an SVG at mermaid.live and show that file`,
            { place: { line: (block.position?.start.line ?? 0) + 1 + index, column: 1 } },
          );
        }
        clean(svg, claimId(file.data.ids ?? new Set(), 'diagram'));
        return [svg];
      } catch (error) {
        file.message(`write the diagram in Mermaid: ${(error as Error).message}`, block);
        return [];
      }
    };
    if (!title) {
      file.message(
        'describe what the diagram shows: ```mermaid title="…", or accTitle: … in its second line',
        block,
      );
    }
    Object.assign(block, {
      tagName: 'figure',
      properties: { dataBlock: 'diagram', title },
      children: [...draw(), ...(caption ? [h('figcaption', caption)] : [])],
    });
  }
}
