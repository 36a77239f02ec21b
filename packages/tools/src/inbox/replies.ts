import type { Protocol } from './store';

/** A simulated fault of a form service. `slow` and `drop-after-storing` store the message; all others lose it. */
export type SimulatedFault = { mode: 'slow'; delayMs: number } | { mode: Fault };

export type Fault = keyof typeof faults;

/** Creates the error page that a form service shows if it rejects a message. */
const page = (status: number, title: string, text: string) =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><body style="font-family:system-ui;max-width:32em;margin:10vh auto"><h1>${title}</h1><p>${text}</p><p>Press Back to return to the form. Your text is still there.</p></html>`,
    { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );

/**
 * Creates the reply to an accepted message.
 *
 * @param next URL of the thank-you page
 */
export const acceptedReply = (protocol: Protocol, next: string) =>
  protocol === 'page'
    ? new Response(null, { status: 303, headers: { Location: next } })
    : // FormSubmit sends a string, not a boolean.
      Response.json({ success: 'true', message: 'The form was submitted successfully.' });

/** Creates the reply to a rejected message. */
export const rejectedReply = (protocol: Protocol, status: number, message: string) =>
  protocol === 'page'
    ? page(status, 'Your message was not sent', message)
    : Response.json({ success: 'false', message }, { status });

/** Creates a failing service's reply for each kind of failure. Null closes the connection without a reply. */
export const faults = {
  '500': (protocol: Protocol) => rejectedReply(protocol, 500, 'Something went wrong on our side.'),
  html: () => page(200, 'Service notice', 'We are making some improvements.'),
  /** FormSubmit's reply before the email address is activated. */
  'success-false': (protocol: Protocol) =>
    rejectedReply(protocol, 200, 'This form needs Activation. We have sent an email to the owner.'),
  'drop-after-storing': () => null,
} satisfies Record<string, (protocol: Protocol) => Response | null>;
