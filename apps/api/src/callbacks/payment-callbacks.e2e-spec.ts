import { createHash, randomUUID } from 'node:crypto';
import { HmacLinkSigner } from '@svc/composition';
import { idOf } from '@svc/kernel';
import { openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';
import { Client } from 'pg';

const KIBIBYTE = 1024;

describe('callbacks of payment providers over HTTP', () => {
  let service: SharedService;
  let shop: Shop;
  let ref: string;
  let database: Client;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'callbacks');
    ({ ref } = shop);
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
  });

  afterAll(async () => {
    await database?.end();
  });

  const aCallback = () =>
    Buffer.from(`{"id":"evt_${randomUUID()}",  "event":"charge.success","data":{"reference":"pay_00000000000000000000000000"}}`);
  const sign = (raw: Buffer, mode = 'live') =>
    new HmacLinkSigner([service.secretKey]).sign(
      'sandbox-callback',
      `${idOf('wks', ref)}/${mode}/${createHash('sha256').update(raw).digest('hex')}`,
    );

  async function post(
    raw: Buffer,
    {
      address = `sandbox/${ref}/live`,
      signature = sign(raw),
      headers = {},
    }: { address?: string; signature?: string; headers?: Record<string, string> } = {},
  ) {
    const response = await fetch(`${service.urls[0]}/v1/payments/callbacks/${address}`, {
      method: 'POST',
      body: new Uint8Array(raw),
      headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature, ...headers },
    });
    return { status: response.status, body: (await response.json()) as ErrorBody & { received?: boolean } };
  }

  const storedCallbacks = async (raw: Buffer) => {
    const { rows } = await database.query<{ raw: Buffer; mode: string; headers: Record<string, string> }>(
      'select raw, mode, headers from provider_event where raw = $1',
      [raw],
    );
    return rows;
  };

  it('[ADR 0028 r3] are accepted without a key and stored byte by byte, once', async () => {
    const raw = aCallback();
    expect(await post(raw)).toEqual({ status: 200, body: { received: true } });
    expect((await post(raw)).status).toBe(200);
    expect(await storedCallbacks(raw)).toMatchObject([{ raw, mode: 'live', headers: { 'x-sandbox-signature': sign(raw) } }]);
  });

  it('[ADR 0028 r3] are taken of many at the same time, each once', async () => {
    const raw = aCallback();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(raw)));
    expect([answers.map(({ status }) => status), (await storedCallbacks(raw)).length]).toEqual([Array(8).fill(200), 1]);
  });

  it.each([
    ['of another signature', (raw: Buffer) => ({ signature: sign(Buffer.concat([raw, raw])) })],
    ['without one', () => ({ signature: '' })],
    ['of another mode', (raw: Buffer) => ({ signature: sign(raw, 'test') })],
  ])('[ADR 0028 r3] are refused %s, and not stored', async (_, forged) => {
    const raw = aCallback();
    expect(await post(raw, forged(raw))).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR' } } });
    expect(await storedCallbacks(raw)).toEqual([]);
  });

  it.each([Buffer.from('no json'), Buffer.from('{}'), Buffer.from('{"id":"evt_1","event":"charge.success","data":{}}'), Buffer.alloc(0)])(
    'are refused when they cannot be read: %s',
    async (raw) => {
      expect(await post(raw)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR' } } });
    },
  );

  it.each(['paypal/{ref}/live', 'stripe/{ref}/live', 'sandbox/{ref}/both', 'sandbox/wks_1/live', 'sandbox/{ref}'])(
    'are not found at %s',
    async (address) => {
      expect(await post(aCallback(), { address: address.replace('{ref}', ref) })).toMatchObject({
        status: 404,
        body: { error: { code: 'NOT_FOUND' } },
      });
    },
  );

  it('are refused when they are too large, or compressed', async () => {
    expect((await post(Buffer.alloc(257 * KIBIBYTE, ' '))).status).toBe(413);
    expect((await post(aCallback(), { headers: { 'content-encoding': 'gzip' } })).status).toBe(415);
  });
});
