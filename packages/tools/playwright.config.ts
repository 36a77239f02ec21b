import { browserTests } from './src/playwright';

/** Tests that open the URLs that `pnpm start` and `pnpm dev` print. `dev` compiles Storybook first, which takes 20 s on two idle cores. */
export default { ...browserTests, fullyParallel: false, workers: 1, expect: { timeout: 150_000 } };
