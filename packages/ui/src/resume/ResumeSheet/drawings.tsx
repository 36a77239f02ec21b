import { hasLines } from '../../platform/options';
import { ChainLine } from './ResumeSheet.styles';

/** Must be even, so that the line returns on the other side of each dot. */
const dotCount = 56;

const ruleLength = (dotCount - 1) * 20;
const upperStrand = `c5 0 6 3 10 7c4 4 5 7 10 7c5 0 6-3 10-7c4-4 5-7 10-7`.repeat(
  (dotCount - 2) / 2,
);
const lowerStrand = `c-5 0-6-3-10-7c-4-4-5-7-10-7c-5 0-6 3-10 7c-4 4-5 7-10 7`.repeat(
  (dotCount - 2) / 2,
);
const line = `M0-7${upperStrand}c5 0 6 3 10 7c4 4 5 7 10 7c4 0 7-3 7-7c0-4-3-7-7-7c-5 0-6 3-10 7c-4 4-5 7-10 7${lowerStrand}c-4 0-7-3-7-7c0-4 3-7 7-7z`;
const dots = `M0 0${'m20 0h0'.repeat(dotCount - 1)}`;

/** The rule below the name. Drawn inline, because the sheet may be printed before a file has loaded. */
export function ChainRule() {
  return (
    <ChainLine
      viewBox={`-8 -8 ${ruleLength + 16} 16`}
      preserveAspectRatio="xMinYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden
      focusable="false"
    >
      <path d={hasLines ? `M0 0H${ruleLength}` : line} />
      <path strokeWidth="3.6" d={dots} />
      <circle r="5" fill="var(--dot)" stroke="none" />
    </ChainLine>
  );
}

/** Positions of the first and last of ten dots, and the distance between neighbours. */
const first = 10;
const last = 190;
const step = 20;

/** Minimum distance between the end of the line and the next dot. */
const clearance = 14;

/** A line followed by dots. The line's length shows the percentage. */
export function SkillGauge({ percent }: { percent: number }) {
  const end = first + ((last - first) * percent) / 100;
  const next = first + step * Math.ceil((end + clearance - first) / step);
  return (
    <svg
      viewBox="0 0 200 18"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden
      focusable="false"
    >
      <path strokeWidth="9" d={`M${first} 9H${end}`} />
      {next <= last && (
        <path strokeWidth="7" strokeDasharray={`0 ${step}`} d={`M${next} 9H${last}`} />
      )}
    </svg>
  );
}
