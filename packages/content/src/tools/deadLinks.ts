/** Finds broken external links, for `content:check --links`. */
import { withTitle } from './report';
import type { Source } from './sources';

type Status = number | string;

const timeoutMs = 15_000;
const concurrency = 8;

async function requestStatus(url: string): Promise<Status> {
  const status = async (method: string) =>
    (await fetch(url, { method, signal: AbortSignal.timeout(timeoutMs) })).status;
  try {
    const first = await status('HEAD');
    return first < 400 ? first : await status('GET');
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? message;
  }
}

/** Returns the URLs in a file. Omits the reserved domains example.com, example.org and example.net (RFC 2606). */
const urlsIn = ({ value, markdown }: Source): string[] =>
  (JSON.stringify([value, markdown?.sections]).match(/"https?:\/\/[^"\\\s]+(?=")/g) ?? [])
    .map((address) => address.slice(1))
    .filter(
      (address) => !/^https?:\/\/(?:[\w.-]+\.)?example\.(?:com|org|net)(?:[/?#]|$)/.test(address),
    );

/** Requests every external URL in the content. Returns a title and a line for each broken link; empty if there are none. */
export async function deadLinkLines(
  sources: readonly Source[],
  request: (url: string) => Promise<Status> = requestStatus,
): Promise<string[]> {
  const uses = sources.flatMap((source) =>
    urlsIn(source).map((url) => ({ file: source.file, url })),
  );
  const waiting = [...new Set(uses.map(({ url }) => url))];
  const statuses = new Map<string, Status>();
  const requestWaitingUrls = async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) statuses.set(url, await request(url));
  };
  await Promise.all(Array.from({ length: concurrency }, requestWaitingUrls));
  const lines = new Set(
    uses.flatMap(({ file, url }) => {
      const status = statuses.get(url);
      // Other HTTP errors do not count, because some sites reject bots.
      const isDead = typeof status === 'string' || status === 404 || status === 410;
      return isDead ? [`${file}: ${url} (${status})`] : [];
    }),
  );
  return withTitle('Broken links', [...lines]);
}
