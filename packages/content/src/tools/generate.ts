/**
 * `pnpm generate`: checks the content and writes it as plain modules. Ends with status 1 and a list of all problems
 * when there are any, and then leaves the modules as they were.
 */
import { problemLine } from '../explain';
import { contentFolderName, generatedFolder } from './folders';
import { readContent } from './read';
import { contentModules, writeModules } from './write';

const { content, samples, problems, pictures } = await readContent();

if (content) {
  const { changed, removed } = await writeModules(
    generatedFolder,
    contentModules(content, samples, pictures),
  );
  const news = [...changed, ...removed.map((name) => `${name} (removed)`)].join(', ');
  console.log(
    `Content is good: ${content.projects.length} projects, ${content.posts.length} blog entries, ` +
      `${content.certificates.length} certificate groups. ${news === '' ? 'Nothing changed.' : `Wrote ${news}.`}`,
  );
} else {
  console.error(
    `The content has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`} (files are below ${contentFolderName}):\n` +
      problems.map((problem) => `  ${problemLine(problem)}`).join('\n'),
  );
  process.exitCode = 1;
}
