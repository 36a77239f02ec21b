import { footer, hasPage, hrefTo, services } from '@portfolio/content';
import { LinkButton } from '@portfolio/ui';
import { ServiceControl } from './ServiceControl';

const load = () => import('./chat/ChatPart');

/** The footer's way to the chatbot; without one it leads to the contact page. */
export function ChatControl() {
  const label = footer.buttons.chat;
  if (services.chatbot.provider === 'none') {
    if (!hasPage('contact')) return null;
    return (
      <LinkButton size="small" variant="outline" hasDot={false} href={hrefTo('contact')}>
        <span>{label}</span>
      </LinkButton>
    );
  }
  return <ServiceControl label={label} failure={WORDS.services.chatFailed} load={load} />;
}
