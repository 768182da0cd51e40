import { randomUUID } from 'node:crypto';
import { bindPaymentStores } from '../payments';
import { useDatabase } from '../testing';
import { PostgresCheckoutList } from '.';

const database = useDatabase();

/** Opens a checkout for a buyer; ids count up. */
async function open(workspaceId: string, number: number, contact: object | null, mode = 'live'): Promise<string> {
  const id = `00000000-0000-7000-8000-00000000000${number}`;
  await database.source.query(
    `insert into checkout (workspace_id, mode, id, kind, channel, status, cart, contact, return_url, expires_at, created_at)
     values ($1, $2, $3, 'products', 'hosted', 'open', '{"currency": "NGN", "lines": []}', $4, 'https://shop.example', service_now(), service_now())`,
    [workspaceId, mode, id, contact],
  );
  return id;
}

describe('the list of checkouts', () => {
  it('goes from the newest to the oldest, by status, mode and buyer', async () => {
    const workspaceId = await database.makeWorkspace();
    const [one, two, test] = [
      await open(workspaceId, 1, { name: '50% Adé' }),
      await open(workspaceId, 2, null),
      await open(workspaceId, 3, null, 'test'),
    ];
    const checkouts = new PostgresCheckoutList(database.sql);
    const list = async (query: object) =>
      (await checkouts.page(workspaceId, { mode: 'live', limit: 9, ...query })).data.map(({ id }) => id);
    expect([
      await list({}),
      await list({ mode: 'test' }),
      await list({ search: '% adé' }),
      await list({ statuses: ['paid', 'expired'] }),
      await list({ after: two }),
    ]).toEqual([[two, one], [test], [one], [], [one]]);
    expect((await checkouts.page(workspaceId, { mode: 'live', limit: 1 })).next).toBe(two);
    expect(await checkouts.find(workspaceId, test)).toMatchObject({ mode: 'test', expiresAt: expect.any(Date) });
    expect(await checkouts.find(await database.makeWorkspace(), test)).toBeUndefined();
  });

  it('shows savings plans, and their paid sums, in one mode', async () => {
    const workspaceId = await database.makeWorkspace();
    const [plain, saved, empty] = [await open(workspaceId, 1, null), await open(workspaceId, 2, null), await open(workspaceId, 3, null)];
    await database.source.query(
      `update checkout set saving = '{"startedAt": "2026-03-01T09:00:00Z"}' where workspace_id = $1 and id = any($2)`,
      [workspaceId, [saved, empty]],
    );
    const stores = bindPaymentStores(database.sql);
    const charge = { workspaceId, mode: 'live' as const, checkoutId: saved, provider: 'sandbox', rail: 'card' as const, currency: 'NGN' };
    const at = new Date('2026-03-01T09:00:00Z');
    for (const appliedMinor of [30_000, 20_000, 0]) {
      const id = randomUUID();
      await stores.attempts.insert({
        ...charge,
        id,
        amountMinor: 50_000,
        reference: `pay-${id}`,
        flow: 'inline',
        status: 'paid',
        createdAt: at,
      });
      await stores.payments.insert({
        ...charge,
        id,
        attemptId: id,
        amountMinor: 50_000,
        providerReference: id,
        paidAt: at,
        appliedMinor,
        disposition: 'applied',
        bookedAt: at,
      });
    }
    const checkouts = new PostgresCheckoutList(database.sql);
    const { data } = await checkouts.page(workspaceId, { mode: 'live', limit: 9, isSavedUpFor: true, statuses: ['open'] });
    expect(data.map(({ id, saving }) => [id, saving?.startedAt])).toEqual([
      [empty, at],
      [saved, at],
    ]);
    expect(await checkouts.takenMinor(workspaceId, 'live', [plain, saved, empty])).toEqual(new Map([[saved, 50_000]]));
    expect(await checkouts.takenMinor(workspaceId, 'test', [saved])).toEqual(new Map());
  });
});
