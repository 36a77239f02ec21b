import { expect, test } from 'vitest';
import { moveInList, type ListPosition } from './listNavigation';

const categories = [
  'All',
  'Software Applications',
  'Web Design',
  'Hardware Projects',
  'Task Management',
  'Upcoming',
  'Web Development',
  'AI Projects',
];

/** Presses keys one after the other, with a time between them; returns where that ends. */
function press(keys: string[], from = 0, betweenMs = 100, labels = categories): string | undefined {
  let position: ListPosition = { activeIndex: from, typed: '', typedAtMs: 0 };
  keys.forEach((key, index) => {
    position = moveInList(position, key, labels, 1000 + index * betweenMs) ?? position;
  });
  return labels[position.activeIndex];
}

test('Page Up and Page Down go ten on', () => {
  const numbers = Array.from({ length: 40 }, (_, index) => `${index}`);
  expect(press(['PageDown'], 5, 100, numbers)).toBe('15');
  expect(press(['PageUp'], 5, 100, numbers)).toBe('0');
  expect(press(['PageDown'], 35, 100, numbers)).toBe('39');
});

test('a word typed quickly finds its item, spaces included', () => {
  expect(press([...'web dev'])).toBe('Web Development');
  expect(press([...'ai'])).toBe('AI Projects');
});

test('an arrow begins a new word too', () => {
  expect(press(['w', 'ArrowDown', 'u'])).toBe('Upcoming');
});

test('letters that no item begins with move nothing', () => {
  expect(press(['x'], 3)).toBe('Hardware Projects');
  expect(press(['x'], 0, 100, [])).toBeUndefined();
});

test.each(['Enter', 'Tab', 'Escape', 'F1', 'Shift', ' '])('"%s" has no meaning here', (key) => {
  const position = { activeIndex: 2, typed: '', typedAtMs: 0 };
  expect(moveInList(position, key, categories, 1000)).toBeNull();
});
