import { randomUUID } from 'node:crypto';
import { aCheckout } from '@svc/checkout/testing';
import { NOTIFICATION_QUEUE } from '@svc/notifications';
import { aMessage } from '@svc/notifications/testing';
import { bindMessageTx } from '../notifications';
import { OutboxNotifier } from '../outbox';
import { randomIds, useDatabase } from '../testing';
import { checkoutFixture } from '../testing/checkout-fixture';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { countHolds, oldestDue } from './work-age';

const database = useDatabase();

describe('[ADR 0160 r3] the age of due work', () => {
  const ageOf = async (queue: string) => (await oldestDue(database.sql)).find((each) => each.queue === queue)!.seconds;

  it('is 0 of each queue while nothing is due', async () => {
    expect(new Set((await oldestDue(database.sql)).map(({ seconds }) => seconds))).toEqual(new Set([0]));
  });

  it('is that of the oldest of live mode, by the real clock; none of test mode, whose clock may stand still, counts', async () => {
    const workspaceId = await database.makeWorkspace();
    const plan = async (mode: 'live' | 'test', minutesAgo: number) => {
      const message = aMessage({ workspaceId, mode });
      await new PostgresUnitOfWork(database.sql, (sql) => bindMessageTx(sql, randomIds)).run((tx) => tx.plan.insert([message]));
      await database.source.query(`update message set due_at = clock_timestamp() - $2 * interval '1 minute' where id = $1`, [
        message.id,
        minutesAgo,
      ]);
    };
    const ages: number[] = [];
    for (const [mode, minutes] of [
      ['test', 90],
      ['live', -1],
      ['live', 1],
      ['live', 10],
    ] as const) {
      await plan(mode, minutes);
      ages.push(Math.round((await ageOf(NOTIFICATION_QUEUE)) / 60));
    }
    expect(ages).toEqual([0, 0, 1, 10]);
  });
});

describe('[ADR 0160 r3] the number of holds', () => {
  it('is that of checkouts that are not paid yet', async () => {
    const workspaceId = await database.makeWorkspace();
    const notifier = new OutboxNotifier(database.sql, () => undefined);
    const { open, setCapacity, work } = checkoutFixture(database.source, notifier);
    const seat = { kind: 'ticket_type', subjectId: randomUUID(), count: 1 } as const;
    await setCapacity(workspaceId, seat, 5);
    const checkouts = [0, 1, 2].map(() => aCheckout({ workspaceId, holdChanges: [seat], holds: 'held' }));
    for (const checkout of checkouts) await open(checkout);
    const { mode, id: checkoutId } = checkouts[0]!;
    await work.run(({ holds }) => holds.release({ workspaceId, mode, checkoutId }));
    expect(await countHolds(database.sql)).toBe(2);
    await notifier.silence();
  });
});
