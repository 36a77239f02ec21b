import { describe, expect, it } from 'vitest';

import { widthOfLongestWord } from './FittedText';

describe('widthOfLongestWord', () => {
  it('gives wide letters more width', () => {
    expect(widthOfLongestWord('mmmm')).toBeGreaterThan(widthOfLongestWord('aaaa'));
    expect(widthOfLongestWord('iiii')).toBeLessThan(widthOfLongestWord('aaaa'));
  });

  it('gives non-Latin letters more width', () => {
    expect(widthOfLongestWord('مصممة')).toBeGreaterThan(widthOfLongestWord('aaaaa'));
  });

  it('ends words at spaces, hyphens and soft hyphens', () => {
    expect(widthOfLongestWord('aaaa aaa-aa\u00adaaaa')).toBe(widthOfLongestWord('aaaa'));
  });

  it('finds no long words in languages without spaces', () => {
    expect(widthOfLongestWord('連絡先')).toBe(0);
  });
});
