import { joinList } from '@portfolio/messages';
import { Fragment, type ReactNode } from 'react';

import { widthOfLongestWord } from '../../layout/FittedText/FittedText';
import { Reveal } from '../../motion/Reveal/Reveal';
import { Link } from '../../platform/Link';
import {
  areBrief,
  contactLines,
  resumeSections,
  type ResumeContent,
  type SectionEntry,
  type SectionGroup,
} from '../sections';
import { ChainRule, SkillGauge } from './drawings';
import {
  Contact,
  Entry,
  EntryHead,
  FullStop,
  Group,
  GroupList,
  Groups,
  Head,
  Headline,
  headingSize,
  Name,
  Section,
  Sheet,
  Summary,
  TextList,
} from './ResumeSheet.styles';

export interface ResumeSheetProps extends ResumeContent {
  /** The owner's name, never translated. */
  name: string;
  /** The owner's role in a few words. */
  headline: string;
  /** Layout on screen: `paper` has one column, as in print; `page` has headings beside the sections. */
  layout?: 'page' | 'paper';
  /** Heading level of the name: 2 on a page with its own `<h1>`. */
  headingLevel?: 1 | 2;
  /** A QR code for the top of the sheet. */
  qr?: ReactNode;
  /** Duration, in ms, of the animation for sections that scroll into view; no animation by default. */
  revealMs?: number;
}

const breakable = (text: string) =>
  text.split(/(?<=[/@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const linked = (text: string, url: string | undefined) =>
  url ? <Link href={url}>{text}</Link> : text;

interface EntriesProps {
  entries: readonly SectionEntry[];
  heading: 'h3' | 'h4';
}

function Entries({ entries, heading: Heading }: EntriesProps) {
  const isBrief = areBrief(entries);
  return (
    <ul>
      {entries.map(({ title, url, about, dates, summary, points }, index) => {
        const dateLine = dates && <p data-dates>{dates}</p>;
        return (
          <Entry key={index}>
            <EntryHead>
              <Heading>{linked(title, url)}</Heading>
              {isBrief && dateLine}
              <p>
                {about.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
              {!isBrief && dateLine}
            </EntryHead>
            {import.meta.env.VITE_HAS_RESUME_EXTRAS !== 'no' && summary && (
              <Summary>{summary}</Summary>
            )}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </Entry>
        );
      })}
    </ul>
  );
}

/** Items are gauges if each has a percentage. */
function GroupItems({ items }: Pick<SectionGroup, 'items'>) {
  if (items.every(({ percent }) => percent !== undefined)) {
    return (
      <GroupList data-gauges="">
        {items.map(({ text, percent }) => (
          <li key={text}>
            <span>{text}</span>
            <SkillGauge percent={percent!} />
          </li>
        ))}
      </GroupList>
    );
  }
  if (items.some(({ date }) => date)) {
    return (
      <GroupList>
        {items.map(({ text, url, date }) => (
          <li key={`${text} ${date}`}>
            {linked(text, url)}
            <span>, </span>
            <span data-dates>{date}</span>
          </li>
        ))}
      </GroupList>
    );
  }
  return import.meta.env.VITE_HAS_RESUME_EXTRAS !== 'no' ||
    import.meta.env.VITE_HAS_SKILL_EXTRAS !== 'no' ? (
    <TextList>
      {items.map(({ text }, index) => (
        // Joined with nothing, a text ends with the separator of the site's language.
        <li key={text}>{index < items.length - 1 ? joinList([text, '']) : text}</li>
      ))}
    </TextList>
  ) : null;
}

/**
 * The resume as a sheet of paper, for the Resume page, the print app and its PDFs. White in both themes.
 *
 * Resume parsers group text by lines and gaps. Each fact is therefore on its own line or after a wide gap. Set `--sheet-text` (text
 * size) and `--sheet-padding` (margin).
 */
export function ResumeSheet({
  layout = 'page',
  headingLevel = 2,
  qr,
  revealMs,
  ...resume
}: ResumeSheetProps) {
  const SectionHeading = `h${headingLevel + 1}` as 'h2' | 'h3';
  const entryHeading = `h${headingLevel + 2}` as 'h3' | 'h4';
  const sections = resumeSections(resume);
  const longestWordWidth = widthOfLongestWord(sections.map(({ heading }) => heading).join(' '));
  return (
    <Sheet $longestHeading={longestWordWidth * headingSize} data-theme="light" data-layout={layout}>
      <Head>
        <div>
          <Name as={`h${headingLevel}`} translate="no">
            <span>{resume.name}</span>
            <FullStop aria-hidden />
          </Name>
          <Headline>{resume.headline}</Headline>
        </div>
        <Contact $rows={Math.max(3, Math.ceil((resume.profiles.length + 3) / 2))}>
          {contactLines(resume).map(({ label, text, url }, index) => (
            <li key={index} translate={url ? 'no' : undefined}>
              {label && <span>{label}</span>}
              {url ? <Link href={url}>{breakable(text)}</Link> : text}
            </li>
          ))}
        </Contact>
        {qr}
      </Head>
      <ChainRule />
      {sections.map(({ id, heading, paragraphs, entries, groups }) => (
        <Reveal key={id} as={Section} durationMs={revealMs}>
          <SectionHeading>{heading}</SectionHeading>
          {paragraphs && (
            <div>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
          {entries && <Entries entries={entries} heading={entryHeading} />}
          {groups && (
            <Groups>
              {groups.map(({ name, items }) => (
                <Group key={name}>
                  <span>{name}</span>
                  {items.length > 0 && <GroupItems items={items} />}
                </Group>
              ))}
            </Groups>
          )}
        </Reveal>
      ))}
    </Sheet>
  );
}
