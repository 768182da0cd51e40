import type { Response } from 'express';

/** Sends what the reader of a page takes along, by this name. It is kept by nobody on the way and found by no search engine, as its page. */
export function sendFile(response: Response, type: string, name: string, body: Uint8Array | string): void {
  response.attachment(name);
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.end(body);
}
