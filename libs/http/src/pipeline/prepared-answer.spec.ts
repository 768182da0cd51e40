import { hash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PreparedAnswer } from './prepared-answer';

const view = { name: 'Tote bag', description: 'Indigo, twice dipped. '.repeat(200) };
const json = JSON.stringify(view);

function headersOf({ headers }: { headers: readonly string[] }): Record<string, string> {
  return Object.fromEntries(headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]!]] : [])));
}

describe('a prepared answer', () => {
  it('[D-30] is the same JSON in every encoding, each with a strong ETag of its own', async () => {
    const answer = new PreparedAnswer(view);
    const [plain, gzip, br] = [await answer.in('identity'), await answer.in('gzip'), await answer.in('br')];
    expect(plain.body.toString()).toBe(json);
    expect(gunzipSync(gzip.body).toString()).toBe(json);
    expect(brotliDecompressSync(br.body).toString()).toBe(json);
    expect(new Set([plain.etag, gzip.etag, br.etag]).size).toBe(3);
    for (const { etag } of [plain, gzip, br]) expect(etag).toMatch(/^"[\w-]+"$/);
    expect(headersOf(gzip)).toMatchObject({ 'Content-Encoding': 'gzip', 'Content-Length': String(gzip.body.length), ETag: gzip.etag });
    expect(headersOf(plain)).not.toHaveProperty('Content-Encoding');
  });

  it('[D-30] has the same ETags whenever it is prepared again from the same view', async () => {
    const [first, second] = [new PreparedAnswer(view), new PreparedAnswer({ ...view })];
    expect((await second.in('br')).etag).toBe((await first.in('br')).etag);
    expect((await new PreparedAnswer({ ...view, name: 'Pot' }).in('br')).etag).not.toBe((await first.in('br')).etag);
  });

  it('compresses once, and not before somebody asks for it', async () => {
    const answer = new PreparedAnswer(view);
    expect(answer.readyIn('gzip')).toBeUndefined();
    const [one, other] = await Promise.all([answer.in('gzip'), answer.in('gzip')]);
    expect(one).toBe(other);
    expect(answer.readyIn('gzip')).toBe(one);
  });

  it.each([
    ['small', { name: 'x' }],
    ['hard to compress', Array.from({ length: 100 }, (_, seed) => hash('sha256', `${seed}`, 'base64'))],
  ])('stays as it is where compressing a %s body is not worth it', async (_, hardly) => {
    const answer = new PreparedAnswer(hardly);
    expect(await answer.in('gzip')).toBe(await answer.in('identity'));
  });

  it('never takes more memory than its size', async () => {
    const answer = new PreparedAnswer(view);
    const forms = [await answer.in('identity'), await answer.in('gzip'), await answer.in('br')];
    expect(forms.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThanOrEqual(answer.size);
  });
});
