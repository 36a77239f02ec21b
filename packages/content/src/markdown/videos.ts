/** The companies whose videos an article can show: how the address of a video looks there, and where its player is. */

interface VideoProvider {
  name: string;
  /** Matches the address of a video; the first group is its id. */
  pattern: RegExp;
  /** The address of the player, which begins at once: the visitor has pressed. */
  player: (id: string, key: string | undefined) => string;
}

const providers: readonly VideoProvider[] = [
  {
    name: 'YouTube',
    pattern:
      /^https:\/\/(?:(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]+)/,
    // The host that sets no cookies.
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  {
    name: 'Vimeo',
    // A video that is not listed has a key after its id.
    pattern: /^https:\/\/(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:(?:\/|\?h=)(\w+))?/,
    // It is asked to follow nobody.
    player: (id, key) =>
      `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key ? `&h=${key}` : ''}`,
  },
];

/** Where a video can be played in a page. */
export interface PlayableVideo {
  /** The company that has it. */
  provider: string;
  /** The address of its player. */
  player: string;
  /** What tells it from others at that company. */
  id: string;
}

/** Reads the address of a video; undefined where it is none of a known company. */
export function videoAt(href: string): PlayableVideo | undefined {
  for (const { name, pattern, player } of providers) {
    const [, id, key] = pattern.exec(href) ?? [];
    if (id) return { provider: name, player: player(id, key), id };
  }
  return undefined;
}
