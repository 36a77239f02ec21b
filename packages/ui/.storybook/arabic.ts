import { arabicOf } from '@portfolio/messages/arabic';

/** Keeps code and foreign-language text untranslated. */
const isLeft = (node: Node, written: Element | null) =>
  node.parentElement?.closest('[translate=no],[lang],script,style,svg title') !== written;

/** @param written the element whose `lang` applies to the text */
function writeArabic(node: Node, written: Element | null): void {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = texts.currentNode; text; text = texts.nextNode() as Node) {
    if (!(text instanceof Text) || isLeft(text, written)) continue;
    const arabic = arabicOf(text.data);
    if (arabic !== text.data) text.data = arabic;
  }
  if (!(node instanceof Element)) return;
  for (const field of node.querySelectorAll<HTMLInputElement>('[placeholder]')) {
    field.placeholder = arabicOf(field.placeholder);
  }
}

/**
 * Replaces Latin words with Arabic ones of similar length, also after changes to the page, to test right-to-left text.
 * Repeatable.
 *
 * @returns a function that stops it; replaced words stay
 */
export function replaceWithArabic(root: Element): () => void {
  const written = root.closest('[lang]');
  writeArabic(root, written);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') writeArabic(target, written);
      else for (const node of addedNodes) writeArabic(node, written);
    }
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
