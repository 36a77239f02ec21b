import { fill, messages } from '@portfolio/messages';
import { styled } from 'styled-components';

import { colour, font, size, space } from '../../theme';
import { SkillBar } from '../SkillBar/SkillBar';

/** A figure in a snapshot. */
export interface StatRow {
  /** Label: "Pull requests". */
  label: string;
  /** The formatted figure: "1,204". */
  value: string;
  /** Share of the whole, 0-100. Adds a bar. */
  percent?: number;
}

export interface StatSnapshotProps {
  /** The figures. */
  rows: readonly StatRow[];
  /** Date of the figures, as text and as `YYYY-MM-DD`. */
  takenOn: { label: string; dateTime: string };
  /** Labels the figures as samples. */
  isSample?: boolean;
}

const Root = styled.div`
  display: grid;
  gap: ${space(12)};
`;

/* Two columns if they fit and the number of figures is even. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(18rem, 40%), 100%), 1fr));
  gap: ${space(16)} ${space(48)};

  &:has(> :last-child:nth-child(odd)) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* With large text, wraps instead of breaking within a word. */
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

/* Uses the display typeface, because its zeros have no slash. */
const Day = styled.p`
  color: ${colour('ink-2')};
  font: 500 ${size('body')} / 1.2 ${font('display')};
`;

/** Figures from another site on a given day. Shown if the other site's image failed to load or is not allowed. */
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
          {fill(isSample ? messages.activity.sampleAsOf : messages.activity.asOf, {
            date: takenOn.label,
          })}
        </time>
      </Day>
    </Root>
  );
}
