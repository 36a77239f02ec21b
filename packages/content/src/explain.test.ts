import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { explain, fieldName, problemLine } from './explain';
import { pictureSchema } from './schemas/common';

/** The problems of a value as they are printed. */
function problems(schema: z.ZodType, value: unknown): string[] {
  return explain('file.ts', schema.safeParse(value).error?.issues ?? []).map(problemLine);
}

describe('fieldName', () => {
  it('writes a path as it would be written in the file', () => {
    expect(fieldName(['page', 'sections', 2, 'heading'])).toBe('page.sections[2].heading');
    expect(fieldName([0, 'id'])).toBe('[0].id');
  });
});

describe('explain', () => {
  it('names each unknown field', () => {
    expect(problems(z.strictObject({}, { error: 'unknown' }), { one: 1, two: 2 })).toEqual([
      'file.ts → one: unknown',
      'file.ts → two: unknown',
    ]);
  });

  it('speaks of the form that the author seems to have meant', () => {
    expect(problems(pictureSchema, { art: 'covers/kettle' })).toEqual([
      'file.ts → alt: describe the picture in a sentence',
    ]);
  });

  it('names all forms when the value is like none of them', () => {
    expect(problems(pictureSchema, 'kettle.png')).toEqual([
      'file.ts → give a picture: { art, alt } for a drawing or { src, alt } for a file',
    ]);
  });
});
