import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressOnce } from './prepared-answer';

const page = Buffer.from('<p>Launch night</p>'.repeat(500));

describe('bytes for one request', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    [undefined, undefined, (body: Buffer) => body],
    ['br;q=0', undefined, (body: Buffer) => body],
  ])('[ADR 0165 r1] are compressed as the request accepts: %s', async (header, encoding, unfold) => {
    const sent = await compressOnce(page, header);
    expect([sent.encoding, unfold(sent.body).equals(page)]).toEqual([encoding, true]);
  });

  it('[ADR 0165 r1] stay as they are where they fit into one packet', async () => {
    const short = Buffer.from('<p>Not found</p>');
    expect(await compressOnce(short, 'br')).toEqual({ body: short });
  });
});
