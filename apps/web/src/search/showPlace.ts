/** The first occurrence of a text within an element. */
function findText(element: Element, text: string): Range | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = walker.currentNode.textContent?.indexOf(text) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + text.length);
    return range;
  }
  return undefined;
}

/**
 * Leads from the section that a result names to the paragraph with the words, as soon as its page is there, and marks them where the
 * browser can do so without touching the page (`::highlight(search-place)`).
 *
 * @param id the id of the section
 * @param text the words as they are written there
 */
export function showPlace(id: string, text: string) {
  const show = () => {
    const section = document.getElementById(id);
    const range = section && findText(section, text);
    if (!range) return;
    if ('highlights' in CSS) CSS.highlights.set('search-place', new Highlight(range));
    const { top, bottom } = range.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) {
      range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    }
  };
  // Sent when the route change has scrolled to the section (`navigation/useRouteChange.ts`).
  window.addEventListener('fragmentscroll', show, { once: true });
}
