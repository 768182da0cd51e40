import type { ServerResponse } from 'node:http';

/** Headers in the form that Node writes fastest: name, value, name, value. */
export type HeaderList = readonly string[];

/** Sets headers on a response that the pipeline goes on with. */
export function setHeaders(response: ServerResponse, headers: HeaderList): void {
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at]!, headers[at + 1]!);
}
