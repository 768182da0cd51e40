import { randomUUID } from 'node:crypto';
import { aCheckout } from '@svc/checkout/testing';
import { CancelEvent } from '@svc/ticketing';
import { anEvent } from '@svc/ticketing/testing';
import { Client } from 'pg';
import { OutboxNotifier } from '../outbox';
import { put, randomIds, useDatabase } from '../testing';
import { somebodyWaits } from '../testing/somebody-waits';
import { sqlBy } from '../testing/sql-by';
import { PostgresEventStore } from '../ticketing';
import { bindCancellationTx } from '../ticketing/cancellation-tx';
import { PostgresCancelledEvents } from '../ticketing/event-cancellation';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import type { Sql } from '../work/sql';
import { PostgresCheckoutOpening, PostgresCheckoutReader } from '.';

const database = useDatabase();
/** Cancellations that are raced, each by so many openings. */
const ROUNDS = 25;
const OPENINGS = 6;

let notifier: OutboxNotifier;

beforeAll(() => {
  notifier = new OutboxNotifier(database.sql, (error) => {
    throw error;
  });
});

afterAll(() => notifier.silence());

async function publish() {
  const workspaceId = await database.makeWorkspace();
  const item = anEvent({ slug: 'party', capacity: 100, ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free' }] });
  await database.sql.transaction((sql) => put(new PostgresEventStore(sql, workspaceId, randomIds), [item]));
  const [event] = await database.source.query<[{ eventId: string; eventVersion: number }]>(
    'select id as "eventId", version::float8 as "eventVersion" from event where workspace_id = $1',
    [workspaceId],
  );
  return { workspaceId, ...event };
}

type Published = Awaited<ReturnType<typeof publish>>;

/** Opens a checkout by the rules of the event as they were before its cancellation. Returns the outcome. */
async function open({ workspaceId, eventId, eventVersion }: Published, sql: Sql = database.sql): Promise<string> {
  const checkout = aCheckout({
    workspaceId,
    eventId,
    holdChanges: [{ kind: 'event', subjectId: eventId, count: 1 }],
    holds: 'held',
    createdAt: new Date(),
    contact: { name: 'Ada', email: `${randomUUID()}@example.com` },
  });
  const opening = new PostgresCheckoutOpening(sql, new PostgresCheckoutReader(database.sql), notifier);
  return (await opening.open({ checkout, eventVersion, factId: randomUUID() })).outcome;
}

/** Cancels the event. Returns the number of open checkouts that the job finds right after it. */
async function cancel({ workspaceId, eventId }: Published): Promise<number> {
  const work = new PostgresUnitOfWork(database.sql, (sql) => bindCancellationTx(sql, randomIds));
  const author = { requestId: 'req_1' };
  await new CancelEvent(work, randomIds, { now: () => new Date() }).execute({ workspaceId, eventId, refund: 'none', force: true, author });
  const events = new PostgresCancelledEvents(database.sql, randomIds);
  return (await events.left('checkout', { workspaceId, eventId }, { most: 100, refund: 'none' })).length;
}

describe('[D-147] [ADR 0147 r2] openings at the moment of a cancellation', () => {
  it('are waited for by the cancellation once they have their holds, and are among what its job ends', async () => {
    const event = await publish();
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query('begin');
    const ofOther = sqlBy(({ text, values }) => other.query<object>(text, values));
    expect(await open(event, ofOther)).toBe('opened');
    const ending = cancel(event);
    await somebodyWaits(other, 'transactionid');
    await other.query('commit');
    await other.end();
    expect(await ending).toBe(1);
  });

  it('commit before it, so that its job ends them, or are refused by it', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const event = await publish();
      const before = Array.from({ length: round % OPENINGS }, () => open(event));
      const ending = cancel(event);
      const after = Array.from({ length: OPENINGS - before.length }, () => open(event));
      const results = await Promise.all([...before, ...after]);
      for (const outcome of results) outcomes.add(outcome);
      expect(results.filter((outcome) => outcome === 'opened')).toHaveLength(await ending);
      expect(await open(event)).toBe('rules_changed');
    }
    expect(outcomes).toEqual(new Set(['opened', 'rules_changed']));
  });
});
