import {
  eventually,
  openShop,
  sharedService,
  startService,
  type RunningService,
  type SharedService,
  type Shop,
  type TestService,
} from '@svc/testing';
import { Client } from 'pg';

/** Stream as a client reads it. */
class ReadStream {
  text = '';
  isOver = false;

  private constructor(
    readonly response: Response,
    private readonly leaving: AbortController,
  ) {
    void this.read();
  }

  static async open(url: string, token: string, { query = '', lastEventId = '' } = {}): Promise<ReadStream> {
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) };
    return new ReadStream(await fetch(`${url}/v1/admin/webhooks/stream${query}`, { headers, signal: leaving.signal }), leaving);
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of this.response.body!) this.text += decoder.decode(chunk as Uint8Array, { stream: true });
    } catch {
      // The connection broke; all that matters is that the stream is over.
    }
    this.isOver = true;
  }

  leave(): void {
    this.leaving.abort();
  }

  /** Data of the `webhook` messages, with their ids. */
  get webhooks(): { id: string; eventRef: string; deliveryRef: string; type: string; body: string }[] {
    return [...this.text.matchAll(/^id: (\S+)\nevent: webhook\ndata: (.*)$/gm)].map(([, id, data]) => ({
      id: id!,
      ...(JSON.parse(data!) as { eventRef: string; deliveryRef: string; type: string; body: string }),
    }));
  }

  has(count: number) {
    return eventually(`${count} events are streamed`, () => (this.webhooks.length >= count ? this.webhooks : undefined));
  }

  /** Returns the data of the `listening` message. */
  async listening(): Promise<{ resumed: boolean; mode: string }> {
    const data = await eventually('the stream begins', () => /^event: listening\ndata: (.*)$/m.exec(this.text)?.[1]);
    return JSON.parse(data) as { resumed: boolean; mode: string };
  }
}

let deleted = 0;

/** Creates the event `product.deleted`, which is sent in either mode; returns the product's slug. */
async function deleteProduct(service: Pick<TestService, 'client'>, shop: Shop): Promise<string> {
  const slug = `bowl-${(deleted += 1)}`;
  const made = await service.client.post<{ ref: string }>(
    '/v1/admin/products',
    { slug, name: 'Bowl', variants: [{ name: 'Bowl', priceMinor: 1_000, stock: 1 }] },
    { key: shop.adminToken },
  );
  await service.client.send(`/v1/admin/products/${made.body.ref}`, { method: 'DELETE', key: shop.adminToken });
  return slug;
}

const slugsOf = (stream: ReadStream) => stream.webhooks.map(({ body }) => (JSON.parse(body) as { data: { slug: string } }).data.slug);

