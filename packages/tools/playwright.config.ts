import { browserTests } from './src/playwright';

/** Tests that open the URLs that `pnpm start` and `pnpm dev` print. `dev` compiles Storybook first. */
export default { ...browserTests, fullyParallel: false, workers: 1, expect: { timeout: 60_000 } };
