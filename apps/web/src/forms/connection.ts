import { hrefTo, site } from '@portfolio/content';
import type { FormDefinition } from './useServiceForm';

/** The two forms of the site: also the name of their draft, and of their pages. */
export type FormName = 'contact' | 'feedback';

/** A field that is sent along unseen. */
export interface HiddenField {
  name: string;
  value: string;
}

/** A JSON object as a service replies it. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** How a form reaches the service that takes its messages. */
export interface FormConnection {
  /** Where the page posts to when no script does it. */
  action: string;
  /** Where a script sends the same fields; left out where the service takes pages only. */
  fetchUrl?: string;
  /** Fields that speak to the service and are no part of the message. */
  control: readonly HiddenField[];
  /** Name of the field that only programs fill in, as the service knows it. */
  honeypot: string;
  /** Whether a reply confirms that the message has been taken. The status alone never does. */
  isConfirmed(reply: JsonObject, isOk: boolean): boolean;
}

/** FormSubmit says it as a text; others as a boolean. */
const isTrue = (value: unknown) => value === true || value === 'true';

/**
 * Knows how each service takes a form, as page and by script, and how it confirms. A posted form returns to the thank-you page of its
 * name.
 */
export function connect({
  service,
  name,
  subject,
}: Pick<FormDefinition, 'service' | 'name' | 'subject'>): FormConnection {
  const base = import.meta.env.BASE_URL;
  const thanksPath = hrefTo(`${name}Thanks`);
  const mail = [
    { name: '_subject', value: subject },
    // These services send browsers on to it, so it has to be a whole address.
    { name: '_next', value: `${site.url}${thanksPath}` },
  ];
  /** What the owner's inbox and FormSubmit have in common. */
  const alike = {
    honeypot: '_honey',
    isConfirmed: (reply: JsonObject) => isTrue(reply['success']),
  };
  switch (service.provider) {
    case 'inbox':
      return {
        ...alike,
        action: `${base}inbox/${service.form}`,
        fetchUrl: `${base}inbox/ajax/${service.form}`,
        control: [{ name: '_next', value: `${base}${thanksPath.slice(1)}` }],
      };
    case 'formsubmit':
      return {
        ...alike,
        action: `https://formsubmit.co/${service.recipient}`,
        fetchUrl: `https://formsubmit.co/ajax/${service.recipient}`,
        control: [...mail, { name: '_template', value: 'table' }],
      };
    case 'formspree':
      return {
        action: `https://formspree.io/f/${service.formId}`,
        fetchUrl: `https://formspree.io/f/${service.formId}`,
        control: mail,
        honeypot: '_gotcha',
        isConfirmed: (reply, isOk) =>
          isOk && !('errors' in reply) && ('next' in reply || isTrue(reply['ok'])),
      };
    case 'generic':
      return {
        action: service.action,
        fetchUrl: service.fetchUrl,
        control: [],
        honeypot: '_honey',
        isConfirmed: (reply, isOk) => {
          const said = reply['success'] ?? reply['ok'];
          return isOk && (said === undefined ? !('error' in reply) : isTrue(said));
        },
      };
  }
}
