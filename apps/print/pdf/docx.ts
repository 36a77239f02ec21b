import {
  site,
  type Resume,
  type ResumeEntry,
  type ResumeSectionId,
  type ResumeWork,
} from '@portfolio/content';
import { fill, formatYears, joinList, messages, paragraphsOf, plural } from '@portfolio/messages';
import { directionOf } from '@portfolio/messages/direction';
import { ownFonts } from '@portfolio/theme/fonts';
import { familyOf } from '@portfolio/ui/theme';
import { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { inOrder } from '../src/setup';

const isRtl = directionOf(site.language) === 'rtl';

const rtlLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** In right-to-left documents, Latin names and URLs stay left to right. Otherwise, their punctuation would move. */
const run = (text: string, options: { bold?: boolean; style?: string } = {}) =>
  new TextRun({ text, rightToLeft: isRtl && rtlLetter.test(text), ...options });

const paragraph = (
  children: ConstructorParameters<typeof ExternalHyperlink>[0]['children'][number][],
  options: {
    heading?: (typeof HeadingLevel)[keyof typeof HeadingLevel];
    bullet?: { level: 0 };
    keepNext?: boolean;
  } = {},
) => new Paragraph({ children: [...children], bidirectional: isRtl, ...options });

/** Creates a paragraph. Replaces line breaks in the text with spaces. */
const text = (value: string) => paragraph([run(value.replace(/\s+/g, ' '))]);
const bullet = (value: string) => paragraph([run(value)], { bullet: { level: 0 } });
const link = (value: string, url: string | undefined) =>
  url
    ? new ExternalHyperlink({ link: url, children: [run(value, { style: 'Hyperlink' })] })
    : run(value);
const displayUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?|\/$/g, '');
const withNote = (value: string, note: string | undefined) => (note ? `${value} (${note})` : value);

interface EntryFacts {
  title: string;
  about: readonly string[];
  dates: string | undefined;
  summary?: string | undefined;
  points: readonly string[];
  url?: string | undefined;
}

/** If no entry has a summary or highlights, dates come directly after the title, as in `ResumeSheet`. */
function entryList(list: readonly EntryFacts[]) {
  const isBrief = list.every(({ summary, points }) => !summary && points.length === 0);
  return list.flatMap(({ title, about, dates, summary, points, url }) => {
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

const work = (list: readonly ResumeWork[]) =>
  entryList(
    list.map(({ role, company, city, type, dates, duration, url, summary, highlights }) => ({
      title: role,
      about: [company, withNote(city, type?.toLocaleLowerCase(site.language))],
      dates: withNote(dates, duration),
      summary,
      points: highlights,
      url,
    })),
  );

const entries = (list: readonly ResumeEntry[] = []) =>
  entryList(
    list.map(({ title, organization, dates, summary, highlights, url }) => ({
      title,
      about: organization ? [organization] : [],
      dates,
      summary,
      points: highlights,
      url,
    })),
  );

const namedItem = (name: string, details: readonly string[]) =>
  details.length > 0
    ? paragraph([run(`${name}: `, { bold: true }), run(joinList(details))])
    : paragraph([run(name, { bold: true })]);

const content: Record<ResumeSectionId, (resume: Resume) => Paragraph[]> = {
  summary: ({ summary }) => paragraphsOf(summary).map(text),
  education: ({ education }) =>
    entryList(
      education.map(({ title, institution, field, from, to, courses = [] }) => ({
        title,
        about: field ? [institution, field] : [institution],
        dates: formatYears(Number(from), Number(to)),
        points: courses,
      })),
    ),
  projects: ({ projects, projectOrder }) =>
    entryList(
      inOrder(projectOrder, projects, 'slug').map(
        ({ name, keywords, dateLabel, description, highlights, url }) => ({
          title: name,
          about: keywords.length > 0 ? [joinList(keywords)] : [],
          dates: dateLabel,
          points: [description, ...highlights],
          url,
        }),
      ),
    ),
  jobs: ({ jobs }) => work(jobs),
  internships: ({ internships }) => work(internships),
  skills: ({ skills, skillOrder }) =>
    inOrder(skillOrder, skills, 'name').map((group) =>
      namedItem(
        group.name,
        group.skills.map(({ name, level, years }) =>
          withNote(
            name,
            [level, years && plural(messages.experience.years, years)].filter(Boolean).join(', '),
          ),
        ),
      ),
    ),
  certificates: ({ certificates }) =>
    [...new Set(certificates.map(({ issuedBy }) => issuedBy))].flatMap((issuer) => [
      paragraph([run(issuer)], { heading: HeadingLevel.HEADING_3 }),
      ...inOrder([issuer], certificates, 'issuedBy').map(({ title, url, dateLabel }) =>
        paragraph([link(title, url), run(`, ${dateLabel}`)], { bullet: { level: 0 } }),
      ),
    ]),
  volunteer: ({ volunteer }) => entries(volunteer),
  awards: ({ awards }) => entries(awards),
  publications: ({ publications }) => entries(publications),
  references: ({ references }) => entries(references),
  languages: ({ languages = [] }) => languages.map(({ name, details }) => namedItem(name, details)),
  interests: ({ interests = [] }) => interests.map(({ name, details }) => namedItem(name, details)),
};

/** Creates a single-column Word document of the resume, with headings, lists and links. */
export function resumeDocx(resume: Resume, title: string): Promise<Buffer> {
  const { name, headline, email, location, url, profiles, sections, headings } = resume;
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
          paragraph([link(email, `mailto:${email}`)]),
          text(fill(messages.page.pair, { first: location.place, second: location.country })),
          paragraph([link(displayUrl(url), new URL(url).href)]),
          ...profiles.map((profile) =>
            paragraph([run(`${profile.network}: `), link(displayUrl(profile.url), profile.url)]),
          ),
          ...sections.flatMap((section) => [
            paragraph([run(headings[section] ?? section)], { heading: HeadingLevel.HEADING_2 }),
            ...content[section](resume),
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
