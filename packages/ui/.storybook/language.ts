/** Replaces `#generated/language`: the language chosen in the toolbar, if it is one of the owner's. */
import languages from '@portfolio/messages/languages' with { type: 'json' };

/** BCP 47 tags of the owner's languages other than English. */
export const ownLanguages: readonly string[] = Object.keys(languages);

/** The toolbar's values are in the frame's URL. */
const globals = new URLSearchParams(location.search).get('globals') ?? '';
const [, chosen] = /\bdirection:([^;]+)/.exec(globals) ?? [];

export const language: string = ownLanguages.find((code) => code === chosen) ?? 'en-GB';
