import { openShop, type Shop } from '@svc/testing';
import { Client } from 'pg';
import { keepUnanalyzed, seedShops, seedUnanalyzed, type ShopSize } from '../large-shop/seed-shops';
import type { MeasuredService } from './measured-service';

/** A shop of so many products and little else. */
export const shopOf = (products: number): ShopSize => ({
  products,
  events: 100,
  orders: 0,
  checkouts: 0,
  guests: 0,
  contacts: 1,
  destinations: 0,
  logged: 0,
  waiting: 0,
});

/** A large shop, with what it has sold. */
export const LARGE_SHOP: ShopSize = {
  products: 100_000,
  events: 10_000,
  orders: 200_000,
  checkouts: 20_000,
  guests: 200_000,
  contacts: 100_000,
  destinations: 0,
  logged: 0,
  waiting: 0,
};

/** Opens shops of these sizes, filled by the seed, and has the database look at what is there. */
export async function openSeeded(service: MeasuredService, sizes: Record<string, ShopSize>): Promise<Record<string, Shop>> {
  const { running } = service;
  const shops: Record<string, Shop> = {};
  for (const name of Object.keys(sizes)) shops[name] = await openShop(running, name);
  const client = new Client({ connectionString: running.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; slug: string }>('select id, slug from workspace');
    await seedShops(
      running.databaseUrl,
      rows.map(({ id, slug }) => ({ workspaceId: id, size: sizes[slug]! })),
    );
  } finally {
    await client.end();
  }
  await service.vacuum();
  return shops;
}

/** Opens a shop of this size, filled by the seed, in a database that has no statistics of its tables and gathers none by itself. */
export async function openUnanalyzed(
  { running }: MeasuredService,
  slug: string,
  size: ShopSize,
): Promise<{ shop: Shop; workspaceId: string }> {
  await keepUnanalyzed(running.databaseUrl);
  const shop = await openShop(running, slug);
  const client = new Client({ connectionString: running.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from workspace').finally(() => client.end());
  const workspaceId = rows[0]!.id;
  await seedUnanalyzed(running.databaseUrl, [{ workspaceId, size }]);
  return { shop, workspaceId };
}
