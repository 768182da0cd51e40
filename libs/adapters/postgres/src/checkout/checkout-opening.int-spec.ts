import { randomUUID } from 'node:crypto';
import type { OpeningPlan } from '@svc/checkout';
import { aCheckout, checkoutOpeningContract } from '@svc/checkout/testing';
import { anEvent } from '@svc/ticketing/testing';
import { Client } from 'pg';
import { OutboxNotifier } from '../outbox';
import { sqlFunctions } from '../maintenance/sql-functions';
import { put, randomIds, useDatabase } from '../testing';
import { checkoutFixture } from '../testing/checkout-fixture';
import { sqlBy } from '../testing/sql-by';
import { somebodyWaits } from '../testing/somebody-waits';
import { PostgresEventStore } from '../ticketing';
import { PostgresCheckoutOpening, PostgresCheckoutReader } from '.';
import { rowOfCheckout } from './checkout.entity';
import type { Sql } from '../work/sql';

const database = useDatabase();
const notifiers: OutboxNotifier[] = [];

afterEach(() => Promise.all(notifiers.map((notifier) => notifier.silence())));

async function publish(workspaceId: string) {
  await put(new PostgresEventStore(database.sql, workspaceId, randomIds), [anEvent({ slug: 'party', title: `Party of ${Math.random()}` })]);
  const [event] = await database.source.query<[{ eventId: string; eventVersion: number }]>(
    `select id as "eventId", version::float8 as "eventVersion" from event where workspace_id = $1`,
    [workspaceId],
  );
  return event;
}

function start(sql: Sql = database.sql) {
  const notifier = new OutboxNotifier(database.sql, (error) => {
    throw error;
  });
  notifiers.push(notifier);
  const opening = new PostgresCheckoutOpening(sql, new PostgresCheckoutReader(database.sql), notifier);
  return { ...checkoutFixture(database.source, notifier), opening, publish };
}

describe('opening checkouts in Postgres', () =>
  checkoutOpeningContract(
    () => start(),
    () => database.makeWorkspace(),
  ));

it('inserts every column of a checkout', () => {
  const { text } = sqlFunctions.find(({ name }) => name === 'insert_checkouts')!;
  const named = Object.keys(rowOfCheckout(aCheckout())).map(
    (column) => [column, text.match(new RegExp(`\\b${column}\\b(?=,|\\)?\\s)`, 'g'))?.length ?? 0] as const,
  );
  expect(named.filter(([, times]) => times < 2)).toEqual([]);
});

describe('opening under a ceiling, while another process opens by the same access key', () => {
  it('[D-61] waits until the other is kept, and sees it, though they have nothing else in common', async () => {
    const [workspaceId, keyId] = [await database.makeWorkspace(), randomUUID()];
    const { opening, setCapacity } = start();
    const aPlan = async (): Promise<OpeningPlan> => {
      const change = { kind: 'variant' as const, subjectId: randomUUID(), count: 1 };
      await setCapacity(workspaceId, change, 1);
      const checkout = aCheckout({
        workspaceId,
        kind: 'products',
        eventId: undefined,
        holdChanges: [change],
        holds: 'held',
        createdAt: new Date(),
      });
      return { checkout, factId: randomUUID(), ceiling: { keyId, most: 1 } };
    };
    const [first, second] = [await aPlan(), await aPlan()];
    const other = new Client({ connectionString: database.url });
    await other.connect();
    const ofOther = sqlBy(({ text, values }) => other.query<object>(text, values));
    await other.query('begin');
    expect(await start(ofOther).opening.open(first)).toEqual({ outcome: 'opened' });
    const waiting = opening.open(second);
    await somebodyWaits(other, 'advisory');
    await other.query('commit');
    await other.end();
    expect(await waiting).toEqual({ outcome: 'too_many_held', ends: [first.checkout.expiresAt] });
  });
});
