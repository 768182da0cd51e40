import type { IncomingMessage } from 'node:http';
import { BODY_TIMEOUT_MS, tooSlow, type UnreadableBody } from './json-body';

/** Lowest number of bytes per minute, as over a line of 128 kbit/s; smaller files arrive within the first minute. */
const LEAST_A_MINUTE = 60 * 16 * 1024;

/**
 * Watches a body that may hold files, which may take longer than others. The body is refused after a minute in which fewer bytes arrived
 * than the slowest accepted line delivers (D-143).
 * @param refuse is called once, with the reason for the client, while the body is incomplete
 * @returns a function that ends the watch
 */
export function watchUpload(request: Pick<IncomingMessage, 'complete' | 'socket'>, refuse: (reason: UnreadableBody) => void): () => void {
  let before = request.socket.bytesRead;
  const timer = setInterval(() => {
    const { bytesRead } = request.socket;
    const isSlow = bytesRead - before < LEAST_A_MINUTE;
    before = bytesRead;
    if (request.complete || isSlow) clearInterval(timer);
    if (isSlow && !request.complete) refuse(tooSlow());
  }, BODY_TIMEOUT_MS);
  return () => clearInterval(timer);
}
