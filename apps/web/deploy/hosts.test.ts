import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import {
  normalizeAndValidateConfig,
  parseJSONC,
  validatePagesConfig,
  type RawConfig,
} from '@cloudflare/workers-utils';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse as parseToml } from 'smol-toml';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const workflows = readdirSync(join(root, '.github/workflows'));
const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string };

/** The folder that `pnpm deploy:files` makes. */
const site = 'apps/web/generated/deploy/site';

/** What GitHub's own reader says of a workflow. */
const workflowErrors = (name: string, content: string) =>
  parseWorkflow({ name, content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(String);

/** What Cloudflare's own reader makes of a Pages project's configuration, and what it complains of. */
function readWrangler(text: string) {
  const file = join(root, 'wrangler.jsonc');
  const raw = parseJSONC(text, file) as RawConfig;
  const { config, diagnostics } = normalizeAndValidateConfig(raw, file, undefined, {});
  const complaints = [diagnostics, validatePagesConfig(config, [], raw.name)].flatMap((found) => [
    ...(found.hasErrors() ? [found.renderErrors()] : []),
    ...(found.hasWarnings() ? [found.renderWarnings()] : []),
  ]);
  return { folder: config.pages_build_output_dir, complaints };
}

describe('what hosts read in the repository', () => {
  it.each(workflows)('%s is a workflow that GitHub takes', (name) => {
    const content = read(`.github/workflows/${name}`);
    expect(workflowErrors(name, content)).toEqual([]);
    expect(workflowErrors(name, content.replace('runs-on:', 'runs-onn:'))).not.toEqual([]);
  });

  it('GitHub Pages gets the folder of the site', () => {
    expect(read('.github/workflows/pages.yml')).toContain(`path: ${site}`);
  });

  it('wrangler.jsonc is what Cloudflare Pages takes, and names folder and pnpm', () => {
    const text = read('wrangler.jsonc');
    expect(readWrangler(text)).toEqual({ folder: join(root, site), complaints: [] });
    // The build command has no field of its own: the dashboard asks for it.
    expect(text).toContain(`npx -y ${packageManager} deploy:files`);
  });

  it.each([
    ['"name"', '"nam"', 'Missing top-level field "name"'],
    ['"compatibility_date"', '"compatibility_dat"', 'Unexpected fields'],
    ['"name"', '"main": "worker.js", "name"', 'cannot contain both'],
  ])('Cloudflare complains of a wrangler.jsonc with %s as %s', (good, bad, complaint) => {
    const { complaints } = readWrangler(read('wrangler.jsonc').replace(good, bad));
    expect(complaints.join('\n')).toContain(complaint);
  });

  it('netlify.toml says nothing but the command and the folder', () => {
    expect(parseToml(read('netlify.toml'))).toEqual({
      build: {
        command: `PORTFOLIO_SITE_URL="$URL" npx -y ${packageManager} deploy:files`,
        publish: site,
      },
    });
    expect(() => parseToml(read('netlify.toml').replace('[build]', '[build'))).toThrow();
  });
});
