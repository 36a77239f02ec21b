import { en } from './en';
import type { Words } from './index';

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

/** Addresses of mail and web stay what they are, as they do in Arabic, and so do places of values. */
const leftOrWord = /\S+[@/]\S*|\{\w+\}|[A-Za-zÀ-ž’'-]+/g;

/** Puts an Arabic word of about the same length in the place of each Latin one, the same each time. */
export const arabicOf = (text: string) =>
  text.replace(leftOrWord, (match) => (/[@/{]/.test(match) ? match : wordFor(match)));

const wordsOf = (text: string) => arabicOf(text).replaceAll(',', '،');

const inArabic = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).map(([key, child]: [string, string | object]) => {
      if (typeof child === 'string') return [key, wordsOf(child)];
      if (!('other' in child)) return [key, inArabic(child)];
      const text = wordsOf(child.other as string);
      return [key, { zero: text, one: text, two: text, few: text, many: text, other: text }];
    }),
  );

/** The interface in such words: a complete second language for tests, with all plural forms that Arabic has. */
export const arabicWords = inArabic(en) as Words;
