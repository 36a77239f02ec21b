import { browserTests } from './src/playwright';

/** Tests of the URLs that `pnpm start` and `pnpm dev` print. `pnpm dev` first compiles Storybook, which takes 20 s on two idle cores. */
export default { ...browserTests, fullyParallel: false, workers: 1, expect: { timeout: 150_000 } };
