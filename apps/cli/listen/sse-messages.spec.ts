import { sseMessages } from './sse-messages.mjs';

async function* inPieces(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string, size = 1_000) {
  const messages = [];
  for await (const message of sseMessages(inPieces(text, size))) messages.push(message);
  return messages;
}

describe('server-sent events', () => {
  const text =
    'retry: 1000\n\n:\n\nid: lsn_1.1\nevent: webhook\ndata: {"body":"ọjà: ⚑"}\n\ndata: one\ndata: two\n\nid: lsn_1.2\nevent: webhook\ndata: cut o';

  it.each([1, 3, 1_000])('are read whole from pieces of %d bytes; heartbeats and what is cut off are none', async (size) => {
    expect(await read(text, size)).toEqual([
      { id: 'lsn_1.1', event: 'webhook', data: '{"body":"ọjà: ⚑"}' },
      { event: 'message', data: 'one\ntwo' },
    ]);
  });
});
