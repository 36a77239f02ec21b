import { activity, services } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ServiceCard } from '../pages/Activity/ServiceCard';
import { ChatControl } from './ChatControl';
import { TranslateControl } from './TranslateControl';

afterEach(() => vi.restoreAllMocks());

it('shows the `LanguageSelect` only if translation is configured', () => {
  const { translation } = services;
  const names = translation.languages.map(({ name }) => name);
  const markup = renderToStaticMarkup(<TranslateControl />);
  for (const name of names) expect(markup).toContain(name);
  vi.spyOn(services, 'translation', 'get').mockReturnValue({ ...translation, provider: 'none' });
  expect(renderToStaticMarkup(<TranslateControl />)).toBe('');
});

it('shows the chat button only if a chatbot is configured', () => {
  const chatbot = vi.spyOn(services, 'chatbot', 'get');
  chatbot.mockReturnValue({ provider: 'chatbase', botId: 'a' });
  expect(renderToStaticMarkup(<ChatControl />)).toContain(messages.services.chat);
  chatbot.mockReturnValue({ provider: 'none' });
  expect(renderToStaticMarkup(<ChatControl />)).toBe('');
});

it.each(activity.cards)('shows the card $id only if its service is configured', (card) => {
  const id = card.id === 'leetCode' ? 'leetCode' : 'gitHub';
  expect(renderToStaticMarkup(<ServiceCard card={card} />)).toContain(card.linkLabel);
  vi.spyOn(services, id, 'get').mockReturnValue({ provider: 'none' });
  expect(renderToStaticMarkup(<ServiceCard card={card} />)).toBe('');
});
