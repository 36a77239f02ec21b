import { site, type Resume } from '@portfolio/content';
import { joinList } from '@portfolio/messages';
import { directionOf } from '@portfolio/messages/direction';
import { ownFonts } from '@portfolio/theme/fonts';
import {
  areBrief,
  contactLines,
  resumeSections,
  type SectionEntry,
  type SectionGroup,
} from '@portfolio/ui/resume';
import { familyOf } from '@portfolio/ui/theme';
import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  TextRun,
  type IParagraphOptions,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';

const isRtl = directionOf(site.language) === 'rtl';

const rtlLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** In right-to-left documents, Latin names and URLs stay left to right. Otherwise, their punctuation would move. */
const run = (text: string, options: IRunOptions = {}) =>
  new TextRun({ text, rightToLeft: isRtl && rtlLetter.test(text), ...options });

const paragraph = (children: readonly ParagraphChild[], options: IParagraphOptions = {}) =>
  new Paragraph({ children, bidirectional: isRtl, ...options });

/** Creates a paragraph. Replaces line breaks in the text with spaces. */
const text = (value: string) => paragraph([run(value.replace(/\s+/g, ' '))]);
const bullet = (value: string) => paragraph([run(value)], { bullet: { level: 0 } });
const link = (value: string, url: string | undefined) =>
  url
    ? new ExternalHyperlink({ link: url, children: [run(value, { style: 'Hyperlink' })] })
    : run(value);

/** If no entry has a summary or points, dates come directly after the title, as in `ResumeSheet`. */
function entryParagraphs(entries: readonly SectionEntry[] = []) {
  const isBrief = areBrief(entries);
  return entries.flatMap(({ title, url, about, dates, summary, points }) => {
    const dateTexts = dates ? [dates] : [];
    const facts = isBrief ? [...dateTexts, ...about] : [...about, ...dateTexts];
    return [
      paragraph([link(title, url)], { heading: HeadingLevel.HEADING_3 }),
      paragraph([run(facts.join(' | '))], { keepNext: Boolean(summary) || points.length > 0 }),
      ...(summary ? [text(summary)] : []),
      ...points.map(bullet),
    ];
  });
}

/** Items with dates are a list below the group's name. Others follow the name. */
function groupParagraphs({ name, items }: SectionGroup) {
  if (items.some(({ date }) => date)) {
    return [
      paragraph([run(name)], { heading: HeadingLevel.HEADING_3 }),
      ...items.map((item) =>
        paragraph([link(item.text, item.url), run(`, ${item.date}`)], { bullet: { level: 0 } }),
      ),
    ];
  }
  const names = joinList(items.map((item) => item.text));
  return [paragraph([run(names ? `${name}: ` : name, { bold: true }), run(names)])];
}

/** Creates a single-column Word document of the resume, with headings, lists and links. */
export function resumeDocx(resume: Resume, title: string): Promise<Buffer> {
  const { name, headline } = resume;
  const document = new Document({
    creator: name,
    lastModifiedBy: name,
    title,
    description: headline,
    styles: {
      default: {
        document: {
          run: {
            font: ownFonts.faces.text ? familyOf('text') : 'Calibri',
            size: 21,
            language: isRtl ? { bidirectional: site.language } : { value: site.language },
          },
        },
        heading1: { run: { bold: true, size: 44 } },
        heading2: {
          run: { bold: true, size: 26 },
          paragraph: { spacing: { before: 240 }, keepNext: true },
        },
        heading3: {
          run: { bold: true, size: 21 },
          paragraph: { spacing: { before: 120 }, keepNext: true },
        },
      },
    },
    sections: [
      {
        children: [
          paragraph([run(name)], { heading: HeadingLevel.HEADING_1 }),
          text(headline),
          ...contactLines(resume).map(({ label = '', text: shown, url }) =>
            paragraph([run(label), link(shown, url)]),
          ),
          ...resumeSections(resume).flatMap(
            ({ heading, paragraphs = [], entries, groups = [] }) => [
              paragraph([run(heading)], { heading: HeadingLevel.HEADING_2 }),
              ...paragraphs.map(text),
              ...entryParagraphs(entries),
              ...groups.flatMap(groupParagraphs),
            ],
          ),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
