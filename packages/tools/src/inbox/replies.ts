import { servicePage } from './page';
import type { Protocol } from './store';

/** An order to fail as a real service does. `slow` and `drop-after-storing` keep the message; in all others it is lost on this side. */
export type Misbehaviour =
  /** Answers only after this time, in ms. */
  { mode: 'slow'; delayMs: number } | { mode: Fault };

/** How it can fail, but for being slow. */
export type Fault = keyof typeof faults;

const page = (status: number, title: string, text: string, headers: HeadersInit = {}) =>
  new Response(servicePage(title, text), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  });

/**
 * The reply to a message that was taken.
 *
 * @param next Where a page post goes on to.
 */
export const accepted = (protocol: Protocol, next: string) =>
  protocol === 'page'
    ? new Response(null, { status: 303, headers: { Location: next } })
    : // FormSubmit's success is a text, not a boolean.
      Response.json({ success: 'true', message: 'The form was submitted successfully.' });

/** The reply to a message that was not taken. */
export const refused = (
  protocol: Protocol,
  status: number,
  message: string,
  headers: HeadersInit = {},
) =>
  protocol === 'page'
    ? page(status, 'Your message was not sent', message, headers)
    : Response.json({ success: 'false', message }, { status, headers });

/** The replies of a misbehaving service; null ends the connection without one. */
export const faults = {
  '403': (protocol: Protocol) =>
    refused(protocol, 403, 'This form does not take messages from this site.'),
  '429': (protocol: Protocol) =>
    refused(protocol, 429, 'Too many messages in a short time. Try again in a minute.', {
      'Retry-After': '60',
    }),
  '500': (protocol: Protocol) => refused(protocol, 500, 'Something went wrong on our side.'),
  html: () => page(200, 'Service notice', 'We are making some improvements.'),
  malformed: () =>
    new Response('{"success":"tr', { headers: { 'Content-Type': 'application/json' } }),
  empty: () => new Response(null),
  /** As FormSubmit does until an address is activated. */
  'success-false': (protocol: Protocol) =>
    refused(
      protocol,
      200,
      'This form needs Activation. We have sent an email to the owner with an activation link.',
    ),
  captcha: () => page(200, 'Are you human?', 'Tick the box to prove that you are not a robot.'),
  drop: () => null,
  'drop-after-storing': () => null,
} satisfies Record<string, (protocol: Protocol) => Response | null>;
