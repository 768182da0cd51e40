import { jobsOfCheckout, type BalanceCheckout, type BuyersCheckout, type Checkout, type CheckoutStore, type OrderName } from '@svc/checkout';
import type { CheckoutName } from '@svc/payments';
import type { EntityManager } from 'typeorm';
import { noteJobsAhead } from '../committed-jobs';
import { attemptOf, attemptsJson, bareRefundOf, paymentOf, paymentsJson, refundsJson, withMoments } from '../payments';
import { checkoutJson, checkoutOf, rowOfCheckout, UPDATE_CHECKOUT, type StoredCheckout } from './checkout-row';

/** Checkouts within one transaction. */
export class PostgresCheckoutStore implements CheckoutStore {
  constructor(private readonly manager: EntityManager) {}

  find(name: CheckoutName): Promise<Checkout | undefined> {
    return this.read(FIND, name);
  }

  async findWithMoney({ workspaceId, mode, checkoutId }: CheckoutName): Promise<BuyersCheckout | undefined> {
    const [row] = await this.manager.query<StoredWithMoney[]>(FIND_WITH_MONEY, [workspaceId, mode, checkoutId]);
    return row && {
      checkout: checkoutOf(row.checkout),
      attempts: row.attempts.map((each) => attemptOf(withMoments(each))),
      payments: row.payments.map((each) => paymentOf(withMoments(each))),
      refunds: row.refunds.map((each) => bareRefundOf(withMoments(each))),
    };
  }

  lock(name: CheckoutName): Promise<Checkout | undefined> {
    return this.read(`${FIND} for update`, name);
  }

  async update(checkout: Checkout): Promise<void> {
    await this.manager.query(UPDATE_CHECKOUT, [checkout.workspaceId, checkout.mode, checkout.id, JSON.stringify(rowOfCheckout(checkout))]);
    noteJobsAhead(this.manager, ...jobsOfCheckout(checkout));
  }

  async freeKey({ workspaceId, mode, checkoutId }: CheckoutName): Promise<void> {
    await this.manager.query('update checkout set idempotency_key = null where workspace_id = $1 and mode = $2 and id = $3', [workspaceId, mode, checkoutId]);
  }

  async openBalance(checkout: BalanceCheckout): Promise<void> {
    const opened = { ...checkout, kind: 'balance', channel: 'hosted', status: 'open', seats: [], responses: {}, moves: [], holds: 'none', version: 1 } as const;
    await this.manager.query('select insert_checkouts($1)', [JSON.stringify([rowOfCheckout(opened)])]);
    noteJobsAhead(this.manager, ...jobsOfCheckout(opened));
  }

  async balanceOf({ workspaceId, mode, orderId }: OrderName): Promise<Checkout | undefined> {
    const [row] = await this.manager.query<{ checkout: StoredCheckout }[]>(BALANCE_OF, [workspaceId, mode, orderId]);
    return row && checkoutOf(row.checkout);
  }

  private async read(sql: string, { workspaceId, mode, checkoutId }: CheckoutName): Promise<Checkout | undefined> {
    const [row] = await this.manager.query<{ checkout: StoredCheckout }[]>(sql, [workspaceId, mode, checkoutId]);
    return row && checkoutOf(row.checkout);
  }
}

const FIND = `select ${checkoutJson('c')} as checkout from checkout c where c.workspace_id = $1 and c.mode = $2 and c.id = $3`;

/** One statement sees one moment. */
const FIND_WITH_MONEY = `
  select ${checkoutJson('c')} as checkout, ${attemptsJson('c')} as attempts, ${paymentsJson('c')} as payments, ${refundsJson('c')} as refunds
    from checkout c where c.workspace_id = $1 and c.mode = $2 and c.id = $3`;

interface StoredWithMoney extends Record<'attempts' | 'payments' | 'refunds', Record<string, unknown>[]> {
  checkout: StoredCheckout;
}

const BALANCE_OF = `
  select ${checkoutJson('c')} as checkout from checkout c
   where c.workspace_id = $1 and c.mode = $2 and c.balance_of = $3 order by c.created_at desc, c.id desc limit 1`;
