/**
 * The light colours that the sheet keeps in either theme: paper is white. They are written out because importing the tokens would
 * bring all of them to the page; a test compares.
 */
export const paperColours = {
  ink: '#14201c',
  'ink-2': '#45514c',
  hair: '#c9d1ca',
  dot: '#ffc629',
  'dot-ring': '#14201c',
  focus: '#14201c',
  'focus-halo': '#ffc629',
} as const;
