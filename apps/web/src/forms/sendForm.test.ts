import { hrefTo, site, type FormService } from '@portfolio/content';
import { expect, it } from 'vitest';
import { connect, type FormConnection } from './connection';
import { readReply } from './sendForm';

const connectTo = (service: FormService) =>
  connect({ service, name: 'contact', subject: 'A message' });
const inbox = connectTo({ provider: 'inbox', form: 'contact' });
const formSubmit = connectTo({ provider: 'formsubmit', recipient: 'alias' });
const formspree = connectTo({ provider: 'formspree', formId: 'abc' });
const generic = connectTo({ provider: 'generic', action: 'https://forms.example.com/x' });

it('posts to FormSubmit with an absolute return URL', () => {
  expect(formSubmit.action).toBe('https://formsubmit.co/alias');
  expect(formSubmit.fetchUrl).toBe('https://formsubmit.co/ajax/alias');
  expect(formSubmit.serviceFields).toContainEqual({
    name: '_next',
    value: site.url + hrefTo('contactThanks'),
  });
});

const page = '<!doctype html><title>Are you human?</title>';

it.each<[reply: unknown, status: number, result: string, FormConnection]>([
  [{ success: 'true', message: 'The form was submitted.' }, 200, 'sent', formSubmit],
  [{ ok: true, next: '/thanks' }, 200, 'sent', formspree],
  [{ id: 7 }, 200, 'sent', generic],
  [{ success: 'false', message: 'Activate it.' }, 200, 'rejected', formSubmit],
  [{ next: '/', errors: [] }, 200, 'rejected', formspree],
  [{ error: 'No.' }, 200, 'rejected', generic],
  [page, 403, 'refused', inbox],
  [page, 404, 'missing', inbox],
  [page, 405, 'missing', inbox],
  [page, 413, 'tooLong', inbox],
  [page, 429, 'busy', inbox],
  [page, 500, 'broken', inbox],
  [page, 200, 'unreadable', inbox],
  ['{"success":"tr', 200, 'unreadable', inbox],
  ['null', 200, 'unreadable', inbox],
])('the reply %j with status %i means: %s', async (reply, status, expected, connection) => {
  const text = typeof reply === 'string' ? reply : JSON.stringify(reply);
  const { result } = await readReply(new Response(text, { status }), connection);
  expect('reason' in result ? result.reason : result.status).toBe(expected);
});

const errorsIn = async (reply: object) =>
  readReply(new Response(JSON.stringify(reply), { status: 422 }), formspree);

it("returns the service's message and field errors", async () => {
  const errors = [
    { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
    { code: 'EMPTY', message: 'The form was empty.' },
  ];
  expect(await errorsIn({ error: 'Validation errors', errors })).toMatchObject({
    message: 'Validation errors',
    fieldErrors: { email: 'should be an email' },
  });
  expect((await errorsIn({ errors: [...errors, { message: 7 }, null] })).message).toBe(
    'The form was empty.',
  );
});

it('keeps 300 characters of a long error', async () => {
  expect((await errorsIn({ error: 'x'.repeat(9000) })).message).toHaveLength(301);
});
