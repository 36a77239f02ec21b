/** Tests that owners only add files that the repository does not contain, so that new versions merge without conflicts. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './folders';

/** Files outside the content folder that the documentation asks owners to add. */
it.each([
  '.github/README.md',
  '.github/workflows/build-daily.yml',
  'packages/ui/art/covers/night-lines.svg',
])('the repository leaves %s to its owner', (file) => {
  expect(existsSync(join(repository, file))).toBe(false);
});

it('git does not ignore the owner’s content', () => {
  const files = ['site.yaml', 'posts/tea/photo.jpg', 'public/slides.pdf', 'fonts/lora/LICENSE'];
  const paths = files.map((file) => `content/${file}`);
  const { stdout } = spawnSync('git', ['check-ignore', ...paths], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
