import { describe, expect, it } from 'vitest';

import { matchingOptions, findOption } from './matchingOptions';

const options = [
  { value: 'AU', label: 'Australia' },
  { value: 'IO', label: 'British Indian Ocean Territory' },
  { value: 'CI', label: 'Côte d’Ivoire', aliases: ['Ivory Coast'] },
  { value: 'IN', label: 'India', aliases: ['IN'] },
  { value: 'ID', label: 'Indonesia' },
  { value: 'TR', label: 'Türkiye', aliases: ['Turkey'] },
  { value: 'US', label: 'United States', aliases: ['US', 'USA', 'America'] },
  { value: 'UM', label: 'United States Outlying Islands' },
];
const matchingValues = (text: string) => matchingOptions(options, text).map(({ value }) => value);
const foundValue = (text: string, allowPrefix = true) =>
  findOption(options, text, { allowPrefix })?.value;

describe('matchingOptions', () => {
  it.each([
    ['in', ['IN', 'ID', 'IO', 'UM']],
    ['us', ['US', 'AU']],
    ['U.S.A.', ['US']],
    ['india', ['IN', 'IO']],
    ['united states', ['US', 'UM']],
    ["COTE D'IV", ['CI']],
    ['coast', ['CI']],
    ['Atlantis', []],
  ])('%s finds %j', (text, values) => {
    expect(matchingValues(text)).toEqual(values);
  });
});

describe('findOption', () => {
  it.each([
    [' turkiye ', 'TR'],
    ['Turkey', 'TR'],
    ['united states', 'US'],
    ['aus', 'AU'],
    ['ind', undefined],
    ['land', undefined],
    ['', undefined],
  ])('%s selects %s', (text, value) => {
    expect(foundValue(text)).toBe(value);
  });

  it('does not complete a prefix if custom text is allowed', () => {
    expect(foundValue('aus', false)).toBeUndefined();
  });
});
