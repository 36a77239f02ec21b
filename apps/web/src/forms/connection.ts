import { hrefTo, site, type FormService } from '@portfolio/content';

export type FormName = 'contact' | 'feedback';

export interface HiddenField {
  name: string;
  value: string;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export interface ConnectedForm {
  name: FormName;
  service: FormService;
  /** Subject of the email that the service or the visitor sends. */
  subject: string;
}

export interface FormConnection {
  /** URL for a form post, which is used without JavaScript or if there is no `fetchUrl`. */
  action: string;
  /** URL for `fetch`; omitted if the service accepts form posts only. */
  fetchUrl?: string;
  /** Hidden fields that are not part of the message. */
  serviceFields: readonly HiddenField[];
  /** Name of this service's honeypot field. */
  honeypot: string;
  /** Returns true if the reply confirms that the service accepted the message. */
  isConfirmed(reply: JsonObject, isOk: boolean): boolean;
}

/** FormSubmit sends the string `'true'`. */
const isTrue = (value: unknown) => value === true || value === 'true';

/** Returns the connection to a form's service. */
export function connect({ service, name, subject }: ConnectedForm): FormConnection {
  const base = import.meta.env.BASE_URL;
  const thanksPath = hrefTo(`${name}Thanks`);
  const mailFields = [
    { name: '_subject', value: subject },
    // The service redirects to this URL, which must be absolute.
    { name: '_next', value: `${site.url}${thanksPath}` },
  ];
  const formSubmitApi = {
    honeypot: '_honey',
    isConfirmed: (reply: JsonObject) => isTrue(reply['success']),
  };
  switch (service.provider) {
    case 'inbox':
      return {
        ...formSubmitApi,
        action: `${base}inbox/${service.form}`,
        fetchUrl: `${base}inbox/ajax/${service.form}`,
        serviceFields: [{ name: '_next', value: `${base}${thanksPath.slice(1)}` }],
      };
    case 'formsubmit':
      return {
        ...formSubmitApi,
        action: `https://formsubmit.co/${service.recipient}`,
        fetchUrl: `https://formsubmit.co/ajax/${service.recipient}`,
        serviceFields: [...mailFields, { name: '_template', value: 'table' }],
      };
    case 'formspree':
      return {
        action: `https://formspree.io/f/${service.formId}`,
        fetchUrl: `https://formspree.io/f/${service.formId}`,
        serviceFields: mailFields,
        honeypot: '_gotcha',
        isConfirmed: (reply, isOk) =>
          isOk && !('errors' in reply) && ('next' in reply || isTrue(reply['ok'])),
      };
    case 'generic':
      return {
        action: service.action,
        fetchUrl: service.fetchUrl,
        serviceFields: [],
        honeypot: '_honey',
        isConfirmed: (reply, isOk) => {
          const success = reply['success'] ?? reply['ok'];
          return isOk && (success === undefined ? !('error' in reply) : isTrue(success));
        },
      };
  }
}
