import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Posts a body on a connection of its own with `Connection: close`, like many proxies. @throws when the connection is reset before the
 * response
 */
export function postAndClose(
  url: string,
  { bytes, headers }: { bytes: Buffer; headers: Record<string, string> },
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, connection: 'close', 'content-length': bytes.length },
    });
    sending.on('error', reject);
    sending.on('response', (answer) => void text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, text: body }), reject));
    sending.end(bytes);
  });
}
