import { createHash } from 'node:crypto';
import { isDatabaseAway } from '@svc/adapters/postgres';
import { DomainError, InvalidDocument, InvalidInput } from '@svc/kernel';
import { answerIn, answerOf, outcomeOf, postAnswer } from './json-answer';
import { JsonBytes, parseJson } from './json-bytes';

const thrownBy = (error: unknown): Promise<unknown> => answerIn(structuredClone(outcomeOf(error))).catch((thrown: unknown) => thrown);

describe('an answer that a thread transfers', () => {
  it('[D-116] has the length and the ETag of its bytes', () => {
    const parts = ['{"a":', '"é"', '}'].map((text) => new TextEncoder().encode(text));
    const { pieces, length, etag } = answerOf(parts);
    const bytes = Buffer.concat(parts);
    expect(pieces).toBe(parts);
    expect(length).toBe(bytes.length);
    expect(etag).toBe(`"${length.toString(16)}-${createHash('sha1').update(bytes).digest('base64').slice(0, 27)}"`);
    expect(answerOf(parts, '"a.b"')).toMatchObject({ etag: '"a.b"', length });
  });

  it('[D-116] is received whole, one piece in each turn, and its memory is transferred', async () => {
    const parts = Array.from({ length: 40 }, (_, at) => new Uint8Array(64 * 1024).fill(at));
    const { port, ...posted } = postAnswer(answerOf(parts));
    expect(parts.map(({ byteLength }) => byteLength)).toEqual(parts.map(() => 0));
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    const received = await answerIn({ answer: { port, ...posted } });
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(parts.length - 1);
    expect(received.pieces.map((piece) => [piece.length, piece[0]])).toEqual(parts.map((_, at) => [64 * 1024, at]));
    expect(received).toEqual(answerOf(received.pieces));
  });

  it('[D-116] is refused there as it would be here', async () => {
    const refusal = new InvalidInput('No.', { fields: { a: 'b' } });
    expect(await thrownBy(refusal)).toMatchObject({ code: 'VALIDATION_ERROR', message: 'No.', details: { fields: { a: 'b' } } });
    expect(await thrownBy(refusal)).toBeInstanceOf(DomainError);
  });

  it('[D-118] transfers no more faults than are listed', async () => {
    const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`field${at}`, 'No.']));
    const listed = async (error: DomainError) => {
      const { details } = (await thrownBy(error)) as DomainError;
      return [Object.keys(details!.fields!).length, details!.more];
    };
    expect(await listed(new InvalidInput('No.', { fields }))).toEqual([50, 19_950]);
    expect(await listed(new InvalidDocument('No.', { fields }))).toEqual([10_000, 10_000]);
  });

  it('reports that the database was unavailable there', async () => {
    const away = Object.assign(new Error('query failed'), { driverError: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
    expect(isDatabaseAway(await thrownBy(away))).toBe(true);
    expect(isDatabaseAway(await thrownBy(new Error('a fault')))).toBe(false);
    expect(await thrownBy(new TypeError('a fault'))).toMatchObject({ name: 'TypeError', message: 'a fault' });
  });
});

describe('JSON that is transferred', () => {
  it('equals the input, in any pieces', () => {
    const value = { text: 'é'.repeat(100_000), list: [1, null, '😀'] };
    const bytes = Buffer.from(JSON.stringify(value));
    const body = new JsonBytes();
    for (let start = 0; start < bytes.length; start += 50_001) body.add(bytes.subarray(start, start + 50_001));
    expect(body.length).toBe(bytes.length);
    expect(parseJson(body)).toEqual(value);
  });

  it('equals the input when large chunks, which are not copied, come among small ones', () => {
    const sizes = [3, 70_000, 20_000, 5, 64 * 1024, 1, 65_535, 1, 16_383, 30_000];
    const chunks = sizes.map((size, index) => new Uint8Array(size).fill(97 + index));
    const body = new JsonBytes();
    for (const chunk of chunks) body.add(chunk);
    expect(Buffer.concat(body.blocks, body.length).equals(Buffer.concat(chunks))).toBe(true);
    expect(body.blocks.filter((block) => chunks.includes(block)).map(({ length }) => length)).toEqual([
      70_000, 20_000, 65_536, 65_535, 30_000,
    ]);
  });

  it.each([
    ['', 'The body is not valid JSON.'],
    ['{"a":', 'The body is not valid JSON.'],
    ['"\\u0000"', 'A text in the body holds a NUL character or half of a surrogate pair; leave it out.'],
  ])('is refused where it is %j', (text, message) => {
    const body = new JsonBytes();
    body.add(Buffer.from(text));
    expect(() => parseJson(body)).toThrow(message);
  });
});
