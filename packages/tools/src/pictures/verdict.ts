import type { Tally } from '../tally';
import type { Finding } from './page';

/** What drew the pictures: machines that agree in this draw the same, save for the edges that `compare` allows for. */
export interface DrawnBy {
  /** Major version of Chromium, e.g. `141`. */
  chromium: string;
  /** Node's name of the system, e.g. `linux`. */
  platform: string;
}

/** What a comparison of pictures came to. */
export interface Verdict {
  drawnBy: DrawnBy;
  /** What drew the approved pictures; undefined while there are none. */
  approvedBy: DrawnBy | undefined;
  /** How many pictures there are to take. */
  total: number;
  /** What differs. */
  findings: Finding[];
  /** A sentence for each picture that could not be taken. */
  complaints: string[];
}

/** Whether the approved pictures were drawn by the same browser on the same kind of system. */
export const isSameDrawer = ({ drawnBy, approvedBy }: Verdict): boolean =>
  drawnBy.chromium === approvedBy?.chromium && drawnBy.platform === approvedBy.platform;

/**
 * Counts pictures as tests. One that has changed fails where the approved ones were drawn by the same browser. Elsewhere it is
 * left out: another version may break a line at another word, and only a person can say that this is all. A picture without an
 * approved one, one without a story and a story that cannot be photographed fail everywhere.
 */
export function tallyPictures(verdict: Verdict): Tally {
  const { total, findings, complaints } = verdict;
  const count = (kind: Finding['kind']) =>
    findings.filter((finding) => finding.kind === kind).length;
  const [changed, added, gone] = [count('changed'), count('new'), count('gone')];
  const isStrict = isSameDrawer(verdict);
  return {
    passed: total - changed - added - complaints.length,
    failed: added + gone + complaints.length + (isStrict ? changed : 0),
    skipped: isStrict ? 0 : changed,
  };
}
