import { kolamBox, kolamParts } from './draw';
import type { Drawing } from './drawing';
import { rectangle, weave } from './kolam';

/**
 * `chain`: the twenty dots of a progress bar and the line that is woven round them, 20 units a dot. `resume-chain`: the
 * rule below the name on the resume, its first dot bright.
 */
export const chainDrawings: Drawing[] = [
  {
    name: 'chain',
    box: kolamBox(20, 1, 10),
    parts: kolamParts(weave(rectangle(20, 1)), { width: 2.6, dot: 2.2 }),
  },
  {
    name: 'resume-chain',
    box: kolamBox(56, 1, 8),
    parts: kolamParts(weave(rectangle(56, 1)), { width: 2, dot: 1.8, lit: [[0, 0]], litRadius: 4 }),
  },
];
