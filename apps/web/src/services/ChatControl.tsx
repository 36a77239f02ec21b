import { services } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { ServiceButton } from '@portfolio/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useService } from './useService';

const load = () => import('./chat/loadChat');

/** Footer button that loads the chatbot, then a button in the corner that opens it. */
export function ChatControl() {
  const {
    isConfigured,
    service: chat,
    asked,
    ask,
    status,
  } = useService({
    provider: services.chatbot.provider,
    failure: messages.services.chatFailed,
    load,
  });

  useEffect(() => {
    if (asked > 0) chat?.open();
  }, [asked, chat]);

  if (!isConfigured) return null;
  return (
    <ServiceButton label={messages.services.chat} onClick={ask} status={status}>
      {chat &&
        createPortal(
          <chat.Launcher onClick={chat.open}>{messages.services.chat}</chat.Launcher>,
          document.body,
        )}
    </ServiceButton>
  );
}
