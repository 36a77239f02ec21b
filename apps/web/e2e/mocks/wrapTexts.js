/** Wraps each text in two `<font>` elements, as page translators do. */
window.wrapTexts = (prefix) => {
  const untranslated = 'script,style,noscript,textarea,option,svg,font,[translate=no]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    !node.textContent.trim() || node.parentElement.closest(untranslated)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = prefix + text.textContent;
    outer.append(inner);
    text.replaceWith(outer);
  }
};
