import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { refOf, type IdGenerator } from '@svc/kernel';

interface Refusal {
  status: string;
  message: string;
}

const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The address and the headers are larger than 16 KiB; shorten them.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', message: 'The request did not arrive in time; send it again.' },
};
const MALFORMED: Refusal = { status: '400 Bad Request', message: 'This is not a well-formed HTTP request.' };

/** Connection on which Node stores the response in progress. */
type Connection = Duplex & { _httpMessage?: { headersSent: boolean } };

/** Answers requests that Node cannot parse in the envelope of §7; no handler ever sees them. */
export function answerUnreadableRequests(server: Server, ids: IdGenerator, version: string): void {
  server.on('clientError', (error: NodeJS.ErrnoException, connection: Connection) => {
    if (!connection.writable || connection._httpMessage?.headersSent) connection.destroy();
    else connection.end(answerTo(REFUSALS[error.code ?? ''] ?? MALFORMED, refOf('req', ids.next()), version));
  });
}

function answerTo({ status, message }: Refusal, requestId: string, version: string): string {
  const body = JSON.stringify({ error: { code: 'VALIDATION_ERROR', message, retryable: false, requestId } });
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    `X-Request-Id: ${requestId}`,
    `X-SVC-Version: ${version}`,
    '',
    body,
  ].join('\r\n');
}
