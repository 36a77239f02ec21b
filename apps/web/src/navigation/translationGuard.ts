/**
 * A net for translated pages (docs/decisions/0009-translated-pages.md). Page translators replace text nodes behind React's
 * back; where a component then removes or moves such a node, the browser throws and the page would be lost. The components are
 * written so that this does not happen (text that changes is alone in its element); should it happen all the same, the change
 * is made at the nearest sensible place.
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
    const place = before && before.parentNode !== this ? null : before;
    return insertBefore.call(this, node, place) as T;
  };
}
