import type { Response } from 'express';

/** Sends a file for download by this name. Like its page, it is neither cached nor indexed by search engines. */
export function sendFile(response: Response, type: string, name: string, body: Uint8Array | string): void {
  response.attachment(name);
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.end(body);
}
