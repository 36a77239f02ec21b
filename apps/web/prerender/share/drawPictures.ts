import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PictureTask } from './worker';

/** More workers than this wait for each other's memory. */
const mostWorkers = 4;
const workerFile = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Hands a worker its tasks; resolves when all are done and the worker has ended. */
function runWorker(tasks: readonly PictureTask[], fontFiles: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // A process and not a thread: it inherits the loader that reads TypeScript.
    const worker = fork(workerFile, fontFiles);
    let remaining = tasks.length;
    worker.on('message', () => {
      remaining -= 1;
      if (remaining === 0) worker.disconnect();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (remaining === 0) resolve();
      else reject(new Error(`Share pictures: a worker ended with code ${code}`));
    });
    for (const task of tasks) worker.send(task);
  });
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
