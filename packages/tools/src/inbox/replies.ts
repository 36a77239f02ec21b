import type { MisbehaviourMode } from './misbehaviour';
import { servicePage } from './page';
import type { Protocol } from './store';

/** A reply, before it is written to the connection. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Why a message was not taken, in the words and codes of the services. */
export interface Refusal {
  status: number;
  /** Formspree's code. */
  code: string;
  message: string;
}

const json = (status: number, value: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
});

const html = (status: number, title: string, text: string, headers = {}): Reply => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  body: servicePage(title, text),
});

/**
 * The reply to a message that was taken.
 *
 * @param next Where a page post goes on to, absolute.
 */
export function accepted(protocol: Protocol, next: string): Reply {
  switch (protocol) {
    case 'page':
      return { status: 303, headers: { Location: next }, body: '' };
    case 'formsubmit':
      // FormSubmit's success is a text, not a boolean.
      return json(200, { success: 'true', message: 'The form was submitted successfully.' });
    case 'formspree':
      return json(200, { ok: true, next });
  }
}

/** The reply to a message that was not taken. */
export function refused(
  protocol: Protocol,
  { status, code, message }: Refusal,
  headers: Record<string, string> = {},
): Reply {
  switch (protocol) {
    case 'page':
      return html(status, 'Your message was not sent', message, headers);
    case 'formsubmit':
      return json(status, { success: 'false', message }, headers);
    case 'formspree':
      return json(status, { error: message, errors: [{ code, message }] }, headers);
  }
}

const faults = {
  '403': {
    status: 403,
    code: 'BLOCKED',
    message: 'This form does not take messages from this site.',
  },
  '429': {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many messages in a short time. Try again in a minute.',
  },
  '500': { status: 500, code: 'SERVER_ERROR', message: 'Something went wrong on our side.' },
} satisfies Partial<Record<MisbehaviourMode, Refusal>>;

/** The reply of a misbehaving service; null ends the connection without one. */
export function misbehaved(
  mode: Exclude<MisbehaviourMode, 'slow'>,
  protocol: Protocol,
): Reply | null {
  switch (mode) {
    case 'drop':
    case 'drop-after-storing':
      return null;
    case '403':
    case '500':
      return refused(protocol, faults[mode]);
    case '429':
      return refused(protocol, faults[mode], { 'Retry-After': '60' });
    case 'html':
      return html(200, 'Service notice', 'We are making some improvements.');
    case 'captcha':
      return html(200, 'Are you human?', 'Tick the box to prove that you are not a robot.');
    case 'malformed':
      return {
        status: 200,
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
        body: '{"success":"tr',
      };
    case 'empty':
      return { status: 200, headers: {}, body: '' };
    case 'success-false':
      return refused(protocol, {
        status: protocol === 'formspree' ? 403 : 200,
        code: 'INACTIVE',
        message:
          'This form needs Activation. We have sent an email to the owner with an activation link.',
      });
  }
}
