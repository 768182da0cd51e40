import { randomUUID } from 'node:crypto';
import { factOf, type KnownFact } from '@svc/contracts';
import { Client } from 'pg';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { useDatabase } from '../testing';
import { sqlBy } from '../testing/sql-by';
import { OutboxNotifier } from './outbox-notifier';
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

const notifier = () => new OutboxNotifier(database.sql, (error) => faults.push(error));

/** Counts the notifications, which come before the answer to the listener's next statement. */
async function notificationsHeard(): Promise<number> {
  await relay.query('select 1');
  return heard;
}

const productDeleted = (workspaceId: string): KnownFact =>
  factOf(
    'product.deleted.v1',
    { id: randomUUID(), workspaceId, mode: null },
    { productId: randomUUID(), slug: 'kaftan', isPackage: false },
  );

describe('the notifier of the outbox', () => {
  it('notifies after a commit that left facts, and after no other', async () => {
    const workspaceId = await database.makeWorkspace();
    const notifying = notifier();
    const work = new PostgresUnitOfWork(database.sql, (sql) => new PostgresOutbox(sql), notifying);

    await work.run((outbox) => outbox.append([]));
    await work
      .run((outbox) => outbox.append([productDeleted(workspaceId)]).then(() => Promise.reject(new Error('never mind'))))
      .catch(() => undefined);
    await notifying.silence();
    expect(await notificationsHeard()).toBe(0);

    await work.run((outbox) => outbox.append([productDeleted(workspaceId)]));
    await notifying.silence();
    expect(await notificationsHeard()).toBe(1);
  });

  it('notifies twice for a hundred facts that come while the first notification is on its way', async () => {
    const notifying = notifier();
    for (let fact = 0; fact < 100; fact += 1) notifying.notify();
    await notifying.silence();
    expect(await notificationsHeard()).toBe(2);
  });

  it('throws nothing when a notification fails, and reports the error', async () => {
    const lost = new OutboxNotifier(
      sqlBy(() => Promise.reject(new Error('the database is away'))),
      (error) => faults.push(error),
    );
    lost.notify();
    await lost.silence();
    expect(faults).toEqual([new Error('the database is away')]);
  });
});
