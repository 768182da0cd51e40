import { openShop, type RunningService, type Shop } from '@svc/testing';
import { Client } from 'pg';
import { asSuperuser } from '../../database/distributed-cluster.mjs';

const MOST_TRIES = 40;

/** Returns the port of the server on which the rows of a shop lie. */
export async function portOf(databaseUrl: string, { slug }: Pick<Shop, 'slug'>): Promise<number> {
  const client = new Client({ connectionString: asSuperuser(databaseUrl) });
  await client.connect();
  try {
    const { rows } = await client.query<{ port: number }>(
      `select nodeport as port from pg_dist_shard_placement join workspace on slug = $1
        where shardid = get_shard_id_for_distribution_column('product', workspace.id)`,
      [slug],
    );
    return rows[0]!.port;
  } finally {
    await client.end();
  }
}

/**
 * Opens shops until one lies on a node: a distributed database chooses by their ids.
 * @param port of the node
 * @param document content of the shop
 */
export async function openShopOn(service: RunningService, port: number, name: string, document?: object): Promise<Shop> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const shop = await openShop(service, `${name}-${tries}`);
    if ((await portOf(service.databaseUrl, shop)) !== port) continue;
    if (document) await shop.apply(document);
    return shop;
  }
  throw new Error(`Of ${MOST_TRIES} shops none lies on the node.`);
}
