import { expect, it } from 'vitest';
import { mailAddress, messageText, noteText } from './message';

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
  expect(
    mailAddress('me@example.com', {
      subject: 'Hello & more',
      text: 'A & B\nC',
      copy: 'Copy my message',
    }),
  ).toBe('mailto:me@example.com?subject=Hello%20%26%20more&body=A%20%26%20B%0AC');
  const long = mailAddress('me@example.com', {
    subject: 'Hello',
    text: 'word '.repeat(1000),
    copy: 'Copy my answers',
  });
  expect(long.length).toBeLessThan(2000);
  expect(decodeURIComponent(long)).toContain('Use “Copy my answers” on the form');
});

it('leaves the star of a note to the component that draws it', () => {
  expect(noteText('* Indicates required question.')).toBe('Indicates required question.');
});
