/**
 * `pnpm content:check`: checks the content and lists what is left to do: samples, drafts, missing translations, large or unused images,
 * skills that no entry lists, and unconfigured services. `--links` also requests every external page that the content links to. Exits with
 * 1 if there are problems. With `--strict`, also exits with 1 if samples are left.
 */
import { problemLine } from '../explain';
import { unconfiguredLines } from '../services';
import { readOptions, today } from './command';
import { assembleContent } from './content';
import { deadLinkLines } from './deadLinks';
import { contentFolder, exitIfMisplaced } from './folders';
import { messagesFile, untranslatedLines } from './messages';
import { damagedPictureProblems } from './pictures';
import { picturesOf } from './readFiles';
import { contentReport, hiddenLines, omittedLines, pictureLines } from './report';
import { unwrapSamples } from './samples';
import { missingEvidenceLines } from './skillEvidence';
import { loadSources } from './sources';
import { languagesOf, originalOf } from './translate';
import { changedOriginalLines, hiddenTranslationLines, translationLines } from './untranslated';

const { values } = readOptions(
  `pnpm content:check [--strict] [--links]

  --strict  exits with status 1 while samples are left
  --links   requests every external page that the content links to`,
  {
    strict: { type: 'boolean', default: false },
    links: { type: 'boolean', default: false },
  },
);

exitIfMisplaced(contentFolder);
const sources = await loadSources(contentFolder);
const outcomes = assembleContent(sources, { env: process.env });
const problems = [
  ...outcomes.flatMap((outcome) => outcome.problems),
  ...(await damagedPictureProblems(picturesOf(sources))),
];
const [{ content, samples }] = outcomes;
// Pictures in drafts and future entries count as used.
const picturesWithDrafts = assembleContent(sources, {
  env: process.env,
  withDrafts: true,
}).flatMap(({ pictures }) => pictures);
const translations = sources.filter(({ file }) => originalOf(file) !== file);
const allSamples = [
  ...samples,
  ...translations.flatMap(({ file, value }) => unwrapSamples(value, file).samples),
];

console.log(
  contentReport({
    problems: problems.map(problemLine),
    samples: allSamples,
    others: [
      hiddenLines(sources, today),
      content
        ? untranslatedLines(
            content.site.language,
            sources.find(({ file }) => file === messagesFile)?.value,
            messagesFile,
            languagesOf(sources).length > 1,
          )
        : [],
      omittedLines(sources),
      hiddenTranslationLines(sources),
      translationLines(sources),
      changedOriginalLines(sources, contentFolder),
      content ? pictureLines(picturesWithDrafts) : [],
      values.links ? await deadLinkLines(sources) : [],
      content ? missingEvidenceLines(content.skills) : [],
      content ? unconfiguredLines(content.services, content.disabledPages) : [],
    ],
  }),
);
if (problems.length > 0 || (values.strict && allSamples.length > 0)) process.exitCode = 1;
