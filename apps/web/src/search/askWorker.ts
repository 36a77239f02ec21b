import type { SearchReply } from './searchWorker';

let worker: Worker | undefined;

/**
 * Sends a query to the search worker and starts it if needed. Cancels the previous query.
 * @param query text to look for
 * @param onReply called with the results, and again with excerpts; without results if the worker failed to start
 * @returns function that stops listening
 */
export function askWorker(query: string, onReply: (reply: SearchReply) => void): () => void {
  const asked = (worker ??= new Worker(new URL('./searchWorker.ts', import.meta.url), {
    type: 'module',
  }));
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<SearchReply>) => onReply(data);
  asked.onerror = ({ message }) => {
    console.warn(message);
    worker = undefined;
    onReply({ isKeptOnly: false });
  };
  asked.postMessage(query, [port2]);
  return () => port1.close();
}
