import {
  type BalanceCheckout,
  type Checkout,
  type CheckoutStore,
  type CheckoutTx,
  type HoldingSession,
  type HoldChange,
  type HoldStore,
  jobsOfCheckout,
  type OrderName,
} from '@svc/checkout';
import type { CheckoutName } from '@svc/payments';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { noteJobsAhead } from '../work/committed-jobs';
import { bindPaymentStores } from '../payments';
import { FIND, readBalance } from './checkout-readers';
import { checkoutOf, rowOfCheckout, type StoredCheckout, UPDATE_CHECKOUT } from './checkout.entity';
import { PostgresAuditTrail } from '../access/audit';
import { PostgresOrderBook } from '../orders';
import { PostgresOutbox } from '../outbox';

/** Checkouts within one transaction. */
export class PostgresCheckoutStore implements CheckoutStore {
  constructor(private readonly sql: Sql) {}

  async lock({ workspaceId, mode, checkoutId }: CheckoutName): Promise<Checkout | undefined> {
    const [row] = await this.sql.query(LOCK, [workspaceId, mode, checkoutId]);
    return row && checkoutOf(row.checkout);
  }

  async update(checkout: Checkout): Promise<void> {
    await this.sql.execute(UPDATE_CHECKOUT, [checkout.workspaceId, checkout.mode, checkout.id, JSON.stringify(rowOfCheckout(checkout))]);
    noteJobsAhead(this.sql, ...jobsOfCheckout(checkout));
  }

  async freeKey({ workspaceId, mode, checkoutId }: CheckoutName): Promise<void> {
    await this.sql.execute(FREE_KEY, [workspaceId, mode, checkoutId]);
  }

  async openBalance(checkout: BalanceCheckout): Promise<void> {
    const opened = {
      ...checkout,
      kind: 'balance',
      channel: 'hosted',
      status: 'open',
      seats: [],
      responses: {},
      holdChanges: [],
      holds: 'none',
      version: 1,
    } as const;
    await this.sql.execute(OPEN_BALANCE, [JSON.stringify([rowOfCheckout(opened)])]);
    noteJobsAhead(this.sql, ...jobsOfCheckout(opened));
  }

  balanceOf(order: OrderName): Promise<Checkout | undefined> {
    return readBalance(this.sql, order);
  }
}

const LOCK = statement<{ checkout: StoredCheckout }>('checkout.lock')`${FIND.text} for update`;

const FREE_KEY = statement('checkout.free_key')`
  update checkout set idempotency_key = null where workspace_id = $1 and mode = $2 and id = $3`;

const OPEN_BALANCE = statement('checkout.open_balance')`select insert_checkouts($1)`;

/** Takes and releases holds by functions of one statement each, so that nobody waits for counters over a round trip. */
export class PostgresHoldStore implements HoldStore {
  constructor(private readonly sql: Sql) {}

  async take(
    { workspaceId, mode, checkoutId }: CheckoutName,
    holdChanges: readonly HoldChange[],
    now: Date,
    lapsed: readonly HoldingSession[] = [],
  ): ReturnType<HoldStore['take']> {
    const [row] = await this.sql.query(TAKE, [workspaceId, mode, checkoutId, JSON.stringify(holdChanges), now, JSON.stringify(lapsed)]);
    return row!.taken;
  }

  async convert({ workspaceId, mode, checkoutId }: CheckoutName): Promise<void> {
    await this.sql.execute(CONVERT, [workspaceId, mode, checkoutId]);
  }

  async release({ workspaceId, mode, checkoutId }: CheckoutName): Promise<void> {
    await this.sql.execute(RELEASE, [workspaceId, mode, checkoutId]);
  }
}

const TAKE = statement<{ taken: Awaited<ReturnType<HoldStore['take']>> }>('checkout.take_holds')`
  select take_holds_v2($1, $2, $3, $4, $5, $6) as taken`;

const CONVERT = statement('checkout.convert_holds')`select convert_holds($1, $2, $3)`;

const RELEASE = statement('checkout.release_holds')`select release_holds($1, $2, $3)`;

export function bindCheckoutTx(sql: Sql, ids: IdGenerator): CheckoutTx {
  return {
    ...bindPaymentStores(sql),
    checkouts: new PostgresCheckoutStore(sql),
    holds: new PostgresHoldStore(sql),
    orders: new PostgresOrderBook(sql),
    outbox: new PostgresOutbox(sql),
    audit: new PostgresAuditTrail(sql, ids),
  };
}
