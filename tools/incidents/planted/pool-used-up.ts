import { Client } from 'pg';
import type { Incident } from '../incident';
import type { Stack } from '../stack';
import { send } from '../visitors';

/** Requests of each api at a time: more than the pool has connections. */
const TOGETHER = 12;
let holder: Client | undefined;

export const poolUsedUp: Incident = {
  title: 'A forgotten transaction locks a table, and requests wait until the pool of each api is used up.',
  alert: 'StorefrontPoolUsedUp',
  section: 'StorefrontPoolUsedUp',
  plant: async (stack) => {
    holder = new Client({ connectionString: stack.cluster.url });
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table store_order in access exclusive mode');
    for (const url of stack.urls) for (let number = 0; number < TOGETHER; number += 1) void read(stack, url, number + 1);
  },
  heal: async () => {
    await holder?.end();
    holder = undefined;
  },
};

/** Reads so many orders, again and again until the incident ends. Reads of different numbers share no statement. */
async function read({ shops }: Stack, url: string, limit: number): Promise<void> {
  while (holder) await send(url, `/v1/store/orders?limit=${limit}`, shops.one.shop.keys.secretLive);
}
