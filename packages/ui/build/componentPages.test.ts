import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findComponentPages } from './componentPages';

test('follows imports, except type imports', () => {
  const source = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(source, { recursive: true }));
  const files = {
    'pages/pageStory.tsx': `import { Header } from '../chrome/Header';`,
    'pages/Home/HomeView.stories.tsx': `import { Field } from '../../forms/Field';\nimport { HomeView } from './HomeView';`,
    'pages/Work/WorkView.stories.tsx': `import { WorkView } from './WorkView';`,
    'pages/Home/HomeView.tsx': `import { Card } from '../../cards/Card';\nimport type { Tab } from '../../cards/Tab';`,
    'pages/Work/WorkView.tsx': `import {\n  Badge,\n} from '../../cards/Badge';`,
    'chrome/Header.tsx': '',
    'cards/Card.tsx': `import { Badge } from './Badge';`,
    'cards/Badge.tsx': `import { Card } from './Card';`,
    'cards/Tab.tsx': '',
    'forms/Field.tsx': '',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(source, file)), { recursive: true });
    writeFileSync(join(source, file), text);
  }
  const pages = findComponentPages(join(source, 'pages'));
  expect(pages).toMatchObject({ HomeView: ['Home'], Badge: ['Home', 'Work'] });
  expect(pages).toMatchObject({ Header: ['Home', 'Work'], Field: ['Home'] });
  expect(pages).not.toHaveProperty('Tab');
});
