import { multipartBodies, multipartRequest, type MultipartBody } from '@svc/testing';
import { readUpload } from './upload';
import { UnreadableBody } from './json-body';
import { partsOf } from './multipart';

const ofPart = (disposition: string): MultipartBody => ({
  contentType: 'multipart/form-data; boundary=x',
  bytes: Buffer.from(`--x\r\n${disposition}\r\n\r\nAda\r\n--x--\r\n`),
  isBrokenOff: false,
});

async function partsIn(body: MultipartBody): Promise<string[]> {
  const kinds: string[] = [];
  for await (const part of partsOf(multipartRequest(body), { fields: 10, files: 10 })) kinds.push(part.kind);
  return kinds;
}

async function drain(body: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const chunk of body) size += chunk.length;
  return size;
}

/** Returns the error of the work; undefined for none, and for a refusal with 400, 413 or 415. */
async function unexpectedErrorOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof UnreadableBody ? undefined : error;
}

describe('the body of a form', () => {
  it.each(['Content-Disposition: form-data', 'Content-Disposition: form-data; filename="a.png"'])(
    '[§7 envelope] is refused when a part has no name, and how to name it said: %s',
    async (disposition) => {
      await expect(partsIn(ofPart(disposition))).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('has no name') as string,
      });
      expect(await partsIn(ofPart(`${disposition}; name="photo"`))).toHaveLength(1);
    },
  );

  it('[§7 envelope] ends at a part whose headers are broken, also where a file has begun in the same piece', async () => {
    const file = 'Content-Disposition: form-data; name="answers.photo"; filename="a.png"';
    const bytes = Buffer.from(
      `--x\r\nContent-Disposition: form-data; name="a"\nX\r\n\r\n1\r\n--x\r\n${file}\r\n\r\n${'é'.repeat(400)}\r\n--x--\r\n`,
    );
    const read = async () => {
      for await (const part of partsOf(multipartRequest({ ...ofPart(''), bytes }), { fields: 10, files: 10 }))
        if (part.kind === 'file') await drain(part.body);
    };
    await expect(read()).rejects.toMatchObject({ status: 400 });
  });

  describe('a form with more parts than are taken', () => {
    const field = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nAda\r\n`;
    const file = '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\nAda\r\n';
    const bodyOf = (...parts: string[]): MultipartBody => ({ ...ofPart(''), bytes: Buffer.from(`${parts.join('')}--x--\r\n`) });
    const limits = { fields: 2, files: 1 };
    const read = async (body: MultipartBody, options: { skipsFiles?: boolean } = {}) => {
      const parts: string[] = [];
      for await (const part of partsOf(multipartRequest(body), { ...limits, ...options }))
        parts.push(part.kind === 'excess' ? `excess of ${part.of}` : part.kind);
      return parts;
    };

    it('[D-116] is not parsed behind them, be it well-formed or not', async () => {
      const many = Array.from({ length: 10_000 }, () => field('a'));
      expect(await read(bodyOf(file, ...many, file, '--x\r\nX\r\n\r\n', field('a')))).toEqual([
        'file',
        'field',
        'field',
        'excess of fields',
      ]);
      expect(await read(bodyOf(file, file, field('a')))).toEqual(['file', 'excess of files']);
    });

    it('[D-116] is read on behind files that are left out, unless these are far too many', async () => {
      const files = (count: number) => Array.from({ length: count }, () => file);
      expect(await read(bodyOf(...files(1_000), field('a')), { skipsFiles: true })).toEqual(['file', 'field']);
      expect(await read(bodyOf(...files(1_100), field('a')), { skipsFiles: true })).toEqual(['file', 'excess of parts']);
    });

    it('[D-116] is said to have them once it has come whole, and is refused when it does not', async () => {
      const { bytes } = bodyOf(field('a'), field('b'), field('c'), ...Array.from({ length: 100 }, () => field('d')));
      const request = multipartRequest({ ...ofPart(''), bytes, isBrokenOff: false });
      let hasEnded = false;
      request.once('end', () => (hasEnded = true));
      for await (const part of partsOf(request, limits)) if (part.kind === 'excess') expect(hasEnded).toBe(true);
      await expect(read({ ...ofPart(''), bytes, isBrokenOff: true })).rejects.toMatchObject({ status: 400 });
      expect.assertions(2);
    });
  });

  it('[§7 envelope] is read or refused as unreadable, whatever is sent: 10,000 random ones', async () => {
    const faults: unknown[] = [];
    let number = 0;
    for (const body of multipartBodies(110, 10_000)) {
      number += 1;
      const fault = await unexpectedErrorOf(readUpload(multipartRequest(body)).then((upload) => drain(upload.body)));
      if (fault) faults.push({ number, fault, contentType: body.contentType, bytes: String(body.bytes.subarray(0, 500)) });
    }
    expect(faults).toEqual([]);
  }, 120_000);
});
