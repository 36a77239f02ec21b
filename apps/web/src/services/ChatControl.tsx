import { footer, services } from '@portfolio/content';
import { ServiceControl } from './ServiceControl';

const load = () => import('./chat/ChatPart');

/** The footer's way to the chatbot, where there is one. */
export function ChatControl() {
  if (services.chatbot.provider === 'none') return null;
  return (
    <ServiceControl label={footer.buttons.chat} failure={WORDS.services.chatFailed} load={load} />
  );
}
