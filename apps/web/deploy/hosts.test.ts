import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string };

/** Output folder of `pnpm deploy:files`. */
const outputFolder = 'apps/web/generated/deploy/site';

it.each(['.github/workflows/pages.yml', 'netlify.toml', 'wrangler.jsonc'])(
  '%s publishes the output folder',
  (file) => {
    expect(read(file)).toContain(outputFolder);
  },
);

// Cloudflare Pages' build command is set in the dashboard; a comment in `wrangler.jsonc` documents the command.
it.each(['netlify.toml', 'wrangler.jsonc'])('%s builds with the pinned pnpm', (file) => {
  expect(read(file)).toContain(`npx -y ${packageManager} deploy:files`);
});
