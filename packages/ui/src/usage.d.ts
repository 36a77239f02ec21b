import '@storybook/react-vite';

/** How a part is to be used: `parameters.usage` of its stories' meta. Words are Markdown. */
export interface Usage {
  /** When to take it, and how. */
  do: string;
  /** What it is not for. */
  dont: string;
  /** What keys do: `{ Escape: 'Closes it.' }`. */
  keys?: Readonly<Record<string, string>>;
  /** What a screen reader says, and when. */
  reader: string;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    usage?: Usage;
  }
}
