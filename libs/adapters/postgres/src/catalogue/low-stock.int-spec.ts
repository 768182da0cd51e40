import { aProductItem } from '@svc/catalogue/testing';
import { sqlOf } from '../work/sql';
import { randomIds, useDatabase } from '../testing';
import { put } from '../testing/put-items';
import { PostgresProductStore } from '.';

const database = useDatabase();

/** Creates a variant of which ten are in stock. */
async function aVariant(lowStockThreshold?: number) {
  const workspaceId = await database.makeWorkspace();
  const variants = [{ key: 'standard', name: 'Standard', prices: [{ currency: 'NGN', priceMinor: 1 }], stock: 10, lowStockThreshold }];
  const product = aProductItem({ variants });
  const write = (item: typeof product) => put(new PostgresProductStore(sqlOf(database.source), workspaceId, randomIds), [item]);
  await write(product);
  const set = (change: string) =>
    database.source.query(`update counter set ${change} where workspace_id = $1 and kind = 'variant'`, [workspaceId]);
  const threshold = (to: number) =>
    database.source.query(`update variant set details = details || $2 where workspace_id = $1`, [workspaceId, { lowStockThreshold: to }]);
  const reported = async () =>
    (
      await database.source.query<{ left: number }[]>(
        `select (data ->> 'left')::integer as left from outbox where workspace_id = $1 and type = 'variant.stock_low.v1' order by id`,
        [workspaceId],
      )
    ).map(({ left }) => left);
  return { set, threshold, reported };
}

describe('[D-156] stock that runs low, on Postgres', () => {
  it('is reported once it goes from above its threshold to it or below, and again after it was above', async () => {
    const { set, reported } = await aVariant(3);
    await set('sold = 6');
    expect(await reported()).toEqual([]);
    await set('sold = 7');
    await set('sold = 8');
    expect(await reported()).toEqual([3]);
    await set('sold = 6');
    await set('sold = 10');
    expect(await reported()).toEqual([3, 0]);
  });

  it('is reported of corrections too, and when it is counted from now on', async () => {
    const { set, reported } = await aVariant(3);
    await set('capacity = 2');
    await set('capacity = null');
    await set('capacity = 1');
    expect(await reported()).toEqual([2, 1]);
  });

  it('is not reported of units that are held, without a threshold, of growing stock, or of a threshold that is set', async () => {
    const held = await aVariant(3);
    await held.set('held = 9');
    await held.set('sold = 5, held = 0');
    const without = await aVariant();
    await without.set('sold = 10');
    await without.threshold(5);
    await without.set('sold = 8');
    const raised = await aVariant(1);
    await raised.set('sold = 5');
    await raised.threshold(9);
    expect([await held.reported(), await without.reported(), await raised.reported()]).toEqual([[], [], []]);
    await raised.set('sold = 6');
    expect(await raised.reported()).toEqual([]);
  });

  it('has ids of facts that are sorted by their time', async () => {
    const { set } = await aVariant(9);
    await set('sold = 1');
    const [row] = await database.source.query<{ id: string }[]>(
      `select id from outbox where type = 'variant.stock_low.v1' order by id desc limit 1`,
    );
    expect(row!.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Math.abs(parseInt(row!.id.replaceAll('-', '').slice(0, 12), 16) - Date.now())).toBeLessThan(60_000);
  });
});
