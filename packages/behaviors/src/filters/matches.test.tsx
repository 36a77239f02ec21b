import { expect, test } from 'vitest';
import { matchesCategory, matchesSearch } from './matches';

test('a search finds its text anywhere, without regard to case', () => {
  expect(matchesSearch('script', 'JavaScript')).toBe(true);
  expect(matchesSearch('JAVA', 'JavaScript')).toBe(true);
  expect(matchesSearch('python', 'JavaScript')).toBe(false);
});

test('a search looks in each of the texts, such as title and content', () => {
  expect(matchesSearch('bus', 'RFID announcer', 'Blind riders hear their bus.')).toBe(true);
});

test('an empty search finds everything, and spaces around it do not matter', () => {
  expect(matchesSearch('', 'JavaScript')).toBe(true);
  expect(matchesSearch('  ', 'JavaScript')).toBe(true);
  expect(matchesSearch('spring boot ', 'Spring Boot')).toBe(true);
});

test('characters with a meaning in patterns are plain text', () => {
  expect(matchesSearch('c++ (', 'C++ (17)')).toBe(true);
  expect(matchesSearch('.*', 'JavaScript')).toBe(false);
});

test('All matches every category, another choice only its own', () => {
  expect(matchesCategory('All', 'Backend')).toBe(true);
  expect(matchesCategory('Backend', 'Backend')).toBe(true);
  expect(matchesCategory('Frontend', 'Backend')).toBe(false);
  expect(matchesCategory('Everything', 'Backend', 'Everything')).toBe(true);
});
