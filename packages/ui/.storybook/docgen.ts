import type { StorybookConfig } from '@storybook/react-vite';

type DocgenOptions = NonNullable<
  NonNullable<StorybookConfig['typescript']>['reactDocgenTypescriptOptions']
>;

/** How the tables of props are read from the types: by Storybook, and by the test that every prop is explained. */
export const docgenOptions = {
  // Controls for unions; and of the hundreds of props that HTML elements and styled-components have, only those that a part
  // names itself.
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ name, parent }) =>
    !name.startsWith('$') &&
    !['as', 'forwardedAs'].includes(name) &&
    (!parent || !parent.fileName.includes('node_modules')),
} satisfies DocgenOptions;
