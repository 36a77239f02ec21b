/** Ten dots, 20 units apart. */
const first = 10;
const last = 190;
const step = 20;

/** Between the end of the line and the first dot after it, at least. */
const clearance = 14;

/** A line as long as the skill goes, then bare dots for what is not yet. Decoration: what counts is said by the list. */
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
