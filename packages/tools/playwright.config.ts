import { browserTests } from './src/playwright';

/** Opens the addresses that the root's commands print; `dev` compiles Storybook first. */
export default { ...browserTests, fullyParallel: false, workers: 1, expect: { timeout: 60_000 } };
