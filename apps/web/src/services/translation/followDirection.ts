/**
 * Page translators, the site's and the browsers' own, mark the document with the direction of the language that they have put
 * it into; the layout follows, and returns with the original.
 */
export function followDirection() {
  const root = document.documentElement;
  const own = root.dir;
  const follow = () => {
    const [, direction] = /\btranslated-(ltr|rtl)\b/.exec(root.className) ?? [];
    root.dir = direction ?? own;
  };
  new MutationObserver(follow).observe(root, { attributeFilter: ['class'] });
}
