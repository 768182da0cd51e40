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
    const [one, two, test] = [await open(workspaceId, 1, { name: '50% Adé' }), await open(workspaceId, 2, null), await open(workspaceId, 3, null, 'test')];
    const checkouts = new PostgresCheckoutList(database.source);
    const list = async (given: object) => (await checkouts.page(workspaceId, { mode: 'live', limit: 9, ...given })).data.map(({ id }) => id);
    expect([await list({}), await list({ mode: 'test' }), await list({ search: '% adé' }), await list({ status: 'paid' }), await list({ after: two })]).toEqual([[two, one], [test], [one], [], [one]]);
    expect((await checkouts.page(workspaceId, { mode: 'live', limit: 1 })).next).toBe(two);
    expect(await checkouts.find(workspaceId, test)).toMatchObject({ mode: 'test', expiresAt: expect.any(Date) });
    expect(await checkouts.find(await database.makeWorkspace(), test)).toBeUndefined();
  });
});
