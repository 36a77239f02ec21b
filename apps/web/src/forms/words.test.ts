import { expect, it } from 'vitest';
import { mailAddress, messageText, noteText, problemsTitle } from './words';

it('counts answers in words', () => {
  expect(problemsTitle(1)).toBe('Please fix one field');
  expect(problemsTitle(20)).toBe('Please fix twenty fields');
  expect(problemsTitle(21)).toBe('Please fix 21 fields');
});

it('writes a message as text: a line for each field that holds something', () => {
  expect(
    messageText([
      ['Name', 'Meena'],
      ['City', ' '],
      ['Message', 'One\nTwo'],
    ]),
  ).toBe('Name: Meena\nMessage:\nOne\nTwo');
});

it('puts the message into the address of a mail, as long as mail programs can take it', () => {
  expect(mailAddress('me@example.com', 'Hello & more', 'A & B\nC')).toBe(
    'mailto:me@example.com?subject=Hello%20%26%20more&body=A%20%26%20B%0AC',
  );
  const long = mailAddress('me@example.com', 'Hello', 'word '.repeat(1000));
  expect(long.length).toBeLessThan(2000);
  expect(decodeURIComponent(long)).toContain('paste it here');
});

it('leaves the star of a note to the component that draws it', () => {
  expect(noteText('* Indicates required question.')).toBe('Indicates required question.');
});
