/** Scripts that put no spaces between words: Chinese, Japanese, Korean, Thai, Lao, Burmese and Khmer. */
export const scriptsWithoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Khmer}]/u;
