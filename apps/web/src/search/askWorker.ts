import type { SearchReply } from './searchWorker';

let worker: Worker | undefined;

/**
 * Asks the search's worker, which the first question starts.
 *
 * @param query the text to look for
 * @returns what came of it; rejects when the worker could not be started, and the next question tries again
 */
export function askWorker(query: string): Promise<SearchReply> {
  const asked = (worker ??= new Worker(new URL('./searchWorker.ts', import.meta.url), {
    type: 'module',
  }));
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<SearchReply>) => {
      port1.close();
      resolve(data);
    };
    asked.onerror = ({ message }) => {
      worker = undefined;
      reject(new Error(message || 'The search could not be started'));
    };
    asked.postMessage(query, [port2]);
  });
}
