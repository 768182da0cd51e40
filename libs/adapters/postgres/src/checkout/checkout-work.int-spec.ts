import { randomUUID } from 'node:crypto';
import { ReadAttempt } from '@svc/checkout';
import { aCheckout, checkoutWorkContract } from '@svc/checkout/testing';
import { anAttempt } from '@svc/payments/testing';
import type { DataSource } from 'typeorm';
import { OutboxNotifier } from '../outbox';
import { useDatabase } from '../testing';
import { checkoutFixture } from '../testing/checkout-fixture';
import { PostgresCheckoutReader } from './checkout-readers';
import { bindCheckoutTx } from './checkout-tx';
import { sqlOf } from '../work/sql';

const database = useDatabase();
const notifiers: OutboxNotifier[] = [];

afterEach(() => Promise.all(notifiers.map((notifier) => notifier.silence())));

function open() {
  const notifier = new OutboxNotifier(database.sql, (error) => {
    throw error;
  });
  notifiers.push(notifier);
  return checkoutFixture(database.source, notifier);
}

describe('checkouts in Postgres', () => checkoutWorkContract(open, () => database.makeWorkspace()));

describe('reading the payment of a checkout', () => {
  const ids = { next: () => randomUUID() };

  it('[D-37] [D-29] sees one moment, though another writes the account and the end of the checkout between any two statements', async () => {
    const workspaceId = await database.makeWorkspace();
    const [early, late] = [new Date('2030-03-01T10:00:00.000Z'), new Date('2030-03-01T11:00:00.000Z')];
    const checkout = aCheckout({ workspaceId, holdChanges: [], expiresAt: early });
    await open().open(checkout);
    const attempt = anAttempt({ workspaceId, checkoutId: checkout.id, rail: 'bank_transfer', flow: 'transfer' });
    await database.sql.transaction((sql) => bindCheckoutTx(sql, ids).attempts.insert(attempt));
    const begin = () =>
      database.sql.transaction(async (sql) => {
        const { attempts, checkouts } = bindCheckoutTx(sql, ids);
        await attempts.update({ ...attempt, status: 'pending', expiresAt: late });
        await checkouts.update({ ...checkout, expiresAt: late });
      });

    const query = async <T>(text: string, values: unknown[]) => {
      const rows = await database.source.query<T>(text, values);
      await begin();
      return rows;
    };
    const source = Object.assign(Object.create(database.source) as DataSource, { query });
    const read = await new ReadAttempt(new PostgresCheckoutReader(sqlOf(source))).execute(checkout);
    expect([read.checkout.expiresAt, read.attempt?.status]).toEqual([early, 'created']);
  });
});
