/** Replaces links to files of the repository with the files' names, since Storybook does not serve them. */
export const stripFileLinks = (markdown: string) =>
  markdown.replaceAll(/\[([^\]]+)\]\((?!#|https:)([^)]+\.md)\)/g, '$1: `docs/$2`');
