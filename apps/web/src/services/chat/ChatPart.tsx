import { useOverlay } from '@portfolio/behaviors';
import { services } from '@portfolio/content';
import { ChatLauncher } from '@portfolio/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ServicePartProps } from '../useService';
import { useLeaveOnReject } from '../useLeaveOnReject';
import { loadChat, type Chat } from './loadChat';

/** Loads the chatbot and puts our own button for it into the corner; the provider's window opens from there. */
export function Part({ asked, onOutcome }: ServicePartProps) {
  const [chat, setChat] = useState<Chat>();
  const isShown = useOverlay('chat', { isWanted: chat !== undefined, beside: 'cookies' });

  useLeaveOnReject();

  const start = useEffectEvent(() => {
    onOutcome('loading');
    loadChat(services.chatbot).then(
      (loaded) => {
        setChat(loaded);
        onOutcome('ready');
      },
      (error: unknown) => {
        console.warn(error);
        onOutcome('failed');
      },
    );
  });
  useEffect(() => start(), []);

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
