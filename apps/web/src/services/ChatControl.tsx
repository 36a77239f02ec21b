import { services } from '@portfolio/content';
import { ServiceButton } from '@portfolio/ui';
import { useService } from './useService';

const load = () => import('./chat/ChatPart');

/** The footer's way to the chatbot, where there is one. */
export function ChatControl() {
  const { Part, partKey, partProps, ask, status } = useService({
    failure: WORDS.services.chatFailed,
    load,
  });
  if (services.chatbot.provider === 'none') return null;
  return (
    <ServiceButton label={WORDS.services.chat} onClick={ask} status={status}>
      {Part && <Part key={partKey} {...partProps} />}
    </ServiceButton>
  );
}
