import { runTasks } from './content';
import { main } from './workspace';

/** The root's `build`, `check`, `deploy:files` and others: runs the given tasks with the owner's content. */
await main(async () => {
  process.exitCode = await runTasks(process.argv.slice(2));
});
