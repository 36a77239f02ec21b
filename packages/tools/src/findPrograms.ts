import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findNginx, findTestBrowser, programsFile, versionOf } from './programs';
import { main } from './workspace';

/**
 * Runs before browser tests: finds or installs a browser and nginx, and writes them to a file of environment variables. The file is an
 * input of the tests, so that Turbo ignores cached results from other programs or versions.
 */
await main(async () => {
  const browser = await findTestBrowser();
  const nginx = findNginx();
  const lines = [
    `CHROMIUM_PATH=${browser}`,
    `CHROMIUM_VERSION=${versionOf(browser, '--version')}`,
    ...(nginx ? [`NGINX_PATH=${nginx}`] : []),
  ];
  mkdirSync(dirname(programsFile), { recursive: true });
  writeFileSync(programsFile, lines.join('\n'));
  console.log(`Tests run in ${browser}`);
});
