/** Storybook loads this module instead of `#generated/language`. The language is the one chosen in the toolbar, or English. */
import languages from '@portfolio/messages/languages' with { type: 'json' };

/** BCP 47 tags of the owner's languages other than English. */
export const ownLanguages: readonly string[] = Object.keys(languages);

const globals = new URLSearchParams(location.search).get('globals') ?? '';
const [, chosen] = /\bdirection:([^;]+)/.exec(globals) ?? [];

export const language: string = ownLanguages.find((code) => code === chosen) ?? 'en-GB';
