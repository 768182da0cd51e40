import { randomUUID } from 'node:crypto';
import { SAVING_REMINDER_QUEUE } from '@svc/checkout';
import { aCheckout } from '@svc/checkout/testing';
import { NOTIFICATION_QUEUE } from '@svc/notifications';
import { aMessage } from '@svc/notifications/testing';
import { BALANCE_REMINDER_QUEUE } from '@svc/orders';
import { PROVIDER_ACCOUNT_QUEUE } from '@svc/payments';
import { bindMessageTx } from '../notifications';
import { OutboxNotifier } from '../outbox';
import { randomIds, useDatabase } from '../testing';
import { checkoutFixture } from '../testing/checkout-fixture';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { countHolds, failingDestinations, MERCHANT_NOTICES, oldestDue } from './work-age';

const database = useDatabase();

describe('[ADR 0160 r3] the age of due work', () => {
  const ageOf = async (queue: string) => (await oldestDue(database.sql)).find((each) => each.queue === queue)!.seconds;

  it('is 0 of each queue while nothing is due', async () => {
    expect(new Set((await oldestDue(database.sql)).map(({ seconds }) => seconds))).toEqual(new Set([0]));
  });

  it('is that of reminders, accounts at providers and news to merchants as well', async () => {
    const workspaceId = await database.makeWorkspace();
    const plant = (statement: string, ...values: unknown[]) => database.source.query(statement, [workspaceId, ...values]);
    await plant(
      `insert into merchant_notice (workspace_id, id, kind, subject, subject_id, planned, created_at, due_at)
       values ($1, gen_random_uuid(), 'orders', 'order', gen_random_uuid(), 'each', now(), now() - interval '7 minutes')`,
    );
    await plant(
      `insert into provider_account (workspace_id, mode, provider, due_at) values ($1, 'live', 'paystack', now() - interval '8 minutes')`,
    );
    const notifier = new OutboxNotifier(database.sql, () => undefined);
    const saved = aCheckout({ workspaceId });
    await checkoutFixture(database.source, notifier).open(saved);
    const remindAt = new Date(Date.now() - 9 * 60_000).toISOString();
    await plant(
      `update checkout set expires_at = now() + interval '1 hour', saving = jsonb_build_object('remindAt', $3::text) where workspace_id = $1 and id = $2`,
      saved.id,
      remindAt,
    );
    const ages = await Promise.all([MERCHANT_NOTICES, PROVIDER_ACCOUNT_QUEUE, SAVING_REMINDER_QUEUE, BALANCE_REMINDER_QUEUE].map(ageOf));
    expect(ages.map((seconds) => Math.round(seconds / 60))).toEqual([7, 8, 9, 0]);
    await notifier.silence();
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

describe('[ADR 0166 r3] the destinations of webhooks that fail', () => {
  /** Makes a destination with one delivery that is due in an hour, and whose attempts have failed for so many minutes. */
  const plant = async (
    minutesOfFailure: number | undefined,
    { mode = 'live', disabled = false, isDelivered = false } = {},
  ): Promise<string> => {
    const workspaceId = await database.makeWorkspace();
    const [destination, event] = [randomUUID(), randomUUID()];
    const health = minutesOfFailure === undefined ? {} : { failures: 3, failingSince: Date.now() - minutesOfFailure * 60_000 };
    await database.source.query(
      `insert into webhook_destination (workspace_id, id, url, mode, events, secret, created_at, health, disabled_at, disabled_reason)
       values ($1, $2, 'https://shop.example/hooks', $3, '{*}', 'sealed', now(), $4, $5, $6)`,
      [workspaceId, destination, mode, health, disabled ? new Date() : null, disabled ? 'failing' : null],
    );
    await database.source.query(
      `insert into webhook_event (workspace_id, id, type, body, created_at) values ($1, $2, 'customer.linked', '{}', now())`,
      [workspaceId, event],
    );
    await database.source.query(
      `insert into webhook_delivery (workspace_id, id, event_id, destination_id, state, due_at) values ($1, $2, $3, $4, $5, now() + interval '1 hour')`,
      [workspaceId, randomUUID(), event, destination, isDelivered ? 'delivered' : 'due'],
    );
    return workspaceId;
  };
  const failing = async () => {
    const { destinations, oldestSeconds } = await failingDestinations(database.sql);
    return [destinations, Math.round(oldestSeconds / 60)];
  };

  it('are none while all deliver, wait for the first time, are disabled, are of test mode, or have nothing to send', async () => {
    await plant(undefined);
    await plant(90, { isDelivered: true });
    await plant(90, { disabled: true });
    await plant(90, { mode: 'test' });
    expect(await failing()).toEqual([0, 0]);
  });

  it('are counted, with the longest time of failure, though their next attempt is in an hour; a suspended workspace does not count', async () => {
    await plant(20, { mode: 'both' });
    const longest = await plant(100);
    expect(await failing()).toEqual([2, 100]);
    await database.suspend(longest);
    expect(await failing()).toEqual([1, 20]);
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
