import '@storybook/react-vite';

/** Usage guidance: `parameters.usage` of a story file's meta, in Markdown. */
export interface Usage {
  /** When and how to use the component. */
  do: string;
  /** When not to use it. */
  dont: string;
  /** What keys do: `{ Escape: 'Closes it.' }`. */
  keys?: Readonly<Record<string, string>>;
  /** What a screen reader announces, and when. */
  reader: string;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    usage?: Usage;
  }
}
