import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAbsent } from './json-body';

/** For so long is dropped what a client still sends that has been answered: closed at once, the connection might take the answer with it. */
const LINGER_MS = 10_000;

/**
 * Has the connection closed where the answer is sent before the request has come whole, such as to an address that there is not: else
 * the rest would be read for as long as the client likes (D-143). The answer says `Connection: close`.
 */
export function closeAfterEarlyAnswer(request: IncomingMessage, response: ServerResponse, lingerMs = LINGER_MS): void {
  if (isAbsent(request)) return;
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    if (!request.complete && !response.headersSent) {
      response.setHeader('Connection', 'close');
      lingerFor(request, lingerMs);
    }
    return writeHead(...head);
  };
}

/** Node ends a connection by `destroySoon` once its last answer is sent: this one until the request has come whole, or the time is over. */
function lingerFor(request: IncomingMessage, lingerMs: number): void {
  const { socket } = request;
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (request.complete) return destroySoon();
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
    request.once('end', () => socket.destroy());
    request.resume();
  };
}
