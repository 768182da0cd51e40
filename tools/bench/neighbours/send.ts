import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

/** Makes a body at each call: all bodies together would need too much memory. */
export type Body = () => Buffer | Promise<Buffer>;

/** One tenant's requests, which should not matter to the others. */
export interface Disturbance {
  /** `document: 30 MiB of \`1,\``. */
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Body;
  /** Number of copies sent at once; 1 by default. */
  times?: number;
}

/** Its result. */
export interface Sent {
  /** Status of each request, or the error that ended its connection. */
  answer: string;
  ms: number;
  bytes: number;
}

/** Nobody waits longer; what is not answered by then counts as that. The service itself gives up work on a document after 120 s (D-116). */
const TIMEOUT_MS = 125_000;

/** Sends a request and reads the whole response. Answers what it met: to be cut off is a result, too. */
async function send(url: string, { method, path, headers }: Disturbance, body: Buffer | undefined): Promise<Sent> {
  const started = performance.now();
  let bytes = 0;
  const answer = await new Promise<string>((resolve) => {
    const sent = request(url + path, {
      method,
      headers: { ...headers, ...(body && { 'content-length': body.length }) },
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    sent.on('error', ({ name, code }: NodeJS.ErrnoException) =>
      resolve(name === 'AbortError' ? `none in ${TIMEOUT_MS / 1_000} s` : (code ?? name)),
    );
    sent.on('response', (response: IncomingMessage) => {
      response
        .on('data', (chunk: Buffer) => (bytes += chunk.length))
        .on('error', () => resolve('cut off'))
        .on('end', () => resolve(String(response.statusCode)));
    });
    sent.end(body);
    void once(sent, 'close').then(
      () => resolve('cut off'),
      () => undefined,
    );
  });
  return { answer, ms: performance.now() - started, bytes };
}

/** Sends as many at once as the disturbance says. */
export async function sendAll(url: string, disturbance: Disturbance, body: Buffer | undefined): Promise<Sent> {
  const all = await Promise.all(Array.from({ length: disturbance.times ?? 1 }, () => send(url, disturbance, body)));
  return {
    answer: [...new Set(all.map(({ answer }) => answer))].sort().join(', '),
    ms: Math.max(...all.map(({ ms }) => ms)),
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
