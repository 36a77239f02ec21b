import { expect, test } from 'vitest';
import { matchesCategory, matchesSearch } from './matches';

test.each([
  ['JAVA', ['JavaScript'], true],
  ['python', ['JavaScript'], false],
  ['bus', ['RFID announcer', 'Blind riders hear their bus.'], true],
  ['  ', ['JavaScript'], true],
  ['spring boot ', ['Spring Boot'], true],
  // Regular expression syntax is matched literally.
  ['c++ (', ['C++ (17)'], true],
  ['.*', ['JavaScript'], false],
])('searching for "%s" in %j matches: %s', (search, texts, isFound) => {
  expect(matchesSearch(search, ...texts)).toBe(isFound);
});

test('the option “Everything” matches every category', () => {
  expect(matchesCategory('Everything', 'Backend', 'Everything')).toBe(true);
  expect(matchesCategory('Backend', 'Backend', 'Everything')).toBe(true);
  expect(matchesCategory('Frontend', 'Backend', 'Everything')).toBe(false);
});
