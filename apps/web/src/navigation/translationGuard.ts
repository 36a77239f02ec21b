/**
 * Prevents errors on translated pages (docs/decisions/0009-translated-pages.md). Translators replace text nodes that React later
 * moves or removes; the guard then applies the change as close as possible to the intended position.
 */
export function guardAgainstTranslators() {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    child.parentNode?.removeChild(child);
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const sibling = before && before.parentNode !== this ? null : before;
    return insertBefore.call(this, node, sibling) as T;
  };
}

/** Applies the text direction that a browser translator names in the class of `<html>`. */
export function followTranslators() {
  const root = document.documentElement;
  const originalDirection = root.dir;
  const follow = () => {
    const [, direction] = /\btranslated-(ltr|rtl)\b/.exec(root.className) ?? [];
    root.dir = direction ?? originalDirection;
  };
  new MutationObserver(follow).observe(root, { attributeFilter: ['class'] });
}
