import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PictureTask } from './worker';

/** More workers than this wait for each other's memory. */
const mostWorkers = 4;
const workerFile = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Has a worker draw its share; resolves when it has ended. */
async function runWorker(tasks: readonly PictureTask[], fontFiles: readonly string[]) {
  // A process and not a thread: it inherits the loader that reads TypeScript.
  const worker = fork(workerFile, fontFiles);
  for (const task of [...tasks, 'end']) worker.send(task);
  const [code] = (await once(worker, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Share pictures: a worker ended with code ${code}`);
}

/**
 * Draws pictures beside the rendering of pages, one process a processor. Tasks are dealt out at once, since the main
 * process is busy meanwhile; neighbours go to one worker, since they are likely to share a drawing.
 */
export async function drawPictures(tasks: readonly PictureTask[], fontFiles: readonly string[]) {
  const workers = Math.min(availableParallelism(), mostWorkers, tasks.length);
  const share = Math.ceil(tasks.length / workers);
  const dealt = Array.from({ length: workers }, (_, index) =>
    tasks.slice(index * share, (index + 1) * share),
  ).filter(({ length }) => length > 0);
  await Promise.all(dealt.map((part) => runWorker(part, fontFiles)));
}
