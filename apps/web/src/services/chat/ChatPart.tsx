import { useOverlay } from '@portfolio/behaviors';
import { services } from '@portfolio/content';
import { ChatLauncher } from '@portfolio/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { ServicePartProps } from '../useService';
import { useServiceScript } from '../useServiceScript';
import { loadChat } from './loadChat';

const load = () => loadChat(services.chatbot);

/** Loads the chatbot and puts our own button for it into the corner; the provider's window opens from there. */
export function Part({ asked, onOutcome }: ServicePartProps) {
  const chat = useServiceScript(load, onOutcome);
  const isShown = useOverlay('chat', { isWanted: chat !== undefined, beside: 'cookies' });

  useEffect(() => {
    if (asked > 0) chat?.open();
  }, [asked, chat]);

  return chat && isShown
    ? createPortal(
        <ChatLauncher onClick={chat.open}>{WORDS.services.chat}</ChatLauncher>,
        document.body,
      )
    : null;
}
