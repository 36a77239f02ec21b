/** Applies the text direction that a browser translator names in the class of `<html>`. */
export function followDirection() {
  const root = document.documentElement;
  const originalDirection = root.dir;
  const follow = () => {
    const [, direction] = /\btranslated-(ltr|rtl)\b/.exec(root.className) ?? [];
    root.dir = direction ?? originalDirection;
  };
  new MutationObserver(follow).observe(root, { attributeFilter: ['class'] });
}
