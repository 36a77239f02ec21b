/** Formulas in the notation of TeX, as MathML, which browsers set by themselves. */
import temml from 'temml';
import type { MathNode } from '../schemas/article';

/** What a node of Temml's tree has. */
interface TemmlNode {
  type?: string;
  text?: string;
  classes?: string[];
  attributes?: Record<string, unknown>;
  children?: TemmlNode[];
}

/** What may be said of an element; styles and classes are left out, since pages allow no inline styles. */
const attributeNames = new Set(
  (
    'accent accentunder columnalign columnspan depth display displaystyle fence form height largeop linethickness lspace ' +
    'mathvariant maxsize minsize movablelimits rowspan rspace scriptlevel separator stretchy symmetric voffset width'
  ).split(' '),
);

/**
 * Turns a formula into MathML.
 *
 * @param isBlock whether it stands in a line of its own
 * @throws Error that says what is wrong with the formula
 */
export function mathTree(tex: string, isBlock: boolean): MathNode {
  const tree = temml.__renderToMathMLTree(tex, {
    displayMode: isBlock,
    throwOnError: true,
  }) as TemmlNode;
  const root = plain(tree)[0];
  if (!root || typeof root === 'string') throw new Error('the formula is empty');
  return root;
}

/** Takes what a page needs; a fragment is replaced by what is in it. */
function plain(node: TemmlNode): (MathNode | string)[] {
  // Blanks at the edge of a text would be dropped by the browser.
  if (node.text !== undefined) return [node.text.replace(/^ | $/g, '\u00a0')];
  const children = (node.children ?? []).flatMap(plain);
  if (!node.type) return children;
  const attributes = Object.entries(node.attributes ?? {}).filter(([name]) =>
    attributeNames.has(name),
  );
  const side = /tml-(left|right)/.exec(node.classes?.join(' ') ?? '')?.[1];
  if (side) attributes.push(['class', side]);
  return [
    {
      tag: node.type,
      ...(attributes.length > 0 && {
        attributes: Object.fromEntries(attributes.map(([name, value]) => [name, String(value)])),
      }),
      children,
    },
  ];
}
