import { HtmlValidate } from 'html-validate';
import { readFileSync } from 'node:fs';
import { documentFile } from '../prerender/siteFiles';
import { expect, inApp, pagePaths, test } from './support';

test('every page is valid HTML', async () => {
  const checker = new HtmlValidate({ extends: ['html-validate:standard'] });
  const faults: string[] = [];
  for (const path of [...pagePaths, '/404']) {
    const file = `dist/${documentFile(path)}`;
    const html = readFileSync(inApp(file), 'utf8');
    const { results } = await checker.validateString(html, path);
    for (const { messages } of results) {
      faults.push(...messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`));
    }
    // What opens a dialog by itself says so by itself. The Nu checker knows that, this one does not.
    const opener = /<button(?=[^>]*\scommand=)(?=[^>]*\saria-expanded=)[^>]*>/.exec(html);
    if (opener) faults.push(`${path}: ${opener[0]}`);
  }
  expect(faults).toEqual([]);
});
