import { expect, it } from 'vitest';
import { mailtoUrl, messageText, noteText } from './message';

it('lists only filled-in fields, with their labels', () => {
  expect(
    messageText([
      ['Name', 'Meena'],
      ['City', ' '],
      ['Message', 'One\nTwo'],
    ]),
  ).toBe('Name: Meena\nMessage:\nOne\nTwo');
});

it('encodes the message in a mailto URL', () => {
  expect(
    mailtoUrl('me@example.com', {
      subject: 'Hello & more',
      text: 'A & B\nC',
      copyLabel: 'Copy my message',
    }),
  ).toBe('mailto:me@example.com?subject=Hello%20%26%20more&body=A%20%26%20B%0AC');
});

it('suggests the copy button if the message is too long', () => {
  const longMessage = mailtoUrl('me@example.com', {
    subject: 'Hello',
    text: 'word '.repeat(1000),
    copyLabel: 'Copy my answers',
  });
  expect(longMessage.length).toBeLessThan(2000);
  expect(decodeURIComponent(longMessage)).toContain('Select “Copy my answers” on the form');
});

it('removes the asterisk from a note', () => {
  expect(noteText('* Indicates required question.')).toBe('Indicates required question.');
});
