import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAbsent } from './json-body';

/** Time for which data that a client still sends after its response is dropped, ms. Closing at once could lose the response. */
const LINGER_MS = 10_000;

/**
 * Closes the connection when the response is sent before the whole request has arrived, such as for an unknown address. Otherwise a
 * client could keep sending for as long as it likes (D-143). The response carries `Connection: close`.
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

/** Delays `destroySoon`, by which Node ends a connection after its last response, until the request has arrived or the time is over. */
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
