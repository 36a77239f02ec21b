import { expect, it } from 'vitest';
import { mailAddress, messageText, noteText } from './message';

it('writes one line per field with a value', () => {
  expect(
    messageText([
      ['Name', 'Meena'],
      ['City', ' '],
      ['Message', 'One\nTwo'],
    ]),
  ).toBe('Name: Meena\nMessage:\nOne\nTwo');
});

it('truncates the mail address for mail programs', () => {
  expect(
    mailAddress('me@example.com', {
      subject: 'Hello & more',
      text: 'A & B\nC',
      copy: 'Copy my message',
    }),
  ).toBe('mailto:me@example.com?subject=Hello%20%26%20more&body=A%20%26%20B%0AC');
  const longMessage = mailAddress('me@example.com', {
    subject: 'Hello',
    text: 'word '.repeat(1000),
    copy: 'Copy my answers',
  });
  expect(longMessage.length).toBeLessThan(2000);
  expect(decodeURIComponent(longMessage)).toContain('Select “Copy my answers” on the form');
});

it('removes the star from a note', () => {
  expect(noteText('* Indicates required question.')).toBe('Indicates required question.');
});
