/** Follows the text direction that a browser translator sets on `<html>`. */
export function followDirection() {
  const root = document.documentElement;
  const originalDirection = root.dir;
  const follow = () => {
    const [, direction] = /\btranslated-(ltr|rtl)\b/.exec(root.className) ?? [];
    root.dir = direction ?? originalDirection;
  };
  new MutationObserver(follow).observe(root, { attributeFilter: ['class'] });
}
