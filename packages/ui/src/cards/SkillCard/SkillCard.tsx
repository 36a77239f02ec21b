import { fill, joinList, percentParts, plural } from '@portfolio/words';
import { styled } from 'styled-components';

import { Link } from '../../platform/Link';
import { cluster, colour, font, size, space } from '../../theme';
import { Picture } from '../Picture/Picture';
import { SkillBar, type SkillBarProps } from '../SkillBar/SkillBar';
import type { CardProps } from '../styles';

/** What a receipt of each kind is called, in the order in which they are counted. */
const nouns = {
  project: WORDS.skills.project,
  post: WORDS.skills.post,
  job: WORDS.skills.job,
  internship: WORDS.skills.internship,
  certificate: WORDS.skills.certificate,
};

/** An entry that shows a skill. */
export interface SkillReceipt {
  kind: keyof typeof nouns;
  label: string;
  href: string;
}

export interface SkillCardProps extends SkillBarProps, Pick<CardProps, 'image'> {
  /** Which kind of skill it is. */
  category: string;
  /** What shows the skill, each with its page. */
  receipts: readonly SkillReceipt[];
}

const Card = styled.article`
  ${cluster(16)}
  row-gap: 2px;
  /* Where a neighbour's receipts are opened, all of the row stays where it is. */
  align-content: start;

  h2 {
    margin-block-end: 2px;
    font-size: ${size(3)};
    line-height: 1;
  }
`;

const Mark = styled(Picture)`
  flex: none;
  inline-size: 3.5rem;
  overflow: visible;
  border-radius: 0;
`;

/* In large text it goes to a line of its own rather than break within a word. */
const NameAndCategory = styled.div`
  flex: 1 1 min-content;
  min-inline-size: 0;
`;

const Percent = styled.p`
  margin-inline-start: auto;
  font: 700 ${size(2)} / 1 ${font('display')};
  font-variant-numeric: tabular-nums;

  small {
    font-size: 0.5em;
    font-weight: 600;
  }
`;

const Category = styled.p`
  color: ${colour('ink-2')};
  font-size: ${size('small')};
`;

const Bar = styled.div`
  flex: 1 0 100%;
  margin-block-start: ${space(16)};
`;

const Receipts = styled.details`
  flex: 1 0 100%;
  margin-block-start: ${space(8)};
  color: ${colour('ink-2')};
  font-size: ${size('small')};

  > * {
    padding-inline-start: ${space(24)};
  }

  > :first-child {
    padding-block: ${space(4)};
  }

  summary {
    position: relative;
    list-style: none;
    text-wrap: balance;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  /* The plus becomes a minus, as that of the questions on Contact does. */
  summary::before {
    content: '';
    position: absolute;
    inset-block-start: ${space(4)};
    inset-inline-start: 0;
    inline-size: 0.75rem;
    block-size: 1.55em;
    background:
      linear-gradient(${colour('ink')} 0 0) center / 100% 2px,
      linear-gradient(${colour('ink')} 0 0) center / 2px 0.75rem;
    background-repeat: no-repeat;
    forced-color-adjust: none;
  }

  &[open] > summary::before {
    background-size:
      100% 2px,
      2px 0;
  }

  li {
    padding-block: ${space(4)};
  }

  /* Nobody can open them on paper. */
  @media print {
    > * {
      padding-inline-start: 0;
    }

    summary::before {
      content: none;
    }

    li {
      padding-block: 0;
    }

    &::details-content {
      content-visibility: visible;
    }
  }
`;

/** `2 projects, 1 certificate`. */
const countedBy = (receipts: readonly SkillReceipt[]) =>
  joinList(
    Object.entries(nouns).flatMap(([kind, noun]) => {
      const count = receipts.filter((receipt) => receipt.kind === kind).length;
      return count > 0 ? plural(noun, count) : [];
    }),
  );

/** One skill: mark, name, category, the percent as a number and as a bar, and what shows it. */
export function SkillCard({ name, category, percent, image, receipts, isActive }: SkillCardProps) {
  return (
    <Card>
      <Mark picture={{ ...image, alt: '' }} ratio="1/1" />
      <NameAndCategory>
        <h2>{name}</h2>
        <Category>{category}</Category>
      </NameAndCategory>
      {/* The bar says it to assistive technology. */}
      <Percent aria-hidden>
        {percentParts(percent).map(({ type, value }) => {
          const Part = type === 'percentSign' ? 'small' : 'span';
          return <Part key={type}>{value}</Part>;
        })}
      </Percent>
      <Bar>
        <SkillBar name={name} percent={percent} isActive={isActive} />
      </Bar>
      {receipts.length > 0 ? (
        <Receipts>
          <summary>{fill(WORDS.skills.seenIn, { entries: countedBy(receipts) })}</summary>
          <ul>
            {receipts.map(({ label, href }) => (
              <li key={href + label}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </Receipts>
      ) : (
        <Receipts as="div">
          <p>{WORDS.skills.notSeen}</p>
        </Receipts>
      )}
    </Card>
  );
}
