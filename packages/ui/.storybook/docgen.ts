import type { StorybookConfig } from '@storybook/react-vite';

type DocgenOptions = NonNullable<
  NonNullable<StorybookConfig['typescript']>['reactDocgenTypescriptOptions']
>;

/** How props are parsed: by Storybook, and by the test that all props are documented. */
export const docgenOptions = {
  // Controls for unions, and only props that a component declares, not those of HTML elements and styled-components.
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ name, parent }) =>
    !name.startsWith('$') &&
    !['as', 'forwardedAs'].includes(name) &&
    (!parent || !parent.fileName.includes('node_modules')),
} satisfies DocgenOptions;
