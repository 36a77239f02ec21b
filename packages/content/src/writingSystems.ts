/**
 * Matches text that needs a segmenter to find words: Chinese, Japanese, Thai, Lao, Burmese and Khmer have no spaces between words, and
 * Korean attaches particles to words.
 */
export const segmenterPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Khmer}]/u;
