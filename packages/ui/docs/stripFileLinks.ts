/** Replaces links to repository files in a text of `docs` with their names, since Storybook does not serve them. */
export const stripFileLinks = (markdown: string) =>
  markdown.replaceAll(/\[([^\]]+)\]\((?!#|https:)([^)]+\.md)\)/g, '$1: `docs/$2`');
