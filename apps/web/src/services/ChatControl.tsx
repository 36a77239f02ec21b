import { services } from '@portfolio/content';
import { ServiceButton } from '@portfolio/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useService } from './useService';

const load = () => import('./chat/loadChat');

/** The footer's way to the chatbot, where there is one, and once it has loaded our own button for it in the corner. */
export function ChatControl() {
  const {
    isConfigured,
    service: chat,
    asked,
    ask,
    status,
  } = useService({ provider: services.chatbot.provider, failure: WORDS.services.chatFailed, load });

  useEffect(() => {
    if (asked > 0) chat?.open();
  }, [asked, chat]);

  if (!isConfigured) return null;
  return (
    <ServiceButton label={WORDS.services.chat} onClick={ask} status={status}>
      {chat &&
        createPortal(
          <chat.Launcher onClick={chat.open}>{WORDS.services.chat}</chat.Launcher>,
          document.body,
        )}
    </ServiceButton>
  );
}
