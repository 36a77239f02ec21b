import { describe, expect, it } from 'vitest';

import { matchingOptions, optionReading } from './matchingOptions';

const options = ['British Indian Ocean Territory', 'Côte d’Ivoire', 'India', 'Türkiye'].map(
  (label) => ({ value: label.slice(0, 2), label }),
);
const labels = (text: string) => matchingOptions(options, text).map(({ label }) => label);

describe('matchingOptions', () => {
  it('puts what starts with the text before what only contains it', () => {
    expect(labels('ind')).toEqual(['India', 'British Indian Ocean Territory']);
  });

  it('needs neither accents nor capitals nor the right apostrophe', () => {
    expect(labels("COTE D'IV")).toEqual(['Côte d’Ivoire']);
    expect(labels('turk')).toEqual(['Türkiye']);
  });

  it('finds nothing for what no option contains', () => {
    expect(labels('Atlantis')).toEqual([]);
  });
});

describe('optionReading', () => {
  it('finds the option that reads so, however it is typed', () => {
    expect(optionReading(options, ' turkiye ')?.value).toBe('Tü');
  });

  it('does not take a part for the whole', () => {
    expect(optionReading(options, 'Ind')).toBeUndefined();
  });
});
