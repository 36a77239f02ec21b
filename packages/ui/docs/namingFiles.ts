/**
 * Names the files of the repository that a text of `docs` links to: in Storybook, where they are not served, such a link leads
 * nowhere.
 */
export const namingFiles = (markdown: string) =>
  markdown.replaceAll(/\[([^\]]+)\]\((?!#|https:)([^)]+\.md)\)/g, '$1: `docs/$2`');
