import { describe, expect, it } from 'vitest';
import type { FieldPath } from '../explain';
import { contentFolderName } from './folders';
import { contentReport } from './report';

const nothing = { problems: [], samples: [], others: [[]] };
const sample = (file: string, path: FieldPath, value: unknown, hint?: string) => ({
  file,
  path,
  value,
  hint,
});

describe('contentReport', () => {
  it('says so when nothing is left to replace', () => {
    expect(contentReport(nothing)).toBe('No samples are left: every value is the owner’s own.');
  });

  it('lists samples by file, with field, value and hint', () => {
    const samples = [
      sample('owner.ts', ['name'], 'Portfolio Owner'),
      sample('faq.ts', [1, 'answer'], 'Yes.', 'your answer'),
      sample('owner.ts', ['portrait'], { art: 'portrait', alt: 'x'.repeat(80) }),
    ];
    expect(contentReport({ ...nothing, samples })).toBe(
      [
        `3 samples to replace in 2 files below ${contentFolderName}.`,
        'Write your own value in place of each sample(…).',
        '',
        'owner.ts',
        '  name: Portfolio Owner',
        '  portrait: {"art":"portrait","alt":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…',
        '',
        'faq.ts',
        '  [1].answer: Yes. (your answer)',
      ].join('\n'),
    );
  });

  it('puts mistakes first and everything else last', () => {
    const report = contentReport({
      problems: ['faq.ts → [0].answer: write the answer'],
      samples: [],
      others: [['1 service is not configured', '  chatbot: a link']],
    });
    expect(report).toBe(
      [
        '1 problem',
        '  faq.ts → [0].answer: write the answer',
        '',
        'No samples are left: every value is the owner’s own.',
        '',
        '1 service is not configured',
        '  chatbot: a link',
      ].join('\n'),
    );
  });
});
