/**
 * The messages of a body of server-sent events, as they come. Lines that begin with a colon are none; a message that the end of
 * the body cuts off is dropped.
 * @param {AsyncIterable<Uint8Array>} chunks
 * @returns {AsyncGenerator<{ id?: string, event: string, data: string }>}
 */
export async function* sseMessages(chunks) {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    const parts = text.split('\n\n');
    text = parts.pop();
    for (const part of parts) {
      const message = messageOf(part);
      if (message) yield message;
    }
  }
}

function messageOf(part) {
  const fields = { event: 'message' };
  for (const line of part.split('\n')) {
    const [, name, value] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    if (name) fields[name] = fields[name] !== undefined && name === 'data' ? `${fields.data}\n${value}` : value;
  }
  return fields.data === undefined ? undefined : fields;
}
