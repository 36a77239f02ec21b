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
