import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { openShop, startService, type ApiResponse, type ErrorBody, type RunningService, type Shop } from '@svc/testing';

const MEBIBYTE = 1024 * 1024;
const PATH = '/v1/admin/document';

/** Returns a text of about that many bytes, which repeats a piece within `{"version":1,"products":[…`. */
const repeated = (piece: string, bytes: number) => `{"version":1,"products":[${piece.repeat(Math.floor(bytes / piece.length))}1]}`;

/** Notes of 49,000 characters; `count` of them make a document, or a list, of about `count` times 48 KiB. */
const notes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `note-${index}`,
    title: 'Long',
    blocks: [{ id: 'a', kind: 'text', text: 'x'.repeat(49_000) }],
  }));

/** A table of more than 256 KiB. */
const table = (rows: number) => ({
  slug: 'parts',
  name: 'Parts',
  columns: [{ key: 'name', label: 'Name', type: 'text' }],
  rows: Array.from({ length: rows }, (_, index) => ({ key: `r${index}`, cells: { name: `${index} `.padEnd(150, 'x') } })),
});

describe('large bodies', () => {
  let service: RunningService;
  let shop: Shop;

  beforeAll(async () => {
    // The heap of the container; see docker/Dockerfile.
    service = await startService({ env: { NODE_OPTIONS: '--max-old-space-size=1024' } });
    shop = await openShop(service, 'large-bodies');
  });
  afterAll(() => service?.stop());

  const put = (body: string | Uint8Array, { headers = {}, of = shop }: { headers?: Record<string, string>; of?: Shop } = {}) =>
    service.client.send<ErrorBody>(`${PATH}?dryRun=true`, {
      method: 'PUT',
      key: of.adminToken,
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const isHealthy = async () => (await fetch(`${service.urls[0]}/healthz`)).status;

  /** Returns the status of a request, and the number of other requests answered meanwhile. */
  async function answeredMeanwhile(request: Promise<ApiResponse<ErrorBody>>): Promise<{ status: number; others: number }> {
    let isAnswered = false;
    const answer = request.finally(() => (isAnswered = true));
    let others = 0;
    while (!isAnswered) {
      expect(await isHealthy()).toBe(200);
      others += 1;
    }
    return { status: (await answer).status, others };
  }

  const tooMany = 'A document may hold at most 3000000 values.';
  const tooDeep = 'The body is nested deeper than 64 levels.';

  it.each([
    ['30 MiB of lists', repeated('[],', 30 * MEBIBYTE), tooMany],
    ['7.6 MiB of open lists', repeated('[', 7.6 * MEBIBYTE), tooDeep],
  ])('[D-116] are refused for what they hold while they come in: %s', async (_, body, message) => {
    expect(await put(body)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR', message } } });
    expect(await isHealthy()).toBe(200);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
  ] as const)('[D-116] are counted while they are unfolded, by %s', async (encoding, fold) => {
    const folded = fold(repeated('1,', 8 * MEBIBYTE));
    expect(folded.length).toBeLessThan(16 * 1024);
    expect(await put(folded, { headers: { 'content-encoding': encoding } })).toMatchObject({
      status: 400,
      body: { error: { message: tooMany } },
    });
    const large = fold(repeated(' ', 40 * MEBIBYTE));
    expect(await put(large, { headers: { 'content-encoding': encoding } })).toMatchObject({ status: 413 });
    const fitting = fold(JSON.stringify({ version: 1, notes: notes(20) }));
    expect(await put(fitting, { headers: { 'content-encoding': encoding } })).toMatchObject({ status: 200 });
  });

  it('are refused when they are not compressed as they say, or in a way that nobody knows', async () => {
    expect(await put('{}', { headers: { 'content-encoding': 'gzip' } })).toMatchObject({ status: 400 });
    expect(await put('{}', { headers: { 'content-encoding': 'zstd' } })).toMatchObject({ status: 415 });
  });

  it('[D-116] are judged in a thread when they have objects alone, and list their faults', async () => {
    const answer = await put(repeated('{},', 7.2 * MEBIBYTE));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('faults'), details: { fields: { products: 'Give at most 20000 items.' } } } },
    });
  });

  it('[D-116] leave the api to others while they are parsed, judged and planned', async () => {
    const { status, others } = await answeredMeanwhile(put(JSON.stringify({ version: 1, notes: notes(500) })));
    expect(status).toBe(200);
    expect(others).toBeGreaterThan(5);
  });

  it('[D-116] are worked on one at a time for one workspace: another is refused with a time to wait', async () => {
    const body = JSON.stringify({ version: 1, notes: notes(200) });
    const answers = await Promise.all([put(body), put(body), put(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    for (const refused of answers.filter(({ status }) => status === 429)) {
      expect(refused.headers.get('retry-after')).toBe('2');
      expect(refused.body.error).toMatchObject({
        code: 'RATE_LIMITED',
        retryable: true,
        message: expect.stringContaining('of this workspace'),
      });
    }
    expect((await put('{"version":1}')).status).toBe(200);
  });

  it('[D-116] are worked on for two workspaces at a time; small documents of others wait for their turn', async () => {
    const shops = await Promise.all(['a', 'b', 'c', 'd'].map((name) => openShop(service, `large-${name}`)));
    const body = JSON.stringify({ version: 1, notes: notes(100) });
    const answers = await Promise.all(shops.map((of, index) => put(index < 3 ? body : '{"version":1}', { of })));
    expect(
      answers
        .slice(0, 3)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 200, 429]);
    expect(answers[3]!.status).toBe(200);
  });

  it('[D-116] are made and changed by the thread as by the process when they are one item, up to 200,000 values', async () => {
    const { key } = { key: shop.adminToken };
    const made = await service.client.post<{ ref: string; rows: object[] }>('/v1/admin/tables', table(3_000), { key });
    expect(made).toMatchObject({ status: 201, body: { slug: 'parts' } });
    expect(made.body.rows).toHaveLength(3_000);
    const path = `/v1/admin/tables/${made.body.ref}`;
    const read = await service.client.get(path, { key });
    expect([read.body, read.headers.get('etag')]).toEqual([made.body, made.headers.get('etag')]);
    const stale = await service.client.patch(path, { rows: table(2_500).rows }, { key, headers: { 'if-match': '"0000000000000000.0"' } });
    expect(stale.status).toBe(409);
    const changed = await service.client.patch<{ rows: object[] }>(
      path,
      { rows: table(2_500).rows },
      { key, headers: { 'if-match': made.headers.get('etag')! } },
    );
    expect([changed.status, changed.body.rows.length]).toEqual([200, 2_500]);
    const values = await service.client.post<ErrorBody>('/v1/admin/products', `{"slug":"x","tags":[${'1,'.repeat(200_000)}1]}`, {
      key,
      headers: { 'content-type': 'application/json' },
    });
    expect(values).toMatchObject({ status: 400, body: { error: { message: 'An item may hold at most 200000 values.' } } });
    const folded = gzipSync(`{"slug":"x","tags":[${'1,'.repeat(3.9 * MEBIBYTE)}1]}`);
    const unfolded = await service.client.post<ErrorBody>('/v1/admin/products', folded, {
      key,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect(unfolded).toMatchObject({ status: 400, body: { error: { message: 'An item may hold at most 200000 values.' } } });
  });

  it('[D-116] are written by the thread as by the process when they are the storefront document', async () => {
    const { key } = { key: shop.adminToken };
    const refused = await service.client.put<ErrorBody>('/v1/admin/storefront', { nothing: 'x'.repeat(300 * 1024) }, { key });
    expect(refused).toMatchObject({ status: 400, body: { error: { details: { fields: { nothing: expect.any(String) } } } } });
  });

  it('[D-116] are exported in pieces, as they were, with the ETag of their bytes', async () => {
    const exporting = await openShop(service, 'exported');
    await exporting.apply({ version: 1, notes: notes(60) });
    const { headers, text, body } = await service.client.get<{ notes: object[] }>(PATH, { key: exporting.adminToken });
    expect(body.notes).toHaveLength(60);
    expect(text).toBe(JSON.stringify(body));
    expect([headers.get('content-length'), headers.get('content-type')]).toEqual([`${text.length}`, 'application/json; charset=utf-8']);
    const again = await service.client.get(PATH, { key: exporting.adminToken, headers: { 'if-none-match': headers.get('etag')! } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});
