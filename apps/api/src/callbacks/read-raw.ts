import { inBodyTime, UnreadableBody } from '@svc/http';
import express, { type Request, type Response } from 'express';

/** Largest body of a callback, bytes; providers send a few kilobytes. */
const BODY_LIMIT = 256 * 1024;

/** Returns the exact bytes of the body, as its signature needs them. @throws UnreadableBody, also when it is not whole within a minute */
export async function readRaw(request: Request, response: Response): Promise<Buffer> {
  await inBodyTime<void>((resolve, reject) => {
    express.raw({ type: () => true, limit: BODY_LIMIT, inflate: false })(request, response, (error?: unknown) => {
      if (error) reject(unreadable(error));
      else resolve();
    });
  });
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

/** Returns each header as one text. */
export function headersOf({ headers }: Request): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]));
}

function unreadable(error: unknown): Error {
  const { type } = error as { type?: string };
  if (type === 'entity.too.large') return new UnreadableBody(413, `The callback is larger than ${BODY_LIMIT / 1024} KiB.`);
  if (type === 'encoding.unsupported') return new UnreadableBody(415, 'Send the callback uncompressed.');
  return new UnreadableBody(400, 'The callback ended early.');
}
