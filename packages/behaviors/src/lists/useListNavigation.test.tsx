import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { pass } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useListNavigation } from './useListNavigation';

const labels = ['All', 'Frontend', 'Backend', 'Design'];

/** A dropdown as a page would build it: choosing closes it. */
function Dropdown({ onKeyLeft }: { onKeyLeft?: (key: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [selected, setSelected] = useState(0);
  const list = useListNavigation({
    labels,
    selectedIndex: selected,
    isOpen,
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    onSelect: (index) => {
      setSelected(index);
      setIsOpen(false);
    },
  });
  return (
    <div
      role="presentation"
      onKeyDown={(event) => !event.defaultPrevented && onKeyLeft?.(event.key)}
    >
      <button onKeyDown={list.onKeyDown} onPointerEnter={() => list.setActiveIndex(3)}>
        {`${labels[selected]}, ${isOpen ? `on ${labels[list.activeIndex]}` : 'closed'}`}
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

test('hydrates without a warning', async () => {
  const page = await hydrate(<Dropdown />);
  expect(page.serverText).toBe('All, closed');
});

test.each(['ArrowDown', 'ArrowUp', 'Enter', ' '])('"%s" opens it on the chosen item', (key) => {
  expect(renderDropdown().press(key)).toBe('All, on All');
});

test('Escape closes it, changes nothing, and is not passed on to the page', () => {
  const { press, onKeyLeft } = renderDropdown();
  expect(press('Enter', 'ArrowDown', 'Escape')).toBe('All, closed');
  expect(onKeyLeft).not.toHaveBeenCalled();
});

test('opened again, it begins at the chosen item and not where it was left', () => {
  expect(renderDropdown().press('Enter', 'End', 'Escape', 'Enter')).toBe('All, on All');
});

test('the pointer moves the active item too', () => {
  const { button, press } = renderDropdown();
  press('Enter');
  fireEvent.pointerEnter(button);
  expect(button.textContent).toBe('All, on Design');
  expect(press('ArrowUp')).toBe('All, on Backend');
});

test('a pause in typing begins a new word', async () => {
  const { press } = renderDropdown();
  press('Enter', 'f');
  await pass(500);
  expect(press('d')).toBe('All, on Design');
});

test.each(['Tab', 'Escape', 'PageDown', 'F5'])('closed, "%s" is left to the page', (key) => {
  const { press, onKeyLeft } = renderDropdown();
  expect(press(key)).toBe('All, closed');
  expect(onKeyLeft).toHaveBeenCalledWith(key);
});

test('shortcuts of the browser are left alone', () => {
  const { button, onKeyLeft } = renderDropdown();
  fireEvent.keyDown(button, { key: 'f', ctrlKey: true });
  fireEvent.keyDown(button, { key: 'f', metaKey: true });
  expect(button.textContent).toBe('All, closed');
  expect(onKeyLeft).toHaveBeenCalledTimes(2);
});
