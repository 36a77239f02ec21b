/** Replaces links to repository files with the files' names, because Storybook does not serve them. */
export const stripFileLinks = (markdown: string) =>
  markdown.replaceAll(/\[([^\]]+)\]\((?!#|https:)([^)]+\.md)\)/g, '$1: `docs/$2`');
