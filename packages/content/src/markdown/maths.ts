/** Formulas in the notation of TeX, as MathML, which browsers set without scripts. */
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { h } from 'hastscript';
import type { Nodes } from 'mdast';
import temml from 'temml';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * Turns a formula into MathML.
 *
 * @param node the formula in Markdown's tree
 * @param displayMode whether it has a line to itself
 * @param file takes the mistakes in the formula
 */
export function mathElement(
  node: Nodes & { value: string },
  displayMode: boolean,
  file: VFile | null | undefined,
): Element {
  try {
    const html = temml.renderToString(node.value, { displayMode, throwOnError: true });
    const tree = fromHtml(html, { fragment: true });
    // Blanks at the edge of a text would be dropped by the browser.
    visit(tree, 'text', (text) => void (text.value = text.value.replace(/^ | $/g, '\u00a0')));
    return tree.children[0] as Element;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0]?.trim() : '';
    file?.message(`write the formula in TeX: ${reason}`, node);
    return h('math');
  }
}
