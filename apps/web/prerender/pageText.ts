import type { Nodes, Parents } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toText } from 'hast-util-to-text';

const isList = (node: Nodes) => node.type === 'element' && /^[uo]l$/.test(node.tagName);

const withoutLists = <Node extends Nodes>(node: Node): Node =>
  'children' in node
    ? {
        ...node,
        children: (node as Parents).children.filter((child) => !isList(child)).map(withoutLists),
      }
    : node;

/**
 * Reads the text of a prerendered page's main content.
 *
 * @param body markup of the page
 * @param skipsLists leaves out what stands in lists, for pages whose items are found on their own
 */
export function pageText(body: string, skipsLists: boolean): string {
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(body) ?? [];
  const tree = fromHtml(main, { fragment: true });
  return toText(skipsLists ? withoutLists(tree) : tree).replace(/\s+/g, ' ');
}
