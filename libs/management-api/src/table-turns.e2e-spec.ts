import { connectInScope, eventually, openShop, startService, type ErrorBody, type RunningService, type Shop } from '@svc/testing';

const PATH = '/v1/admin/newsletter/subscribers.csv';
const SUBSCRIBERS = 3_000;

/** Subscribers with names of 10,000 characters: more than the buffers of a connection take. */
const FILL = `
  insert into subscription (workspace_id, mode, id, kind, email, name, state, source, created_at, asked_at, mails)
  select current_setting('svc.workspace')::uuid, 'live', gen_random_uuid(), 'newsletter', n || '@guests.example', repeat('x', 10000), 'confirmed', 'hosted', now(), now(), 1
    from generate_series(1, $1::integer) n`;

describe('exports of tables', () => {
  let service: RunningService;
  let shops: Shop[];

  beforeAll(async () => {
    service = await startService();
    shops = await Promise.all(['a', 'b', 'c'].map((name) => openShop(service, `tables-${name}`)));
    for (const shop of shops) {
      const database = await connectInScope(service, shop);
      await database.query(FILL, [SUBSCRIBERS]).finally(() => database.end());
    }
  });
  afterAll(() => service?.stop());

  /** Begins an export; its rows are read with its body. */
  const begin = (shop: Shop, query = '') =>
    fetch(`${service.urls[0]}${PATH}${query}`, { headers: { authorization: `Bearer ${shop.adminToken}` } });

  async function expectRefused(shop: Shop, whose: string): Promise<void> {
    const answer = await begin(shop);
    const { error } = (await answer.json()) as ErrorBody;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5']);
    expect(error).toMatchObject({ code: 'RATE_LIMITED', retryable: true, message: expect.stringContaining(whose) as string });
  }

  it('[D-116] are made one at a time for each workspace and two at a time in all, until they end or their client goes away', async () => {
    const [a, b, c] = shops as [Shop, Shop, Shop];
    const [ofA, ofB] = [await begin(a), await begin(b)];
    expect([ofA.status, ofB.status]).toEqual([200, 200]);
    await expectRefused(a, 'of this workspace');
    await expectRefused(c, 'of others');

    await ofA.body!.cancel();
    const ofC = await eventually('the turn of a client that went away is free', async () => {
      const answer = await begin(c);
      if (answer.status === 200) return answer;
      await answer.body!.cancel();
      return undefined;
    });
    await expectRefused(a, 'of others');

    const lines = (await ofB.text()).split('\r\n');
    expect(lines).toHaveLength(SUBSCRIBERS + 2);
    await ofC.text();
    await eventually('the turns of exports that ended are free', async () => {
      const answer = await begin(a, '?state=pending');
      return (await answer.text()) && answer.status === 200;
    });
  });

  it('[D-116] give their turn back when they are refused', async () => {
    for (const query of ['?state=nonsense', '?state=told', '?unknown=1']) expect((await begin(shops[0]!, query)).status).toBe(400);
    expect((await begin(shops[0]!, '?state=pending')).status).toBe(200);
  });
});
