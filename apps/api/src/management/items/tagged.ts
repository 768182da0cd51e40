import type { Response } from 'express';

/** Tells the revision of what is answered as its ETag, for `If-Match`. */
export function tagged<T>(response: Response, revision: string, body: T): T {
  response.setHeader('ETag', `"${revision}"`);
  return body;
}
