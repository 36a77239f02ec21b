/** Video providers, with the URLs of their videos and players. */

interface VideoProvider {
  name: string;
  /** Matches a video's URL. The first group is its id. */
  pattern: RegExp;
  /** Returns the URL of a player that starts at once, because the visitor has already pressed play. */
  player: (id: string, key: string | undefined) => string;
}

const providers: readonly VideoProvider[] = [
  {
    name: 'YouTube',
    pattern:
      /^https?:\/\/(?:(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]+)/,
    // YouTube's host for the privacy-enhanced mode.
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  {
    name: 'Vimeo',
    // Unlisted videos have a key after the id.
    pattern: /^https?:\/\/(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:(?:\/|\?h=)(\w+))?/,
    // `dnt` asks Vimeo not to track.
    player: (id, key) =>
      `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key ? `&h=${key}` : ''}`,
  },
];

/** Parses a video's URL; undefined for unknown providers. */
export function videoAt(href: string) {
  for (const { name, pattern, player } of providers) {
    const [, id, key] = pattern.exec(href) ?? [];
    if (id) return { provider: name, player: player(id, key), id };
  }
  return undefined;
}
