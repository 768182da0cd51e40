import { factQueueContract } from '@svc/contracts/testing';
import { PostgresUnitOfWork } from '../postgres-unit-of-work';
import { useDatabase } from '../testing';
import { outboxLag } from './outbox-lag';
import { PostgresFactQueue } from './postgres-fact-queue';
import { PostgresOutbox } from './postgres-outbox';

const database = useDatabase();
const outbox = () => new PostgresUnitOfWork(database.source, (manager) => new PostgresOutbox(manager));
const queue = () => new PostgresUnitOfWork(database.source, (manager) => new PostgresFactQueue(manager));

describe('the outbox as a queue', () => {
  factQueueContract(async () => {
    await database.source.query('delete from outbox');
    return { unitOfWork: queue(), workspaceId: await database.makeWorkspace(), leave: (facts) => outbox().run((left) => left.append(facts)) };
  });

  it('tells how far the relays are behind', async () => {
    const workspaceId = await database.makeWorkspace();
    const leave = (id: string, secondsAgo: number) =>
      database.source.query(
        `insert into outbox (id, workspace_id, type, data, occurred_at) values ($1, $2, 'product.deleted.v1', '{}', service_now() - make_interval(secs => $3))`,
        [id, workspaceId, secondsAgo],
      );
    await database.source.query('delete from outbox');
    expect(await outboxLag(database.source)).toEqual({ waiting: 0, failing: 0, oldestMs: 0 });

    await leave('01890a5d-ac96-774b-bcce-b302099a8050', 300);
    await leave('01890a5d-ac96-774b-bcce-b302099a8051', 60);
    await queue().run((facts) => facts.postpone('01890a5d-ac96-774b-bcce-b302099a8050', { reason: 'no consumer', dueAt: new Date() }));
    const lag = await outboxLag(database.source);
    expect(lag).toEqual({ waiting: 1, failing: 1, oldestMs: expect.any(Number) });
    expect(lag.oldestMs).toBeGreaterThanOrEqual(60_000);
    expect(lag.oldestMs).toBeLessThan(300_000);
  });
});
