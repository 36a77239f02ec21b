/**
 * `pnpm content:check`: checks the content and lists what the owner still has to do: samples, drafts, words that are not translated, pictures that are too heavy
 * or unused, skills that nothing shows, and services that are not configured. `--links` asks for every page elsewhere that the content
 * links to, over the network. Ends with status 1 when the content has problems and, with `--strict`, when samples are left.
 */
import { problemLine } from '../explain';
import { unconfiguredLines } from '../services';
import { changedOriginalLines } from './changedOriginals';
import { readOptions, today } from './command';
import { deadLinkLines } from './deadLinks';
import { contentFolder } from './folders';
import { hiddenLines, omittedLines, pictureLines } from './hints';
import { messagesFile, untranslatedLines } from './messages';
import { readContent } from './read';
import { languagesOf } from './translate';
import { translationLines } from './untranslated';
import { unprovenLines } from './receipts';
import { contentReport } from './report';

const { values } = readOptions(
  `pnpm content:check [--strict] [--links]

  --strict  ends with status 1 while samples are left
  --links   requests every page elsewhere that the content links to`,
  {
    strict: { type: 'boolean', default: false },
    links: { type: 'boolean', default: false },
  },
);

const { content, samples, problems, pictures, sources } = await readContent();

console.log(
  contentReport({
    problems: problems.map(problemLine),
    samples,
    others: [
      hiddenLines(sources, today),
      content
        ? untranslatedLines(
            content.site.language,
            sources.find(({ file }) => file === messagesFile)?.value,
            messagesFile,
            languagesOf(sources).length > 0,
          )
        : [],
      omittedLines(sources),
      translationLines(sources),
      changedOriginalLines(sources, contentFolder),
      pictureLines(pictures),
      values.links ? await deadLinkLines(sources) : [],
      content ? unprovenLines(content.skills) : [],
      content ? unconfiguredLines(content.services, content.offPages) : [],
    ],
  }),
);
if (problems.length > 0 || (values.strict && samples.length > 0)) process.exitCode = 1;
