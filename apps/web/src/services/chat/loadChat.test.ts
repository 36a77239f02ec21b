import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChat } from './loadChat';
import { loadScript } from '../loadScript';

vi.mock('../loadScript', () => ({ loadScript: vi.fn(() => Promise.resolve()) }));

/** Globals of the chat services that this file tests. `e2e/configured` tests Tawk. */
const chatGlobals: { chatbase?: unknown; botpress?: unknown } = {};

beforeEach(() => void vi.stubGlobal('window', chatGlobals));
afterEach(() => vi.unstubAllGlobals());

it('loads and opens Chatbase with its bot id', async () => {
  vi.mocked(loadScript).mockImplementationOnce(async () => {
    chatGlobals.chatbase = vi.fn((command: string) =>
      command === 'getState' ? 'initialized' : undefined,
    );
  });
  const chat = await loadChat({ provider: 'chatbase', botId: 'bot-id' });
  expect(loadScript).toHaveBeenLastCalledWith('https://www.chatbase.co/embed.min.js', {
    id: 'bot-id',
    domain: 'www.chatbase.co',
  });
  chat.open();
  expect(chatGlobals.chatbase).toHaveBeenLastCalledWith('open');
});

it("loads and opens Botpress with the owner's script", async () => {
  chatGlobals.botpress = { open: vi.fn() };
  const scriptUrl = 'https://files.bpcontent.cloud/bot.js';
  const chat = await loadChat({ provider: 'botpress', scriptUrl });
  expect(vi.mocked(loadScript).mock.calls.slice(-2)).toEqual([
    ['https://cdn.botpress.cloud/webchat/v3.x/inject.js'],
    [scriptUrl],
  ]);
  chat.open();
  expect(chatGlobals.botpress).toHaveProperty('open.mock.calls.length', 1);
});
