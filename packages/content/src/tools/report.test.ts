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
  it('lists samples by file, the most visible file first', () => {
    const samples = [
      sample('faq.yaml', [1, 'answer'], 'Yes.', 'your answer'),
      sample('owner.yaml', ['name'], 'Portfolio Owner'),
      sample('owner.yaml', ['portrait'], { art: 'portrait', alt: 'x'.repeat(80) }),
    ];
    expect(contentReport({ ...nothing, samples })).toBe(
      [
        `3 samples left to replace, in 2 files under ${contentFolderName}.`,
        'Replace each !sample with your own value.',
        '',
        'owner.yaml',
        '  name: Portfolio Owner',
        '  portrait: {"art":"portrait","alt":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…',
        '',
        'faq.yaml',
        '  [1].answer: Yes. (your answer)',
      ].join('\n'),
    );
  });
});
