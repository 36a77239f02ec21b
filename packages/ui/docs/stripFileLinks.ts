/** Replaces links to repository files with their text and the file's path, because Storybook does not serve the files. */
export const stripFileLinks = (markdown: string) =>
  markdown.replaceAll(/\[([^\]]+)\]\((?!#|https:)([^)]+\.md)\)/g, '$1: `docs/$2`');
