/** Wraps each text node in two `<font>` elements, as browser translators do. */
window.wrapTextNodes = (prefix) => {
  const untranslated = 'script,style,noscript,textarea,option,svg,font,[translate=no]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    !node.textContent.trim() || node.parentElement.closest(untranslated)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const textNodes = [];
  while (walker.nextNode()) textNodes.push(walker.currentNode);
  for (const text of textNodes) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = prefix + text.textContent;
    outer.append(inner);
    text.replaceWith(outer);
  }
};
