import { parseArgs } from 'node:util';
import { approvePictures, comparePictures, tellPictures } from './pictures/comparePictures';
import { main, run, ToolError } from './workspace';

/**
 * The root's `pictures`: compares pictures of all stories with the approved ones in `packages/ui/pictures`, and writes a page
 * that shows what differs. `--approve` makes what that run found the approved state, `--filter <pattern>` means those alone
 * whose name matches, `--no-build` takes the Storybook that is there. `test` compares all of them too.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      approve: { type: 'boolean', default: false },
      filter: { type: 'string', default: '' },
      'no-build': { type: 'boolean', default: false },
    },
  });
  const filter = new RegExp(values.filter);
  if (values.approve) return approvePictures(filter);
  const build = ['run', 'build:storybook', '--filter=@portfolio/ui'];
  if (!values['no-build'] && (await run('turbo', build)) !== 0) {
    throw new ToolError('The build failed: see above. No picture was taken.');
  }
  const verdict = await comparePictures(filter);
  tellPictures(verdict);
  process.exitCode = verdict.findings.length + verdict.complaints.length > 0 ? 1 : 0;
});
