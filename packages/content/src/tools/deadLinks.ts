/** What `content:check --links` tells: the pages elsewhere that content links to and that do not answer. */
import type { Source } from './sources';

/** What came of asking for an address: an HTTP status, or what went wrong. */
type Answer = number | string;

/** How long an address may take to answer, in ms. */
const patienceMs = 15_000;
/** So many are asked at a time. */
const atOnce = 8;

/** Asks for an address as a browser would; a server that takes no HEAD is asked with GET. */
async function ask(url: string): Promise<Answer> {
  const status = async (method: string) =>
    (await fetch(url, { method, signal: AbortSignal.timeout(patienceMs) })).status;
  try {
    const first = await status('HEAD');
    return first < 400 ? first : await status('GET');
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? message;
  }
}

/** The addresses in a file; those of samples on example.com lead nowhere, and are listed as samples. */
const addressesIn = ({ value, markdown }: Source): string[] =>
  (JSON.stringify([value, markdown?.sections]).match(/"https:\/\/[^"\\\s]+(?=")/g) ?? [])
    .map((address) => address.slice(1))
    .filter(
      (address) => !/^https:\/\/(?:[\w.-]+\.)?example\.(?:com|org|net)(?:[/?#]|$)/.test(address),
    );

/**
 * Asks for every address elsewhere that the content names.
 *
 * @param asked how to ask for one; over the network when left out
 * @returns a title and a line for each address that does not answer; nothing when all do
 */
export async function deadLinkLines(
  sources: readonly Source[],
  asked: (url: string) => Promise<Answer> = ask,
): Promise<string[]> {
  const uses = sources.flatMap((source) =>
    addressesIn(source).map((url) => ({ file: source.file, url })),
  );
  const waiting = [...new Set(uses.map(({ url }) => url))];
  const answers = new Map<string, Answer>();
  const work = async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) answers.set(url, await asked(url));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const lines = new Set(
    uses.flatMap(({ file, url }) => {
      const answer = answers.get(url);
      // Some sites keep programs out, and answer people.
      const isDead = typeof answer === 'string' || answer === 404 || answer === 410;
      return isDead ? [`  ${file}: ${url} (${answer})`] : [];
    }),
  );
  return lines.size === 0 ? [] : ['Links that lead nowhere', ...lines];
}
