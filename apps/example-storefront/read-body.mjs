/**
 * The body of a request byte for byte; undefined when it is larger than so many bytes.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} largest
 */
export async function readBody(request, largest) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= largest) chunks.push(chunk);
  }
  return size <= largest ? Buffer.concat(chunks) : undefined;
}
