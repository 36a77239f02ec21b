/** Words of one to fourteen letters: sentences made of them mean nothing, but look and break as Arabic does. */
const words =
  'و في لا من عن كل نحن بيت خط نقطة طريق محطة كتاب حافلة مدينة تصميم موقع رسالة مشروع مشاريع برنامج تطبيقات معلومات برمجيات المستخدم الاستخدام المستخدمون الاستقلالية'.split(
    ' ',
  );

function wordFor(latin: string): string {
  const lengths = words.map((word) => Math.abs(word.length - latin.length));
  const choices = words.filter((_, index) => lengths[index] === Math.min(...lengths));
  const sum = [...latin].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return choices[sum % choices.length] ?? latin;
}

/** Addresses of mail and web stay what they are, as they do in Arabic. */
const addressOrWord = /\S+[@/]\S*|https?:\S+|[A-Za-zÀ-ž’'-]+/g;

const arabicOf = (text: string) =>
  text.replace(addressOrWord, (match) => (/[@/]/.test(match) ? match : wordFor(match)));

/** What readers of Arabic see as it is: code, and what says that it is in another language. */
const isLeft = (node: Node) =>
  node.parentElement?.closest('[translate=no],[lang],script,style,svg title') !==
  document.documentElement;

function writeArabic(node: Node): void {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = texts.currentNode; text; text = texts.nextNode() as Node) {
    if (!(text instanceof Text) || isLeft(text)) continue;
    const arabic = arabicOf(text.data);
    if (arabic !== text.data) text.data = arabic;
  }
  if (!(node instanceof Element)) return;
  for (const field of node.querySelectorAll<HTMLInputElement>('[placeholder]')) {
    field.placeholder = arabicOf(field.placeholder);
  }
}

/**
 * Puts Arabic words of about the same length in the place of Latin ones, and goes on doing so when the page changes, so that every
 * part can be seen as readers of a right-to-left language see it. It is the same each time.
 *
 * @returns What ends it; words that were replaced stay.
 */
export function speakArabic(root: Element): () => void {
  writeArabic(root);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') writeArabic(target);
      else addedNodes.forEach(writeArabic);
    }
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
