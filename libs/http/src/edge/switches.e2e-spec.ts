import {
  answeredFast,
  ApiClient,
  casesOf,
  DOORS,
  makeReady,
  openShop,
  SHOP_ORIGIN,
  sharedService,
  type ErrorBody,
  type SharedService,
  type Shop,
} from '@svc/testing';

const EFFECT_WITHIN_MS = 1_000;

describe.each(casesOf(DOORS, ({ prepared }) => prepared))('the merchant’s switches, answered by $door', ({ env, prepared }) => {
  let service: SharedService;
  let shop: Shop;
  let fastBefore: number;
  let elsewhere: ApiClient;

  beforeAll(async () => {
    service = await sharedService({ apis: 2, env });
    shop = await openShop(service, 'switches');
    await makeReady(service, shop);
    fastBefore = await answeredFast(service);
    elsewhere = new ApiClient(service.urls[1]!);
  });

  const change = (settings: object) => service.client.patch('/v1/admin/workspace', settings, { key: shop.adminToken });
  const codeOf = async (client: ApiClient, key: string, origin?: string): Promise<string> => {
    const answer = await client.get<ErrorBody>('/v1/store/products', { key, origin });
    return answer.status === 200 ? 'OK' : answer.body.error.code;
  };

  /** Returns the other process's answer after the second in which it must have followed. */
  async function elsewhereWithinASecond(key: string, expected: string, origin?: string): Promise<string> {
    const end = Date.now() + EFFECT_WITHIN_MS;
    let code = await codeOf(elsewhere, key, origin);
    while (code !== expected && Date.now() < end) code = await codeOf(elsewhere, key, origin);
    return code;
  }

  it('[§5 r7] [§7 STORE_API_DISABLED] close the whole workspace, here at once and within a second everywhere', async () => {
    expect(await codeOf(elsewhere, shop.keys.secretLive)).toBe('OK');
    await change({ apiEnabled: false });
    expect(await codeOf(service.client, shop.keys.secretLive)).toBe('STORE_API_DISABLED');
    expect(await codeOf(service.client, shop.keys.publishableTest, SHOP_ORIGIN)).toBe('STORE_API_DISABLED');
    expect(await elsewhereWithinASecond(shop.keys.secretLive, 'STORE_API_DISABLED')).toBe('STORE_API_DISABLED');
    await change({ apiEnabled: true });
    expect(await elsewhereWithinASecond(shop.keys.secretLive, 'OK')).toBe('OK');
  });

  it('[§5 r7] [§7 STORE_API_SECRET_DISABLED] close secret keys alone', async () => {
    await change({ secretKeysEnabled: false });
    expect(await codeOf(service.client, shop.keys.secretLive)).toBe('STORE_API_SECRET_DISABLED');
    expect(await codeOf(service.client, shop.keys.publishableLive, SHOP_ORIGIN)).toBe('OK');
    expect(await elsewhereWithinASecond(shop.keys.secretLive, 'STORE_API_SECRET_DISABLED')).toBe('STORE_API_SECRET_DISABLED');
    await change({ secretKeysEnabled: true });
    expect(await elsewhereWithinASecond(shop.keys.secretLive, 'OK')).toBe('OK');
  });

  it('[§5 r7] [§7 KEY_PAUSED] [decisions 3.7 KEY_PAUSED] [D-67] pause one key, which works again after resuming with the same value', async () => {
    const made = await service.client.post<{ ref: string; key: string }>(
      '/v1/admin/keys',
      { kind: 'secret', mode: 'live' },
      { key: shop.adminToken },
    );
    const { ref, key } = made.body;
    const press = (action: string) => service.client.send(`/v1/admin/keys/${ref}/${action}`, { method: 'POST', key: shop.adminToken });
    expect(await codeOf(elsewhere, key)).toBe('OK');
    await press('pause');
    expect(await codeOf(service.client, key)).toBe('KEY_PAUSED');
    expect(await elsewhereWithinASecond(key, 'KEY_PAUSED')).toBe('KEY_PAUSED');
    await press('resume');
    expect(await elsewhereWithinASecond(key, 'OK')).toBe('OK');
    await press('revoke');
    expect(await elsewhereWithinASecond(key, 'UNAUTHORIZED')).toBe('UNAUTHORIZED');
  });

  it('[D-67] change a key’s origins everywhere within a second', async () => {
    const made = await service.client.post<{ ref: string; key: string }>(
      '/v1/admin/keys',
      { kind: 'publishable', mode: 'test', origins: [SHOP_ORIGIN] },
      { key: shop.adminToken },
    );
    expect(await codeOf(elsewhere, made.body.key, SHOP_ORIGIN)).toBe('OK');
    await service.client.patch(`/v1/admin/keys/${made.body.ref}`, { origins: ['https://new.example'] }, { key: shop.adminToken });
    expect(await elsewhereWithinASecond(made.body.key, 'ORIGIN_NOT_ALLOWED', SHOP_ORIGIN)).toBe('ORIGIN_NOT_ALLOWED');
    expect(await codeOf(elsewhere, made.body.key, 'https://new.example')).toBe('OK');
  });

  it('[decisions 3.7] are asked before scope, and the scope before the origin', async () => {
    const narrow = await service.client.post<{ ref: string; key: string }>(
      '/v1/admin/keys',
      { kind: 'publishable', mode: 'test', scopes: ['orders:read'], origins: [SHOP_ORIGIN] },
      { key: shop.adminToken },
    );
    const evil = 'https://evil.example';
    expect(await codeOf(service.client, narrow.body.key, evil)).toBe('INSUFFICIENT_SCOPE');
    await service.client.send(`/v1/admin/keys/${narrow.body.ref}/pause`, { method: 'POST', key: shop.adminToken });
    expect(await codeOf(service.client, narrow.body.key, evil)).toBe('KEY_PAUSED');
    await change({ apiEnabled: false });
    expect(await codeOf(service.client, narrow.body.key, evil)).toBe('STORE_API_DISABLED');
    await change({ apiEnabled: true });
  });

  it('is really answered that way', async () => {
    expect((await answeredFast(service)) > fastBefore).toBe(prepared);
  });
});
