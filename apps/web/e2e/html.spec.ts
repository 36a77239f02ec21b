import { HtmlValidate } from 'html-validate';
import { readFileSync } from 'node:fs';
import { documentFile } from '../prerender/siteFiles';
import { expect, inApp, pagePaths, test } from './support';

test('every page is valid HTML', async () => {
  const checker = new HtmlValidate({ extends: ['html-validate:standard'] });
  const faults: string[] = [];
  for (const path of [...pagePaths, '/404']) {
    const file = `dist/${documentFile(path)}`;
    const { results } = await checker.validateString(readFileSync(inApp(file), 'utf8'), path);
    for (const { messages } of results) {
      faults.push(...messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`));
    }
  }
  expect(faults).toEqual([]);
});
