import type { IncomingMessage } from 'node:http';
import { BODY_TIMEOUT_MS, tooSlow, type UnreadableBody } from './json-body';

/** Bytes of a file that come in each minute at least, as over a line of 128 kbit/s; fewer are whole within the first. */
const LEAST_A_MINUTE = 60 * 16 * 1024;

/**
 * Watches a body that may hold files, which may take longer than others to come: it is refused once a minute has brought less of it than
 * the slowest line does (D-143).
 * @param refuse is called once, with what to tell the client, while the body is not whole
 * @returns what ends the watch
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
