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

/** Output folder of `pnpm deploy:files`. */
const site = 'apps/web/generated/deploy/site';

/** Errors of GitHub's own workflow parser. */
const workflowErrors = (name: string, content: string) =>
  parseWorkflow({ name, content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(String);

/** Parses a Pages configuration with Cloudflare's own reader. */
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

describe('files that hosts read in the repository', () => {
  it.each(workflows)('%s is a valid GitHub workflow', (name) => {
    const content = read(`.github/workflows/${name}`);
    expect(workflowErrors(name, content)).toEqual([]);
    expect(workflowErrors(name, content.replace('runs-on:', 'runs-onn:'))).not.toEqual([]);
  });

  it("the GitHub Pages workflow publishes the site's folder", () => {
    expect(read('.github/workflows/pages.yml')).toContain(`path: ${site}`);
  });

  it('wrangler.jsonc is valid and names folder and pnpm', () => {
    const text = read('wrangler.jsonc');
    expect(readWrangler(text)).toEqual({ folder: join(root, site), complaints: [] });
    // The build command is set in the dashboard, not in the file.
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

  it('netlify.toml contains only the command and the folder', () => {
    expect(parseToml(read('netlify.toml'))).toEqual({
      build: {
        command: `PORTFOLIO_SITE_URL="$URL" npx -y ${packageManager} deploy:files`,
        publish: site,
      },
    });
    expect(() => parseToml(read('netlify.toml').replace('[build]', '[build'))).toThrow();
  });
});
