import type { Nodes, Parents, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toText } from 'hast-util-to-text';

const isList = (node: Nodes) => node.type === 'element' && /^[uo]l$/.test(node.tagName);

const isExcluded = (node: Nodes) =>
  node.type === 'element' &&
  (/^(?:button|input|select|textarea)$/.test(node.tagName) ||
    node.properties['role'] === 'status' ||
    node.properties['ariaHidden'] === 'true' ||
    'dataNosnippet' in node.properties ||
    'download' in node.properties);

/** Adds a space between adjacent elements, such as links in a row. */
const separated = <Node extends Nodes>(node: Node, isOmitted: (node: Nodes) => boolean): Node =>
  'children' in node
    ? {
        ...node,
        children: (node as Parents).children
          .filter((child) => !isOmitted(child))
          .flatMap((child, index, all): RootContent[] =>
            child.type === 'element' && all[index - 1]?.type === 'element'
              ? [{ type: 'text', value: ' ' }, separated(child, isOmitted)]
              : [separated(child, isOmitted)],
          ),
      }
    : node;

/**
 * Extracts the text of a prerendered page's main content, without controls.
 *
 * @param skipsLists true to omit lists, for pages whose items are indexed separately
 */
export function pageText(body: string, skipsLists: boolean): string {
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(body) ?? [];
  const tree = fromHtml(main, { fragment: true });
  const text = toText(separated(tree, (node) => isExcluded(node) || (skipsLists && isList(node))));
  return text.replace(/\s+/g, ' ');
}
