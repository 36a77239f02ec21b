import type { SearchReply } from './searchWorker';

let worker: Worker | undefined;

/**
 * Asks the search's worker, which the first question starts; work on questions before is left off.
 *
 * @param query the text to look for
 * @param onReply is called with what was found, and again with the places; without an answer when the worker could not be started,
 *   which the next question tries again
 * @returns stops listening
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
