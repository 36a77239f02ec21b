/** Finds external links that do not respond, for `content:check --links`. */
import type { Source } from './sources';

/** Result of a request: an HTTP status, or the error. */
type Answer = number | string;

/** Timeout of a request, in ms. */
const timeoutMs = 15_000;
/** Number of parallel requests. */
const concurrency = 8;

/** Requests an address with HEAD, or with GET if the server rejects HEAD. */
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
const addressesIn = ({ value, markdown }: Source): string[] =>
  (JSON.stringify([value, markdown?.sections]).match(/"https:\/\/[^"\\\s]+(?=")/g) ?? [])
    .map((address) => address.slice(1))
    .filter(
      (address) => !/^https:\/\/(?:[\w.-]+\.)?example\.(?:com|org|net)(?:[/?#]|$)/.test(address),
    );

/**
 * Requests every external address in the content.
 *
 * @param request requests one address; over the network by default
 * @returns a title and a line for each address that does not respond; empty if all do
 */
export async function deadLinkLines(
  sources: readonly Source[],
  request: (url: string) => Promise<Answer> = ask,
): Promise<string[]> {
  const uses = sources.flatMap((source) =>
    addressesIn(source).map((url) => ({ file: source.file, url })),
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
      // Some sites reject bots but respond to people.
      const isDead = typeof answer === 'string' || answer === 404 || answer === 410;
      return isDead ? [`  ${file}: ${url} (${answer})`] : [];
    }),
  );
  return lines.size === 0 ? [] : ['Broken links', ...lines];
}
