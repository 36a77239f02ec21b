import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const workflows = readdirSync(new URL('../../../.github/workflows', import.meta.url));

/** What GitHub's own reader says of a workflow. */
const errorsOf = (name: string, content: string) =>
  parseWorkflow({ name, content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(String);

describe('what hosts read in the repository', () => {
  it.each(workflows)('%s is a workflow that GitHub takes', (name) => {
    const content = read(`.github/workflows/${name}`);
    expect(errorsOf(name, content)).toEqual([]);
    expect(errorsOf(name, content.replace('runs-on:', 'runs-onn:'))).not.toEqual([]);
  });

  it('names the folder that "pnpm deploy:files" makes, and the pnpm of the repository', () => {
    const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string };
    const site = 'apps/web/generated/deploy/site';
    expect(read('netlify.toml')).toContain(`publish = "${site}"`);
    expect(read('netlify.toml')).toContain(`npx -y ${packageManager} deploy:files`);
    expect(read('wrangler.jsonc')).toContain(`"pages_build_output_dir": "${site}"`);
    expect(read('wrangler.jsonc')).toContain(`npx -y ${packageManager} deploy:files`);
    expect(read('.github/workflows/pages.yml')).toContain(`path: ${site}`);
  });
});
