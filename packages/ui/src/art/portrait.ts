import { layer } from './draw';
import type { Drawing } from './drawing';
import { screen } from './halftone';
import { portraitRows } from './portrait.data';

/** A portrait in the text's colour. Give it `preserveAspectRatio="… slice"` to fill a frame. */
export const portraitDrawing: Drawing = {
  name: 'portrait',
  box: [30, 50, 440, 616],
  parts: { art: layer('art', { stroke: 'text' }, screen(portraitRows)) },
};
