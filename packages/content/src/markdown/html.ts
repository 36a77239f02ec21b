/** Allows some HTML that Markdown has no syntax for. */
import type { Element, ElementContent, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** HTML elements that authors may use. `readMarkdown.ts` lists their attributes. */
const elements = ['abbr', 'br', 'details', 'kbd', 'mark', 'sub', 'summary', 'sup'];

const htmlToken = /<!--[^]*?-->|<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/** Returns the text between the tags. */
export const withoutTags = (html: string): string => html.replace(htmlToken, '');

/** Finds the first forbidden tag in HTML. */
export const forbiddenTag = (html: string): string | undefined =>
  /<[?!](?!--)[^>]*>?/.exec(html)?.[0] ??
  [...html.matchAll(htmlToken)].find(
    ([, , name]) => name && !elements.includes(name.toLowerCase()),
  )?.[0];

/** Converts HTML in prose to elements. An opening tag and its closing tag must be in the same block. */
export function htmlElements(tree: Root, file: VFile): void {
  visit(tree, (parent) => {
    if (!('children' in parent) || !parent.children.some(({ type }) => type === 'raw')) return;
    const result: ElementContent[] = [];
    /** Open elements, the innermost last. */
    const open: Element[] = [];
    const add = (node: ElementContent) => {
      // Headings inside `details` do not start a section.
      if (open.length > 0 && node.type === 'element' && node.tagName === 'h2') node.tagName = 'h3';
      (open.at(-1)?.children ?? result).push(node);
    };
    for (const node of (parent as Parents).children as ElementContent[]) {
      if ((node.type as string) !== 'raw') {
        add(node);
        continue;
      }
      const { value } = node as unknown as { value: string };
      for (const [all, end, tag = '', attributes] of value.matchAll(htmlToken)) {
        const name = tag.toLowerCase();
        if (!tag) continue;
        if (name === 'br') add(element('br', '', node));
        else if (!end) {
          const openElement = element(name, attributes ?? '', node);
          add(openElement);
          open.push(openElement);
        } else if (open.at(-1)?.tagName === name) open.pop();
        else if (elements.includes(name))
          file.message(`remove ${all}; no <${name}> is open here`, node);
      }
    }
    for (const { tagName, position } of open) {
      // Forbidden tags have already been reported.
      if (elements.includes(tagName)) {
        file.message(`close <${tagName}> with </${tagName}> in the same block`, {
          place: position,
        });
      }
    }
    parent.children = result as never;
  });
}

function element(tagName: string, attributes: string, { position }: ElementContent): Element {
  const [parsed] = fromHtml(`<${tagName}${attributes}>`, { fragment: true }).children;
  return { ...h(tagName, parsed?.type === 'element' ? parsed.properties : {}), position };
}
