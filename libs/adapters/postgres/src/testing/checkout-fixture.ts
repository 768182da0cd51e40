import type { KnownFact } from '@svc/contracts';
import type { CheckoutFixture, PlacedOrder } from '@svc/checkout/testing';
import type { DataSource } from 'typeorm';
import { bindCheckoutTx, PostgresCheckoutReader, PostgresLapsingCheckouts } from '../checkout';
import { rowOfCheckout } from '../checkout/checkout.entity';
import type { OutboxNotifier } from '../outbox';
import { bindMoneyTx } from '../payments';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { randomIds } from './use-database';
import { sqlOf } from '../work/sql';

/** Returns checkouts in Postgres, in the form of the contract suites. */
export function checkoutFixture(source: DataSource, notifier: OutboxNotifier): CheckoutFixture {
  const work = new PostgresUnitOfWork(sqlOf(source), (sql) => bindCheckoutTx(sql, randomIds), notifier);
  return {
    work,
    payments: new PostgresUnitOfWork(sqlOf(source), (sql) => bindMoneyTx(sql, randomIds), notifier),
    reader: new PostgresCheckoutReader(sqlOf(source)),
    lapsing: new PostgresLapsingCheckouts(sqlOf(source)),
    open: async (checkout) => {
      await source.query('select insert_checkouts($1)', [JSON.stringify([rowOfCheckout(checkout)])]);
      if (checkout.holds === 'held')
        await work.run(({ holds }) => holds.take({ ...checkout, checkoutId: checkout.id }, checkout.holdChanges, new Date()));
    },
    setCapacity: async (workspaceId, { kind, subjectId }, capacity) => {
      await source.query(
        `insert into counter (workspace_id, kind, subject_id, capacity) values ($1, $2, $3, $4) on conflict (workspace_id, kind, subject_id) do update set capacity = $4`,
        [workspaceId, kind, subjectId, capacity],
      );
    },
    counted: async (workspaceId, { kind, subjectId }) => {
      const [row] = await source.query<Counted[]>(COUNTED, [workspaceId, kind, subjectId]);
      return row!;
    },
    orders: (workspaceId) =>
      source.query<PlacedOrder[]>(
        `select id, mode, checkout_id as "checkoutId", number::integer, paid_minor::float8 as "paidMinor", status from store_order where workspace_id = $1 order by number`,
        [workspaceId],
      ),
    makeOrder: async ({ workspaceId, mode, orderId }, status) => {
      await source.query(`update store_order set status = $4 where workspace_id = $1 and mode = $2 and id = $3`, [
        workspaceId,
        mode,
        orderId,
        status,
      ]);
    },
    facts: (workspaceId) =>
      source.query<KnownFact[]>(
        `select id, type, workspace_id as "workspaceId", mode, data from outbox where workspace_id = $1 order by occurred_at`,
        [workspaceId],
      ),
  };
}

type Counted = Awaited<ReturnType<CheckoutFixture['counted']>>;

const COUNTED = `
  select coalesce(max(c.held), 0) as held, coalesce(max(c.sold), 0) as sold,
         coalesce(sum(h.count) filter (where h.state = 'held'), 0)::integer as "rowsHeld",
         coalesce(sum(h.count) filter (where h.state = 'converted'), 0)::integer as "rowsSold"
    from (select $1::uuid as workspace_id, $2::text as kind, $3::uuid as subject_id) as wanted
    left join counter c using (workspace_id, kind, subject_id)
    left join hold h using (workspace_id, kind, subject_id)`;
