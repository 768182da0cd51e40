import type { BalanceCheckout, BuyersCheckout, Checkout, CheckoutStore, OrderName } from '@svc/checkout';
import type { CheckoutName } from '@svc/payments';
import type { EntityManager } from 'typeorm';
import { attemptOf, attemptsJson, bareRefundOf, paymentOf, paymentsJson, refundsJson, withMoments } from '../payments';
import { checkoutJson, checkoutOf, type StoredCheckout } from './checkout-row';

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
    const { workspaceId, mode, id, status, cart, seats, dateOfBirth, responses, moves, holds, heldUntil, contact, deliveryAddress, expiresAt, completedAt, cancelledAt, orderId, orderNumber, saving } = checkout;
    await this.manager.query(UPDATE, [
      workspaceId, mode, id, status, JSON.stringify(cart), JSON.stringify(responses), JSON.stringify(moves), holds, heldUntil ?? null,
      contact ? JSON.stringify(contact) : null, deliveryAddress ? JSON.stringify(deliveryAddress) : null, expiresAt, completedAt ?? null,
      cancelledAt ?? null, orderId ?? null, orderNumber ?? null, JSON.stringify(seats), dateOfBirth ?? null,
      saving ? JSON.stringify(saving) : null,
    ]);
  }

  async freeKey({ workspaceId, mode, checkoutId }: CheckoutName): Promise<void> {
    await this.manager.query('update checkout set idempotency_key = null where workspace_id = $1 and mode = $2 and id = $3', [workspaceId, mode, checkoutId]);
  }

  async openBalance({ workspaceId, mode, id, balanceOf, cart, contact, returnUrl, expiresAt, createdAt }: BalanceCheckout): Promise<void> {
    await this.manager.query(OPEN_BALANCE, [
      workspaceId, mode, id, balanceOf, JSON.stringify(cart), contact ? JSON.stringify(contact) : null, returnUrl, expiresAt, createdAt,
    ]);
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

const OPEN_BALANCE = `
  insert into checkout (workspace_id, mode, id, kind, balance_of, channel, status, cart, contact, return_url, expires_at, created_at)
  values ($1, $2, $3, 'balance', $4, 'hosted', 'open', $5, $6, $7, $8, $9)`;

const UPDATE = `
  update checkout
     set status = $4, cart = $5, responses = $6, moves = $7, holds = $8, held_until = $9, contact = $10, delivery_address = $11, expires_at = $12,
         completed_at = $13, cancelled_at = $14, order_id = $15, order_number = $16, seats = $17, date_of_birth = $18, saving = $19, version = version + 1, updated_at = clock_timestamp()
   where workspace_id = $1 and mode = $2 and id = $3`;
