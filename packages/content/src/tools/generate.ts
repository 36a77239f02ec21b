/**
 * `pnpm generate`: checks the content and writes it as plain modules. Ends with status 1 and a list of all problems
 * when there are any, and then leaves the modules as they were.
 */
import { problemLine } from '../explain';
import { stop } from './command';
import { contentFolderName, generatedFolder } from './folders';
import { readContent } from './read';
import { contentModules, writeModules } from './write';

const { content, samples, problems, pictures } = await readContent();

if (!content) {
  stop(
    [
      `The content has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`} (files are below ${contentFolderName}):`,
      ...problems.map((problem) => `  ${problemLine(problem)}`),
    ].join('\n'),
  );
}
const news = await writeModules(generatedFolder, contentModules(content, samples, pictures));
console.log(
  `Content is good: ${content.projects.length} projects, ${content.posts.length} blog entries, ` +
    `${content.certificates.length} certificate groups. ${news.length === 0 ? 'Nothing changed.' : `Wrote ${news.join(', ')}.`}`,
);
