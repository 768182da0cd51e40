import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const digests = new WeakMap<IncomingMessage, string>();

/** Returns the digest of the uploaded file of a request; undefined before it has been read to its end. */
export const uploadDigestOf = (request: IncomingMessage): string | undefined => digests.get(request);

/** Yields the bytes of an uploaded file, and notes their digest with the request. @param name by which a file counts as another one */
export async function* noted(
  request: IncomingMessage,
  name: string | undefined,
  body: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  const hash = createHash('sha256').update(JSON.stringify(name ?? null));
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
  digests.set(request, hash.digest('hex'));
}
