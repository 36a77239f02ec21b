/** Replaces each link to a repository file with the link's text and the file's path, because Storybook does not serve the files. */
export const stripFileLinks = (markdown: string) =>
  markdown.replaceAll(/\[([^\]]+)\]\((?!#|https:)([^)]+\.md)\)/g, '$1: `docs/$2`');
