import { arabicOf } from '@portfolio/words/arabic';

/** What readers of Arabic see as it is: code, and what says that it is in another language. */
const isLeft = (node: Node) =>
  node.parentElement?.closest('[translate=no],[lang],script,style,svg title') !==
  document.documentElement;

function writeArabic(node: Node): void {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = texts.currentNode; text; text = texts.nextNode() as Node) {
    if (!(text instanceof Text) || isLeft(text)) continue;
    const arabic = arabicOf(text.data);
    if (arabic !== text.data) text.data = arabic;
  }
  if (!(node instanceof Element)) return;
  for (const field of node.querySelectorAll<HTMLInputElement>('[placeholder]')) {
    field.placeholder = arabicOf(field.placeholder);
  }
}

/**
 * Puts Arabic words of about the same length in the place of Latin ones, and goes on doing so when the page changes, so that every
 * part can be seen as readers of a right-to-left language see it. It is the same each time.
 *
 * @returns What ends it; words that were replaced stay.
 */
export function speakArabic(root: Element): () => void {
  writeArabic(root);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') writeArabic(target);
      else addedNodes.forEach(writeArabic);
    }
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
