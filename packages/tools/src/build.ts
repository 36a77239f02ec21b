import { runTasks } from './content';
import { main } from './workspace';

/** The root's `build`, `check`, `deploy:files` and the like: runs the tasks that it is given, with the owner's content as it stands. */
await main(async () => {
  process.exitCode = await runTasks(process.argv.slice(2));
});
