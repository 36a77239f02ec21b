/** Finds external links that do not respond, for `content:check --links`. */
import type { Source } from './sources';

/** Result of a request: the HTTP status or an error. */
type Answer = number | string;

const timeoutMs = 15_000;
const concurrency = 8;

/** Requests a URL with HEAD, or with GET if the server rejects HEAD. */
async function ask(url: string): Promise<Answer> {
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

/** Finds the https URLs in a file, except samples on example.com, .org and .net. */
const urlsIn = ({ value, markdown }: Source): string[] =>
  (JSON.stringify([value, markdown?.sections]).match(/"https:\/\/[^"\\\s]+(?=")/g) ?? [])
    .map((address) => address.slice(1))
    .filter(
      (address) => !/^https:\/\/(?:[\w.-]+\.)?example\.(?:com|org|net)(?:[/?#]|$)/.test(address),
    );

/**
 * Requests every external URL in the content.
 *
 * @param request requests one URL; over the network by default
 * @returns a title and a line for each broken link; empty if there are none
 */
export async function deadLinkLines(
  sources: readonly Source[],
  request: (url: string) => Promise<Answer> = ask,
): Promise<string[]> {
  const uses = sources.flatMap((source) =>
    urlsIn(source).map((url) => ({ file: source.file, url })),
  );
  const waiting = [...new Set(uses.map(({ url }) => url))];
  const answers = new Map<string, Answer>();
  const work = async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) answers.set(url, await request(url));
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const lines = new Set(
    uses.flatMap(({ file, url }) => {
      const answer = answers.get(url);
      // Other errors do not count, because some sites reject bots.
      const isDead = typeof answer === 'string' || answer === 404 || answer === 410;
      return isDead ? [`  ${file}: ${url} (${answer})`] : [];
    }),
  );
  return lines.size === 0 ? [] : ['Broken links', ...lines];
}
