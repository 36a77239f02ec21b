import { hrefTo, site, type FormService } from '@portfolio/content';

/** Names of the site's forms. They are part of the keys of drafts and the ids of thank-you pages. */
export type FormName = 'contact' | 'feedback';

export interface HiddenField {
  name: string;
  value: string;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export interface ConnectedForm {
  name: FormName;
  service: FormService;
  /** Subject of the email, for the service and the visitor's mail program. */
  subject: string;
}

export interface FormConnection {
  /** Target of a form post without JavaScript. */
  action: string;
  /** Target of a fetch request; omitted if the service accepts form posts only. */
  fetchUrl?: string;
  /** Hidden fields that are not part of the message. */
  serviceFields: readonly HiddenField[];
  /** Name of this service's honeypot field. */
  honeypot: string;
  /** Returns true if the reply confirms that the service accepted the message. For most services, a success status is not enough. */
  isConfirmed(reply: JsonObject, isOk: boolean): boolean;
}

/** Returns true for `true`, and for the string `'true'` that FormSubmit sends. */
const isTrue = (value: unknown) => value === true || value === 'true';

/** Returns the connection to a form's service. */
export function connect({ service, name, subject }: ConnectedForm): FormConnection {
  const base = import.meta.env.BASE_URL;
  const thanksPath = hrefTo(`${name}Thanks`);
  const mail = [
    { name: '_subject', value: subject },
    // The service redirects to the thank-you page, so it needs the page's absolute URL.
    { name: '_next', value: `${site.url}${thanksPath}` },
  ];
  /** Settings shared by the local inbox and FormSubmit. */
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
        serviceFields: [...mail, { name: '_template', value: 'table' }],
      };
    case 'formspree':
      return {
        action: `https://formspree.io/f/${service.formId}`,
        fetchUrl: `https://formspree.io/f/${service.formId}`,
        serviceFields: mail,
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
