/** Matches writing systems that need a segmenter to find words: those without spaces, and Korean, which attaches particles to words. */
export const segmenterPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Khmer}]/u;
