import { indexOfWord } from './words';

/** Finds the words in order. Skips missing words. */
function findWords(element: Element, words: readonly string[]): Range[] {
  const textNodes: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) textNodes.push(walker.currentNode as Text);

  const ranges: Range[] = [];
  for (const word of words) {
    const last = ranges.at(-1);
    const begin = last ? textNodes.indexOf(last.endContainer as Text) : 0;
    for (const [offset, text] of textNodes.slice(begin).entries()) {
      const at = indexOfWord(text.data, word, offset === 0 ? (last?.endOffset ?? 0) : 0);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + word.length);
      ranges.push(range);
      break;
    }
  }
  return ranges;
}

/**
 * After navigation to a result's section, scrolls to the words and highlights them with `::highlight(search-match)`.
 * @param words the words as written in the section, in order
 */
export function highlightWords(id: string, words: readonly string[]) {
  const show = () => {
    const section = document.getElementById(id);
    const ranges = section ? findWords(section, words) : [];
    const [first] = ranges;
    if (!first) return;
    if ('highlights' in CSS) CSS.highlights.set('search-match', new Highlight(...ranges));
    const { top, bottom } = first.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) {
      first.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    }
  };
  // `navigation/useRouteChange.ts` dispatches this event after scrolling to the section.
  window.addEventListener('fragmentscroll', show, { once: true });
}
