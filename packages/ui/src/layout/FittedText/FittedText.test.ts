import { describe, expect, it } from 'vitest';

import { longestWord } from './FittedText';

describe('longestWord', () => {
  it('gives wide letters more width', () => {
    expect(longestWord('mmmm')).toBeGreaterThan(longestWord('aaaa'));
    expect(longestWord('iiii')).toBeLessThan(longestWord('aaaa'));
  });

  it('gives non-Latin letters more width', () => {
    expect(longestWord('مصممة')).toBeGreaterThan(longestWord('aaaaa'));
  });

  it('ends words at spaces, hyphens and soft hyphens', () => {
    expect(longestWord('aaaa aaa-aa\u00adaaaa')).toBe(longestWord('aaaa'));
  });

  it('finds no long words in languages without spaces', () => {
    expect(longestWord('連絡先')).toBe(0);
  });
});
