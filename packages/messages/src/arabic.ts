import english from './english/messages.json' with { type: 'json' };
import type { Messages } from './index';

/** Arabic words of 1 to 14 letters. Text made of these words wraps like Arabic, but is meaningless. */
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

/** Matches words, URLs, email addresses and placeholders. */
const tokens = /\S+[@/]\S*|\{\w+\}|[A-Za-zÀ-ž’'-]+/g;

/** Replaces each Latin word with an Arabic word of similar length. Keeps URLs, email addresses and placeholders. */
export const arabicOf = (text: string) =>
  text.replace(tokens, (match) => (/[@/{]/.test(match) ? match : wordFor(match)));

const arabicMessageOf = (text: string) => arabicOf(text).replaceAll(',', '،');

const translateAll = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).map(([key, child]: [string, string | object]) => {
      if (typeof child === 'string') return [key, arabicMessageOf(child)];
      if (!('other' in child)) return [key, translateAll(child)];
      const text = arabicMessageOf(child.other as string);
      return [key, { zero: text, one: text, two: text, few: text, many: text, other: text }];
    }),
  );

/** Complete right-to-left messages for tests, with all six Arabic plural forms. */
export const arabicMessages = translateAll(english) as Messages;
