import { services } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { ServiceButton } from '@portfolio/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useService } from './useService';

const load = () => import('./chat/loadChat');

/** Footer button that loads the chatbot. After loading, a button in the corner opens the chat. */
export function ChatControl() {
  const {
    isConfigured,
    service: chat,
    requestCount,
    request,
    status,
  } = useService({
    provider: services.chatbot.provider,
    failure: messages.services.chatFailed,
    load,
  });

  useEffect(() => {
    if (requestCount > 0) chat?.open();
  }, [requestCount, chat]);

  if (!isConfigured) return null;
  return (
    <ServiceButton label={messages.services.chat} onClick={request} status={status}>
      {chat &&
        createPortal(
          <chat.Launcher onClick={chat.open}>{messages.services.chat}</chat.Launcher>,
          document.body,
        )}
    </ServiceButton>
  );
}
