/** Latin words in the owner's content. */
const allowed =
  /TypeScript|Playwright|GitHub|YouTube|Tab|Enter|steps|const|\bts\b|N1|JSON|A4|\bpt\b|\bmm\b|layla\S*|haddad\S*|github\S*|\S+@\S+/g;

/** Returns an Arabic page's Latin text, except code, parts in English, and Latin words in the owner's content. */
export function latinText(page: Document): string[] {
  const texts = [page.title];
  for (const element of page.body.querySelectorAll('*')) {
    if (element.closest('script, style, code, noscript, [lang="en"], [hreflang="en"]')) continue;
    // A `<wbr>` splits a URL into several text nodes.
    if (element.querySelector(':scope > wbr')) texts.push(element.textContent);
    else
      for (const node of element.childNodes) if (node.nodeType === 3) texts.push(node.textContent!);
    for (const name of ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder']) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  texts.push(page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '');
  return texts.map((text) => text.replaceAll(allowed, '')).filter((text) => /[a-z]{2}/i.test(text));
}
