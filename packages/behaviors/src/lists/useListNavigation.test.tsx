import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { pass } from '../testing/browser';
import { useListNavigation } from './useListNavigation';

// The stories of FilterDropdown in `packages/ui` test what opens the list, moves in it and selects.

const labels = ['All', 'Frontend', 'Backend', 'Design'];

/** A dropdown as a page builds it: choosing closes it. */
function Dropdown({ onKeyLeft }: { onKeyLeft: (key: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { activeIndex, setActiveIndex, onKeyDown } = useListNavigation({
    labels,
    selectedIndex: 0,
    isOpen,
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    onSelect: () => setIsOpen(false),
  });
  return (
    <div role="presentation" onKeyDown={(event) => !event.defaultPrevented && onKeyLeft(event.key)}>
      <button onKeyDown={onKeyDown} onPointerEnter={() => setActiveIndex(3)}>
        {isOpen ? `on ${labels[activeIndex]}` : 'closed'}
      </button>
    </div>
  );
}

function renderDropdown() {
  const onKeyLeft = vi.fn();
  const { getByRole } = render(<Dropdown onKeyLeft={onKeyLeft} />);
  const button = getByRole('button');
  const press = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(button, { key });
    return button.textContent;
  };
  return { button, press, onKeyLeft };
}

test.each([
  ['opens on the chosen item', ['ArrowUp'], 'on All'],
  ['closes, and tells the page nothing of it', ['Enter', 'ArrowDown', 'Escape'], 'closed'],
  ['begins there anew, not where it was left', ['Enter', 'End', 'Escape', ' '], 'on All'],
])('%s: %j', (_, keys, text) => {
  const { press, onKeyLeft } = renderDropdown();
  expect(press(...keys)).toBe(text);
  expect(onKeyLeft).not.toHaveBeenCalled();
});

test('the pointer moves the active item too', () => {
  const { button, press } = renderDropdown();
  press('Enter');
  fireEvent.pointerEnter(button);
  expect(button.textContent).toBe('on Design');
  expect(press('ArrowUp')).toBe('on Backend');
});

test('a pause in typing starts a new word', async () => {
  const { press } = renderDropdown();
  press('Enter', 'f');
  await pass(500);
  expect(press('d')).toBe('on Design');
});

test.each([
  { key: 'Tab' },
  { key: 'Escape' },
  { key: 'PageDown' },
  { key: 'F5' },
  { key: 'f', ctrlKey: true },
  { key: 'f', metaKey: true },
])('leaves %j to the page while closed', (event) => {
  const { button, onKeyLeft } = renderDropdown();
  fireEvent.keyDown(button, event);
  expect(button.textContent).toBe('closed');
  expect(onKeyLeft).toHaveBeenCalledWith(event.key);
});
