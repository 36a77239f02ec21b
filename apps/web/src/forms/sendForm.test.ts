import { hrefTo, site, type FormService } from '@portfolio/content';
import { describe, expect, it } from 'vitest';
import { connect } from './connection';
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

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

describe('a reply', () => {
  it.each([
    ['the inbox', inbox, { success: 'true' }],
    [
      'FormSubmit with a string',
      formSubmit,
      { success: 'true', message: 'The form was submitted.' },
    ],
    ['Formspree', formspree, { ok: true, next: '/thanks' }],
    ['another service', generic, { success: true }],
    ['another service with only a status', generic, { id: 7 }],
  ])('from %s counts as a confirmation', async (_, connection, reply) => {
    expect((await readReply(json(reply), connection)).result).toEqual({ status: 'sent' });
  });

  it.each([
    ['the string "false"', formSubmit, json({ success: 'false', message: 'Activate it.' })],
    ['only a success status', formSubmit, json({})],
    ['errors despite status 200', formspree, json({ next: '/', errors: [] })],
    ['an error from another service', generic, json({ error: 'No.' })],
  ])('with %s counts as a rejection', async (_, connection, response) => {
    expect((await readReply(response, connection)).result).toEqual({
      status: 'failed',
      reason: 'rejected',
    });
  });

  it.each([
    [403, 'refused'],
    [401, 'refused'],
    [404, 'missing'],
    [405, 'missing'],
    [429, 'busy'],
    [500, 'broken'],
    [503, 'broken'],
  ])('with status %i has the reason %s', async (status, reason) => {
    const page = new Response('<!doctype html>', { status });
    expect((await readReply(page, inbox)).result).toEqual({ status: 'failed', reason });
  });

  it.each(['<!doctype html><title>Are you human?</title>', '', '{"success":"tr', '"true"', 'null'])(
    'is unreadable if it is not a JSON object: %s',
    async (text) => {
      expect((await readReply(new Response(text), inbox)).result).toEqual({
        status: 'failed',
        reason: 'unreadable',
      });
    },
  );

  it("contains the service's message and field errors", async () => {
    const reply = json(
      {
        error: 'Validation errors',
        errors: [
          { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
          { code: 'EMPTY', message: 'The form was empty.' },
        ],
      },
      422,
    );
    expect(await readReply(reply, formspree)).toEqual({
      result: { status: 'failed', reason: 'rejected' },
      message: 'Validation errors',
      fieldErrors: { email: 'should be an email' },
    });
  });

  it('without a message uses the message of its first error', async () => {
    const reply = json({ errors: [{ message: 'Blocked.' }, { message: 7 }, null] }, 403);
    expect(await readReply(reply, formspree)).toMatchObject({
      result: { reason: 'refused' },
      message: 'Blocked.',
    });
  });

  it('with status 413 means that the message is too long', async () => {
    const { result } = await readReply(json({}, 413), generic);
    expect(result).toEqual({ status: 'failed', reason: 'tooLong' });
  });

  it('keeps 300 characters of a long error', async () => {
    const { message } = await readReply(json({ error: 'x'.repeat(9000) }, 400), generic);
    expect(message).toHaveLength(301);
  });
});
