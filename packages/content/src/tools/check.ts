/**
 * `pnpm content:check`: checks the content and lists what is left to do: samples, drafts, missing translations, large or unused
 * images, skills that no entry lists, and unconfigured services. `--links` also requests every external page that the content links to.
 * Exits with 1 if there are problems or, with `--strict`, if samples are left.
 */
import { problemLine } from '../explain';
import { unconfiguredLines } from '../services';
import { changedOriginalLines } from './changedOriginals';
import { readOptions, today } from './command';
import { deadLinkLines } from './deadLinks';
import { contentFolder } from './folders';
import { hiddenLines, omittedLines, pictureLines, withHiddenUses } from './hints';
import { messagesFile, untranslatedLines } from './messages';
import { readContent } from './read';
import { languagesOf } from './translate';
import { translationLines, hiddenTranslationLines } from './untranslated';
import { missingEvidenceLines } from './skillEvidence';
import { contentReport } from './report';

const { values } = readOptions(
  `pnpm content:check [--strict] [--links]

  --strict  exits with status 1 while samples are left
  --links   requests every external page that the content links to`,
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
      hiddenTranslationLines(sources),
      translationLines(sources),
      changedOriginalLines(sources, contentFolder),
      pictureLines(withHiddenUses(pictures, sources, process.env)),
      values.links ? await deadLinkLines(sources) : [],
      content ? missingEvidenceLines(content.skills) : [],
      content ? unconfiguredLines(content.services, content.offPages) : [],
    ],
  }),
);
if (problems.length > 0 || (values.strict && samples.length > 0)) process.exitCode = 1;
