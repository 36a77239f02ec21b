import { services, type ChatbotService } from '@portfolio/content';
import { ChatLauncher } from '@portfolio/ui';
import { loadScript } from '../loadScript';
import { waitFor } from '../waitFor';

export interface Chat {
  open(): void;
}

interface TawkApi {
  onLoad?(): void;
  onChatMinimized?(): void;
  showWidget?(): void;
  hideWidget?(): void;
  maximize?(): void;
}

type ChatbaseApi = ((command: string) => unknown) & { q?: unknown[] };

declare global {
  interface Window {
    Tawk_API?: TawkApi;
    Tawk_LoadStart?: Date;
    chatbase?: ChatbaseApi;
    botpress?: { open?(): void };
  }
}

async function loadTawk(propertyId: string, widgetId: string): Promise<Chat> {
  let isLoaded = false;
  const api: TawkApi = (window.Tawk_API = {
    // Hides the provider's button, even if it appears after our timeout.
    onLoad: () => {
      isLoaded = true;
      api.hideWidget?.();
    },
    onChatMinimized: () => api.hideWidget?.(),
  });
  window.Tawk_LoadStart = new Date();
  await loadScript(`https://embed.tawk.to/${propertyId}/${widgetId}`, { crossorigin: '*' });
  await waitFor(() => isLoaded || undefined);
  return {
    open: () => {
      api.showWidget?.();
      api.maximize?.();
    },
  };
}

async function loadChatbase(botId: string): Promise<Chat> {
  // Queues calls until the script runs.
  const queue: ChatbaseApi = (command) => void (queue.q ??= []).push([command]);
  window.chatbase ??= queue;
  await loadScript('https://www.chatbase.co/embed.min.js', {
    id: botId,
    domain: 'www.chatbase.co',
  });
  await waitFor(() => window.chatbase?.('getState') === 'initialized' || undefined);
  return { open: () => void window.chatbase?.('open') };
}

async function loadBotpress(scriptUrl: string): Promise<Chat> {
  await loadScript('https://cdn.botpress.cloud/webchat/v3.x/inject.js');
  await loadScript(scriptUrl);
  await waitFor(() => window.botpress?.open);
  return { open: () => window.botpress?.open?.() };
}

/** Loads a chatbot according to its provider's documentation. */
export function loadChat(service: ChatbotService): Promise<Chat> {
  switch (service.provider) {
    case 'tawk':
      return loadTawk(service.propertyId, service.widgetId);
    case 'chatbase':
      return loadChatbase(service.botId);
    case 'botpress':
      return loadBotpress(service.scriptUrl);
    case 'none':
      return Promise.reject(new Error('No chatbot is configured: set `chatbot` in the services'));
  }
}

/** Loads the configured chatbot. `Launcher` is our button that opens the chat. */
export const start = async () => ({
  ...(await loadChat(services.chatbot)),
  Launcher: ChatLauncher,
});
