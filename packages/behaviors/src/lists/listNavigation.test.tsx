import { expect, test } from 'vitest';
import { moveInList } from './listNavigation';

const categories = ['All', 'Web Design', 'Hardware', 'Upcoming', 'Web Development', 'AI Projects'];
const numbers = Array.from({ length: 40 }, (_, index) => `${index}`);

test.each<[keys: string[], from: number, labels: string[], to: string | undefined]>([
  [['PageDown'], 5, numbers, '15'],
  [['PageUp'], 5, numbers, '0'],
  [['PageDown'], 35, numbers, '39'],
  // A quickly typed word finds its item, including spaces.
  [[...'web dev'], 0, categories, 'Web Development'],
  [[...'ai'], 0, categories, 'AI Projects'],
  // An arrow key starts a new word.
  [['w', 'ArrowDown', 'u'], 0, categories, 'Upcoming'],
  // Letters that match no item do nothing.
  [['x'], 2, categories, 'Hardware'],
  [['x'], 0, [], undefined],
])('%j from %i', (keys, from, labels, to) => {
  let position = { activeIndex: from, typed: '', typedAtMs: 0 };
  keys.forEach((key, index) => {
    position = moveInList(position, key, labels, 1000 + index * 100) ?? position;
  });
  expect(labels[position.activeIndex]).toBe(to);
});

test.each(['Enter', 'Tab', 'Escape', 'F1', 'Shift', ' '])('"%s" is ignored', (key) => {
  const position = { activeIndex: 2, typed: '', typedAtMs: 0 };
  expect(moveInList(position, key, categories, 1000)).toBeNull();
});
