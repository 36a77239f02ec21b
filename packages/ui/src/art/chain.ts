import { kolamBox, kolamParts } from './draw';
import type { Drawing } from './drawing';
import { rectangle, weave } from './kolam';

/** `chain`: the twenty dots of a progress bar and the line that is woven round them, 20 units a dot. */
export const chainDrawings: Drawing[] = [
  {
    name: 'chain',
    box: kolamBox(20, 1, 10),
    parts: kolamParts(weave(rectangle(20, 1)), { width: 2.6, dot: 2.2 }),
  },
];
