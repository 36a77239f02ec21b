import { describe, expect, it } from 'vitest';

import { longestWord } from './FittedText';

describe('the longest word', () => {
  it('is wider with wide letters', () => {
    expect(longestWord('mmmm')).toBeGreaterThan(longestWord('aaaa'));
    expect(longestWord('iiii')).toBeLessThan(longestWord('aaaa'));
  });

  it('ends at a space, a hyphen or a soft hyphen', () => {
    expect(longestWord('aaaa aaa-aa\u00adaaaa')).toBe(longestWord('aaaa'));
  });

  it('has no width in scripts without spaces', () => {
    expect(longestWord('連絡先')).toBe(0);
  });
});
