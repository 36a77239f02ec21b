import { services, type NewsletterService } from '@portfolio/content';
import { NewsletterForm, type NewsletterFormProps } from '@portfolio/ui';

function connectionOf(service?: NewsletterService): NewsletterFormProps | undefined {
  switch (service?.provider) {
    case 'buttondown':
      return {
        action: `https://buttondown.com/api/emails/embed-subscribe/${service.username}`,
        field: 'email',
        hidden: [{ name: 'embed', value: '1' }],
      };
    case 'generic':
      return { action: service.action, field: service.field };
    default:
      return undefined;
  }
}

export function Subscribe() {
  const connection = connectionOf(services.newsletter);
  return connection && <NewsletterForm {...connection} />;
}
