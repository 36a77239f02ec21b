import { expect, test } from 'vitest';

import { colours, type Colour } from '../../theme';
import { paperColours } from './paperColours';

test.each(Object.entries(paperColours))('%s on paper is the light theme’s', (name, value) => {
  expect(value).toBe(colours[name as Colour][0]);
});
