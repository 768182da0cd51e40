import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderList } from '../edge/header-list';
import type { Representation } from './prepared-answer';

/**
 * Answers a GET or HEAD with a representation, or with 304 when the client has it already. `headers` come on top of
 * those that are set on the response. Both doors answer by this.
 */
export function reply(request: IncomingMessage, response: ServerResponse, representation: Representation, headers: HeaderList = []): void {
  if (isNamed(request.headers['if-none-match'], representation.etag)) {
    response.writeHead(304, headers.concat(representation.validators)).end();
  } else {
    response.writeHead(200, headers.concat(representation.headers)).end(request.method === 'HEAD' ? undefined : representation.body);
  }
}

/** Whether `If-None-Match` names the ETag; compared weakly, as RFC 9110 asks for reads. */
function isNamed(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
