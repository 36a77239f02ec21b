import { fill } from '@portfolio/words';
import { styled } from 'styled-components';

import { colour, font, size, space } from '../../theme';
import { SkillBar } from '../SkillBar/SkillBar';

/** A figure of a snapshot. */
export interface StatRow {
  /** What is counted: "Pull requests". */
  label: string;
  /** The figure as it is read: "1,204". */
  value: string;
  /** Its share, 0-100; draws a bar. */
  percent?: number;
}

export interface StatSnapshotProps {
  /** The figures, in order. */
  rows: readonly StatRow[];
  /** The day of the figures: in words, and as year-month-day. */
  takenOn: { label: string; dateTime: string };
  /** Whether they are made up, which is said beside their day. */
  isSample?: boolean;
}

const Root = styled.div`
  display: grid;
  gap: ${space(12)};
`;

/* Two columns where there is room for them, and every cell has a figure. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(18rem, 40%), 100%), 1fr));
  gap: ${space(16)} ${space(48)};

  &:has(> :last-child:nth-child(odd)) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* In large text a figure goes to a line of its own rather than break what it counts within a word. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(16)};
  align-items: baseline;

  dt {
    flex: 1 1 min-content;
  }

  &:not(:has([role='meter'])) {
    padding-block-end: ${space(8)};
    border-block-end: var(--b-hair) solid ${colour('hair')};
  }
`;

const Value = styled.dd`
  font: 700 ${size(4)} / 1.1 ${font('display')};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.dd`
  flex: 1 0 100%;
`;

/* In the face whose zeros are not slashed. */
const Day = styled.p`
  color: ${colour('ink-2')};
  font: 500 ${size('body')} / 1.2 ${font('display')};
`;

/**
 * Figures that another site keeps, as they were on a day, drawn in our own style. Stands in for that site's picture when it
 * fails or may not be loaded.
 */
export function StatSnapshot({ rows, takenOn, isSample = false }: StatSnapshotProps) {
  return (
    <Root>
      <List>
        {rows.map(({ label, value, percent }) => (
          <Row key={label}>
            <dt>{label}</dt>
            <Value>{value}</Value>
            {percent !== undefined && (
              <Bar aria-hidden>
                <SkillBar name={label} percent={percent} />
              </Bar>
            )}
          </Row>
        ))}
      </List>
      <Day>
        <time dateTime={takenOn.dateTime}>
          {fill(isSample ? WORDS.activity.sampleAsOf : WORDS.activity.asOf, {
            date: takenOn.label,
          })}
        </time>
      </Day>
    </Root>
  );
}
