import { activity, services } from '@portfolio/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ServiceCard } from '../pages/Activity/ServiceCard';
import { ChatControl } from './ChatControl';
import { TranslateControl } from './TranslateControl';

afterEach(() => vi.restoreAllMocks());

it('offers the translation where it is configured, and nothing where it is not', () => {
  const { translation } = services;
  const names = translation.languages.map(({ name }) => name);
  const markup = renderToStaticMarkup(<TranslateControl />);
  for (const name of names) expect(markup).toContain(name);
  vi.spyOn(services, 'translation', 'get').mockReturnValue({ ...translation, provider: 'none' });
  expect(renderToStaticMarkup(<TranslateControl />)).toBe('');
});

it('offers a chat where it is configured, and nothing where it is not', () => {
  const chatbot = vi.spyOn(services, 'chatbot', 'get');
  chatbot.mockReturnValue({ provider: 'chatbase', botId: 'a' });
  expect(renderToStaticMarkup(<ChatControl />)).toContain(WORDS.services.chat);
  chatbot.mockReturnValue({ provider: 'none' });
  expect(renderToStaticMarkup(<ChatControl />)).toBe('');
});

it.each(activity.cards)(
  'offers the card $id where its service is configured, and nothing where it is not',
  (card) => {
    const id = card.id === 'leetCode' ? 'leetCode' : 'gitHub';
    expect(renderToStaticMarkup(<ServiceCard card={card} />)).toContain(card.linkLabel);
    vi.spyOn(services, id, 'get').mockReturnValue({ provider: 'none' });
    expect(renderToStaticMarkup(<ServiceCard card={card} />)).toBe('');
  },
);
