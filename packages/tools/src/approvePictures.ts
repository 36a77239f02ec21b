import { findTestBrowser } from './browser';
import { main, run } from './workspace';

/** The root's `pictures:approve`: makes what the parts look like now what `test:stories` asks for. Look at the changes in git. */
await main(async () => {
  process.exitCode = await run('turbo', ['run', 'pictures:approve'], {
    CHROMIUM_PATH: await findTestBrowser(),
  });
});
