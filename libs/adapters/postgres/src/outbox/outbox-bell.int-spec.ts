import { randomUUID } from 'node:crypto';
import { factOf, type KnownFact } from '@svc/contracts';
import { Client } from 'pg';
import { PostgresUnitOfWork } from '../postgres-unit-of-work';
import { useDatabase } from '../testing';
import { OutboxBell } from './outbox-bell';
import { PostgresOutbox } from './postgres-outbox';

const database = useDatabase();
let relay: Client;
let heard: number;
const faults: unknown[] = [];

beforeEach(async () => {
  heard = 0;
  relay = new Client({ connectionString: database.source.options.type === 'postgres' ? database.source.options.url : undefined });
  await relay.connect();
  relay.on('notification', () => (heard += 1));
  await relay.query('listen outbox');
});

afterEach(() => relay.end());

const bell = () => new OutboxBell(database.source, (error) => faults.push(error));

/** Notifications come before the answer to the next statement of whoever listens. */
async function bellsHeard(): Promise<number> {
  await relay.query('select 1');
  return heard;
}

const productDeleted = (workspaceId: string): KnownFact =>
  factOf('product.deleted.v1', { id: randomUUID(), workspaceId, mode: null }, { productId: randomUUID(), slug: 'kaftan', isPackage: false });

describe('the bell of the outbox', () => {
  it('rings after a commit that left facts, and after no other', async () => {
    const workspaceId = await database.makeWorkspace();
    const ringing = bell();
    const work = new PostgresUnitOfWork(database.source, (manager) => new PostgresOutbox(manager), ringing);

    await work.run((outbox) => outbox.append([]));
    await work.run((outbox) => outbox.append([productDeleted(workspaceId)]).then(() => Promise.reject(new Error('never mind')))).catch(() => undefined);
    await ringing.silence();
    expect(await bellsHeard()).toBe(0);

    await work.run((outbox) => outbox.append([productDeleted(workspaceId)]));
    await ringing.silence();
    expect(await bellsHeard()).toBe(1);
  });

  it('rings twice for a hundred facts that come while the first ring is on its way', async () => {
    const ringing = bell();
    for (let fact = 0; fact < 100; fact += 1) ringing.ring();
    await ringing.silence();
    expect(await bellsHeard()).toBe(2);
  });

  it('troubles nobody when it is not heard', async () => {
    const deaf = new OutboxBell({ query: () => Promise.reject(new Error('the database is away')) } as never, (error) => faults.push(error));
    deaf.ring();
    await deaf.silence();
    expect(faults).toEqual([new Error('the database is away')]);
  });
});