describe('the stream of events', () => {
  let service: SharedService;
  let shop: Shop;
  let open: ReadStream[] = [];
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
  });
  beforeEach(async () => {
    shop = await openShop(service, `streamed-${(shops += 1)}`);
  });
  afterEach(() => {
    for (const stream of open) stream.leave();
    open = [];
  });

  async function listen(options: Parameters<typeof ReadStream.open>[2] = {}, token = shop.adminToken) {
    const stream = await ReadStream.open(service.urls[0]!, token, options);
    open.push(stream);
    return stream;
  }

  it('[ADR 0074 r2] answers HEAD with the headers of a stream and begins none', async () => {
    const headers = { authorization: `Bearer ${shop.adminToken}` };
    // One more than the streams that a workspace may have.
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const { status, headers: responseHeaders } = await fetch(`${service.urls[0]}/v1/admin/webhooks/stream`, { method: 'HEAD', headers });
      expect([status, responseHeaders.get('content-type')]).toEqual([200, 'text/event-stream']);
    }
  });

  it('[ADR 0074 r1] gives what happens from then on, the very text that a destination is sent, without any destination', async () => {
    const stream = await listen();
    expect([stream.response.status, stream.response.headers.get('content-type'), stream.response.headers.get('cache-control')]).toEqual([
      200,
      'text/event-stream',
      'no-store',
    ]);
    expect(await stream.listening()).toMatchObject({ resumed: false, mode: 'test' });
    await deleteProduct(service, await openShop(service, 'another'));
    const slug = await deleteProduct(service, shop);
    const [event] = await stream.has(1);
    expect(event).toMatchObject({
      id: expect.stringMatching(/^lsn_\w+\.1$/),
      type: 'product.deleted',
      deliveryRef: expect.stringMatching(/^whd_/),
    });
    expect(JSON.parse(event!.body)).toMatchObject({ id: event!.eventRef, data: { slug } });
    const database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
    const { rows } = await database.query<{ body: string }>(`select body from webhook_event where body like $1`, [`%${event!.eventRef}%`]);
    await database.end();
    expect(rows).toEqual([{ body: event!.body }]);
    expect((await service.client.get<{ data: object[] }>('/v1/admin/webhooks/destinations', { key: shop.adminToken })).body.data).toEqual(
      [],
    );
  });

  it('[ADR 0074 r1] continues after the last acknowledged event, without gaps and duplicates', async () => {
    const first = await listen();
    await first.listening();
    const slugs = [await deleteProduct(service, shop), await deleteProduct(service, shop), await deleteProduct(service, shop)];
    const [acknowledged] = await first.has(3);
    first.leave();
    slugs.push(await deleteProduct(service, shop));
    const second = await listen({ lastEventId: acknowledged!.id });
    expect(await second.listening()).toMatchObject({ resumed: true });
    await second.has(3);
    expect(slugsOf(second)).toEqual(slugs.slice(1));
    expect(second.webhooks.slice(0, 2)).toEqual(first.webhooks.slice(1));
  });

  it('filters by types, and names unknown ones', async () => {
    const stream = await listen({ query: '?events=order.updated,checkout.completed' });
    await stream.listening();
    const all = await listen();
    await all.listening();
    await deleteProduct(service, shop);
    await all.has(1);
    expect(stream.webhooks).toEqual([]);
    for (const query of ['?events=order.update', '?mode=both', '?types=ping']) {
      const refused = await service.client.get<{ error: { details: object } }>(`/v1/admin/webhooks/stream${query}`, {
        key: shop.adminToken,
      });
      expect([query, refused.status]).toEqual([query, 400]);
    }
    expect((await service.client.get('/v1/admin/webhooks/stream', { key: shop.keys.secretTest })).status).toBe(401);
  });

  it('[ADR 0074 r2] is one of five of a workspace', async () => {
    for (let count = 0; count < 5; count += 1) await (await listen()).listening();
    const refused = await service.client.get<{ error: { code: string } }>('/v1/admin/webhooks/stream', { key: shop.adminToken });
    expect([refused.status, refused.body.error.code, refused.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '60']);
  });

  it.each(['pause', 'revoke'] as const)('[ADR 0074 r3] ends after a %s of its token, and says so', async (change) => {
    const operator = { key: service.operatorToken };
    const { body: made } = await service.client.post<{ ref: string; adminToken: string }>(
      `/v1/admin/workspaces/${shop.ref}/admin-token`,
      {},
      operator,
    );
    const stream = await listen({}, made.adminToken);
    await stream.listening();
    await service.client.post(`/v1/admin/keys/${made.ref}/${change}`, undefined, { key: shop.adminToken });
    await eventually('the stream ends', () => stream.isOver);
    expect(stream.text).toMatch(change === 'pause' ? /event: ended\ndata: .*KEY_PAUSED/ : /event: ended\ndata: .*UNAUTHORIZED/);
  });
});

describe('an api process with open streams', () => {
  let service: RunningService;
  afterEach(() => service?.stop());

  it('[ADR 0074 r4] ends at once when it is asked to, and its streams go on at another', async () => {
    service = await startService({ apis: 2 });
    await service.startWorker();
    const shop = await openShop(service, 'ending');
    const stream = await ReadStream.open(service.urls[1]!, shop.adminToken);
    await stream.listening();
    const slugs = [await deleteProduct(service, shop)];
    const [last] = await stream.has(1);
    await service.processes[1]!.stop();
    expect([service.processes[1]!.exitCode, stream.isOver]).toEqual([0, true]);
    slugs.push(await deleteProduct(service, shop));
    const resumed = await ReadStream.open(service.urls[0]!, shop.adminToken, { lastEventId: last!.id });
    await resumed.has(1);
    expect(slugsOf(resumed)).toEqual(slugs.slice(1));
    resumed.leave();
  });
});
