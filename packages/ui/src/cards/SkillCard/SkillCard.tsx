import { fill, joinList, messages, percentParts, plural } from '@portfolio/messages';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { FittedText } from '../../layout/FittedText/FittedText';
import { Link } from '../../platform/Link';
import { cluster, colour, font, size, space } from '../../theme';
import { Picture } from '../Picture/Picture';
import { SkillBar, type SkillBarProps } from '../SkillBar/SkillBar';
import type { CardProps } from '../styles';

/** Kinds of entries, in display order. */
const kinds = ['project', 'post', 'job', 'internship', 'certificate'] as const;

/** An entry that demonstrates a skill. */
export interface SkillEvidence {
  kind: (typeof kinds)[number];
  label: string | ReactElement;
  href: string;
}

export interface SkillCardProps
  extends Pick<SkillBarProps, 'name' | 'isActive'>, Pick<CardProps, 'image'> {
  /** The skill's category. */
  category: string;
  /** The owner's level, 0-100. Shown as a number and a bar. */
  percent?: number | undefined;
  /** Level as text: "Daily work". */
  level?: string | undefined;
  /** Years of experience. */
  years?: number | undefined;
  /** Entries that demonstrate the skill: projects, posts, jobs, certificates. */
  evidence?: readonly SkillEvidence[] | undefined;
}

const Card = styled.article`
  ${cluster(16)}
  row-gap: 2px;
  /* Keeps the content in place when another card in the row expands. */
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

/* With large text, the row wraps, so that words do not break. */
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

const Evidence = styled.details`
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

  /* A plus that becomes a minus while the list is open, as in the FAQ. */
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

/** Counts entries by kind: "2 projects, 1 certificate". */
const countByKind = (evidence: readonly SkillEvidence[]) =>
  joinList(
    kinds.flatMap((kind) => {
      const count = evidence.filter((entry) => entry.kind === kind).length;
      return count > 0 ? plural(messages.skills[kind], count) : [];
    }),
  );

const categoryAndLevel = ({ category, level, years }: SkillCardProps) =>
  [category, level, years && plural(messages.experience.years, years)].filter(Boolean).join(' · ');

/** A skill: mark, name, category, level, and the entries that demonstrate it. */
export function SkillCard(skill: SkillCardProps) {
  const { name, category, image, evidence, isActive, percent } = skill;
  const hasPercent = import.meta.env.VITE_HAS_SKILL_EXTRAS === 'no' || percent !== undefined;

  return (
    <Card>
      <Mark picture={{ ...image, alt: '' }} ratio="1/1" />
      <NameAndCategory>
        <h2>
          <FittedText>{name}</FittedText>
        </h2>
        <Category>
          {import.meta.env.VITE_HAS_SKILL_EXTRAS !== 'no' ? categoryAndLevel(skill) : category}
        </Category>
      </NameAndCategory>
      {/* Not hidden from screen readers, because Orca does not read a meter's value. */}
      {hasPercent && (
        <Percent>
          {percentParts(percent!).map(({ type, value }) => {
            const Part = type === 'percentSign' ? 'small' : 'span';
            return <Part key={type}>{value}</Part>;
          })}
        </Percent>
      )}
      {hasPercent && (
        <Bar>
          <SkillBar name={name} percent={percent!} isActive={isActive} />
        </Bar>
      )}
      {evidence && evidence.length > 0 && (
        <Evidence>
          <summary>{fill(messages.skills.seenIn, { entries: countByKind(evidence) })}</summary>
          <ul>
            {evidence.map(({ label, href }) => (
              <li key={href + label}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </Evidence>
      )}
    </Card>
  );
}
