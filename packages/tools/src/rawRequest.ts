import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Requests a path exactly as given. Unlike `fetch()`, does not normalise the path, decompress the response or follow redirects. */
export async function rawRequest(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const { hostname, port } = new URL(url);
  const outgoing = request({ hostname, port, path, method, headers }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers: responseHeaders } = response;
  return { status, headers: responseHeaders, body: await buffer(response) };
}
