import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  answeredFast,
  casesOf,
  DOORS,
  makeReady,
  openShop,
  sharedService,
  type ErrorBody,
  type SharedService,
  type Shop,
} from '@svc/testing';

describe.each(casesOf(DOORS, ({ prepared }) => prepared))('a request, answered by $door', ({ env, prepared }) => {
  let service: SharedService;
  let shop: Shop;
  let fastBefore: number;

  beforeAll(async () => {
    service = await sharedService({ env });
    shop = await openShop(service, 'requests');
    await makeReady(service, shop);
    fastBefore = await answeredFast(service);
  });

  it('[D-3] gets an id of its own, which an error repeats; the client’s is not reused', async () => {
    const answer = await service.client.get<ErrorBody>('/v1/store/products', { headers: { 'x-request-id': 'mine\tforged' } });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^req_[0-9a-z]{26}$/);
    expect(answer.body.error.requestId).toBe(id);
  });

  it('[§9 r1] is answered with the version of the interface', async () => {
    const answer = await service.client.get('/v1/store/products', { key: shop.keys.secretLive });
    expect(answer.headers.get('x-svc-version')).toMatch(/^1\.\d+\.\d+$/);
  });

  it('gets the names of ignored parameters and fields in a header', async () => {
    const ignoredBy = async (path: string, body?: object) => {
      const answer = await service.client.send(path, { method: body ? 'POST' : 'GET', key: shop.keys.secretTest, ...(body && { body }) });
      return [answer.status, answer.headers.get('x-svc-ignored')];
    };
    for (let times = 0; times < 2; times += 1) {
      expect(await ignoredBy('/v1/store/products?limt=3')).toEqual([200, 'limt']);
      expect(await ignoredBy('/v1/store/products')).toEqual([200, null]);
    }
    expect(await ignoredBy('/v1/store/newsletter', { email: 'ada@example.com', phone: '1' })).toEqual([202, 'phone']);
    const managed = await service.client.patch('/v1/admin/workspace?dry=1', { displayName: 'Requests' }, { key: shop.adminToken });
    expect(managed.headers.get('x-svc-ignored')).toBe('dry');
    expect(await ignoredBy('/v1/store/newsletter?lang=fr', { mail: 'ada@example.com' })).toEqual([400, 'lang, mail']);
  });

  it('[§7 NOT_FOUND] is answered 404 at an unknown address, also without a key', async () => {
    for (const path of [
      '/v1/store/nothing',
      '/v1/nothing',
      '/nothing',
      '/v2/store/products',
      '/v1/store/products/a/b/c',
      '/V1/STORE/PRODUCTS',
      '/v1/store//products',
    ]) {
      const answer = await service.client.get<ErrorBody>(path);
      expect([path, answer.status, answer.body.error.code]).toEqual([path, 404, 'NOT_FOUND']);
    }
  });

  it('[decisions 3.7 METHOD_NOT_ALLOWED] is answered 405 with a method that the address does not support, and names the supported ones', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await service.client.send<ErrorBody>('/v1/store/products', { method, key: shop.keys.secretLive });
      expect([method, answer.status, answer.body.error.code]).toEqual([method, 405, 'METHOD_NOT_ALLOWED']);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    }
  });

  it('is answered with HEAD as GET, without the body', async () => {
    const answer = await service.client.send('/v1/store/products', { method: 'HEAD', key: shop.keys.secretLive });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('');
  });

  it.each([
    '/v1/store/products/%',
    '/v1/store/products/%E0%A4%A',
    '/v1/store/products/a%00b',
    '/v1/store/events/%F0%9F%98%80',
    '/v1/store/forms/..%2f..',
  ])('is refused in the envelope at the malformed address %s', async (path) => {
    const answer = await service.client.get<ErrorBody>(path, { key: shop.keys.secretLive });
    expect([400, 404]).toContain(answer.status);
    expect(answer.body.error.message).not.toBe('');
  });

  it.each([
    ['a head of 20 KiB', `GET /v1/store/products?x=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: here\r\n\r\n`, 431],
    ['no HTTP', 'GET\r\n\r\n', 400],
  ])('[§7 envelope] is answered in the envelope when it cannot be read for %s', async (_, bytes, status) => {
    const { hostname, port } = new URL(service.urls[0]!);
    const connection = connect(Number(port), hostname);
    connection.write(bytes);
    const [head, body] = (await text(connection)).split('\r\n\r\n');
    const { error } = JSON.parse(body!) as ErrorBody;
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain(`X-Request-Id: ${error.requestId}`);
    expect(head).toMatch(/^X-SVC-Version: 1\./m);
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR', retryable: false });
  });

  describe('a request with a body', () => {
    const put = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
      service.client.send<ErrorBody>('/v1/admin/document', { method: 'PUT', key: shop.adminToken, body, headers });

    it.each([
      ['malformed', '{"version": 1,', 400],
      ['cut short within a text', '{"version": "', 400],
      ['nested too deep', `{"version":1,"x":${'['.repeat(500)}${']'.repeat(500)}}`, 400],
      ['holding a NUL', '{"version":1,"x":"a\\u0000b"}', 400],
      ['holding half of a surrogate pair', '{"version":1,"x":"\\ud800"}', 400],
      ['that is no object', '[]', 400],
      ['that is null', 'null', 400],
      ['that is empty', '', 400],
    ])('%s answers VALIDATION_ERROR', async (_, body, status) => {
      const answer = await put(body);
      expect(answer.status).toBe(status);
      expect(answer.body.error.code).toBe('VALIDATION_ERROR');
    });

    it('[§4 r2] [decisions 3.7] is answered 415 when it is not JSON', async () => {
      const answer = await put('version=1', { 'content-type': 'application/x-www-form-urlencoded' });
      expect(answer.status).toBe(415);
      expect(answer.body.error).toMatchObject({ code: 'VALIDATION_ERROR', message: expect.stringContaining('application/json') });
    });

    it('[D-39] is answered 413 when it is too large', async () => {
      const answer = await service.client.send<ErrorBody>('/v1/admin/keys', {
        method: 'POST',
        key: shop.adminToken,
        body: JSON.stringify({ label: 'x'.repeat(300 * 1024) }),
      });
      expect(answer.status).toBe(413);
      expect(answer.body.error).toMatchObject({ code: 'VALIDATION_ERROR', message: expect.stringContaining('256 KiB') });
    });

    it('[decisions 3.7] is not read before the token is known', async () => {
      const answer = await service.client.send<ErrorBody>('/v1/admin/document', { method: 'PUT', body: '{', key: 'svc_ad_nobody' });
      expect(answer.status).toBe(401);
    });
  });

  it('[D-30] is answered with a strong ETag, and with 304 while nothing has changed', async () => {
    const first = await service.client.get('/v1/store/products', { key: shop.keys.secretLive });
    const etag = first.headers.get('etag');
    expect(etag).toMatch(/^"/);
    expect(first.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
    expect(first.headers.get('vary')).toBe('Authorization, Origin, Accept-Encoding');
    const again = await service.client.get('/v1/store/products', { key: shop.keys.secretLive, headers: { 'if-none-match': etag! } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  it('is answered with headers that keep browsers from doing more than read it', async () => {
    const { headers } = await service.client.get('/v1/store/products', { key: shop.keys.secretLive });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('is really answered that way', async () => {
    expect((await answeredFast(service)) > fastBefore).toBe(prepared);
  });
});
