/** Updates the page's direction when a browser translator marks the document with one. */
export function followDirection() {
  const root = document.documentElement;
  const originalDirection = root.dir;
  const follow = () => {
    const [, direction] = /\btranslated-(ltr|rtl)\b/.exec(root.className) ?? [];
    root.dir = direction ?? originalDirection;
  };
  new MutationObserver(follow).observe(root, { attributeFilter: ['class'] });
}
