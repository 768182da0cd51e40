import { randomUUID } from 'node:crypto';
import type { UndeliveredQuery } from '@svc/access';
import { aMessage } from '@svc/notifications/testing';
import { aDestination, anEvent, answered } from '@svc/webhooks/testing';
import { bindMessageTx } from '../notifications';
import { randomIds, useDatabase } from '../testing';
import { bindWebhookTx } from '../webhooks';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { PostgresUndeliveredWork } from '.';

const database = useDatabase();

const page = (query: Partial<UndeliveredQuery> = {}) => new PostgresUndeliveredWork(database.sql).page({ limit: 50, ...query });

async function message(workspaceId: string, state: 'failed' | 'due' | 'sent', error: string | null): Promise<void> {
  const planned = aMessage({ workspaceId, id: randomIds.next(), subjectId: randomUUID(), recipient: `${randomUUID()}@example.com` });
  await new PostgresUnitOfWork(database.sql, (sql) => bindMessageTx(sql, randomIds)).run(({ plan }) => plan.insert([planned]));
  await database.source.query('update message set state = $2, last_error = $3, attempts = 1 where id = $1', [planned.id, state, error]);
}

async function webhook(workspaceId: string, state: 'exhausted' | 'held' | 'due', status: number): Promise<void> {
  const work = new PostgresUnitOfWork(database.sql, (sql) => bindWebhookTx(sql, randomIds));
  const destination = aDestination({ id: randomUUID(), workspaceId });
  const event = anEvent({ id: randomIds.next(), workspaceId });
  const id = randomIds.next();
  await work.run(async ({ destinations, plan }) => {
    await destinations.insert(destination);
    await plan.record([event], [{ workspaceId, id, eventId: event.id, destinationId: destination.id, state: 'due' }]);
  });
  const [delivery] = await work.run(({ deliveries }) =>
    deliveries.claim(workspaceId, [{ destinationId: destination.id, slots: 10, most: 10 }], 30_000),
  );
  const at = new Date();
  await work.run(({ deliveries }) =>
    deliveries.settle(workspaceId, [
      { ...delivery!, at, durationMs: 1, outcome: answered(status), state: state as 'due', tries: 1, dueAt: at },
    ]),
  );
}

describe('undelivered work of all workspaces', () => {
  let first: string;
  let second: string;

  beforeAll(async () => {
    first = await database.makeWorkspace();
    second = await database.makeWorkspace();
    await database.makeWorkspace();
    await message(first, 'failed', '550 5.1.1 <ada@example.com> unknown');
    await message(first, 'failed', '550 5.1.1 <obi@example.com> unknown');
    await message(first, 'due', '535 refused');
    await message(first, 'due', null);
    await message(first, 'sent', null);
    for (const state of ['exhausted', 'held', 'due'] as const) await webhook(second, state, 503);
  });

  it('[D-160] [ADR 0162 r4] is counted by state and reason, without addresses, newest workspaces first', async () => {
    const { data, next } = await page();
    const oldestAt = expect.any(Date);
    expect([data.map(({ id }) => id), next]).toEqual([[second, first].sort().reverse(), undefined]);
    expect(data.find(({ id }) => id === first)!.undelivered).toEqual([
      { what: 'message', state: 'failed', channel: 'email', reason: expect.stringMatching(/^550 5\.1\.1 .*unknown$/), count: 2, oldestAt },
      { what: 'message', state: 'waiting', channel: 'email', reason: '535 refused', count: 1, oldestAt },
    ]);
    expect(
      data
        .find(({ id }) => id === second)!
        .undelivered.map(({ what, state, reason }) => [what, state, reason])
        .sort(),
    ).toEqual([
      ['webhook', 'failed', 'answered 503'],
      ['webhook', 'held', 'answered 503'],
      ['webhook', 'waiting', 'answered 503'],
    ]);
    expect(JSON.stringify(data)).not.toContain('example.com');
  });

  it('[D-160] is listed page by page, by state and of one workspace', async () => {
    const [later, earlier] = [first, second].sort().reverse() as [string, string];
    const one = await page({ limit: 1 });
    expect([one.data.map(({ id }) => id), one.next]).toEqual([[later], later]);
    expect((await page({ limit: 1, after: one.next })).data.map(({ id }) => id)).toEqual([earlier]);
    expect((await page({ state: 'held' })).data.map(({ id }) => id)).toEqual([second]);
    expect((await page({ workspaceId: first, state: 'failed' })).data).toMatchObject([{ id: first, undelivered: [{ count: 2 }] }]);
    expect((await page({ workspaceId: first, state: 'held' })).data).toEqual([]);
  });
});
