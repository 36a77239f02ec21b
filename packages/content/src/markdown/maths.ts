/** Converts TeX formulas to MathML, which browsers render without scripts. */
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { h } from 'hastscript';
import type { Nodes } from 'mdast';
import temml from 'temml';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * Converts a formula to MathML.
 *
 * @param node the formula in the Markdown tree
 * @param displayMode renders the formula on its own line
 * @param file receives errors in the formula
 */
export function mathElement(
  node: Nodes & { value: string },
  displayMode: boolean,
  file: VFile | null | undefined,
): Element {
  try {
    const html = temml.renderToString(node.value, { displayMode, throwOnError: true });
    const tree = fromHtml(html, { fragment: true });
    // Browsers drop spaces at the start and end of text.
    visit(tree, 'text', (text) => void (text.value = text.value.replace(/^ | $/g, '\u00a0')));
    return tree.children[0] as Element;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0]?.trim() : '';
    file?.message(`write the formula in TeX: ${reason}`, node);
    return h('math');
  }
}
