import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** An order to place; by default live, paid in full by card, of two kaftans at 500.00 in NGN. */
export interface WantedOrder {
  mode?: 'live' | 'test';
  email?: string;
  /** Id of the contact; an unused one by default. */
  contactId?: string;
  /** Moment of the order, ISO 8601. */
  placedAt?: string;
}

/** Inserts orders of a shop into the database, without rules and messages. Returns their ids, oldest first. */
export async function placeOrders(databaseUrl: string, shop: { slug: string }, orders: readonly WantedOrder[]): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const ids: string[] = [];
    for (const { mode = 'live', email = 'ade@example.com', contactId = randomUUID(), placedAt = new Date().toISOString() } of orders) {
      const [id, checkout, payment, item] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
      const { rows } = await client.query<{ id: string }>('select id from workspace where slug = $1', [shop.slug]);
      const owner = [rows[0]!.id, mode];
      await client.query(NUMBER, owner);
      await client.query(CHARGE, [...owner, payment, placedAt]);
      await client.query(RECEIPT, [...owner, payment, placedAt]);
      await client.query(ATTEMPT, [...owner, payment, checkout, placedAt]);
      await client.query(PAYMENT, [...owner, payment, checkout, placedAt]);
      await client.query(ORDER, [...owner, id, checkout, TOTALS, { id: contactId, name: 'Adé Ọlá', email }, placedAt]);
      await client.query(ITEM, [...owner, item, id, LINE]);
      ids.push(id);
    }
    return ids;
  } finally {
    await client.end();
  }
}

const TOTALS = {
  currency: 'NGN',
  subtotalMinor: 100_000,
  discountMinor: 0,
  deliveryMinor: 0,
  feeMinor: 0,
  absorbedFeeMinor: 0,
  taxMinor: 0,
  totalMinor: 100_000,
  dueNowMinor: 100_000,
  balanceMinor: 0,
};

const LINE = {
  kind: 'product',
  name: 'Kaftan',
  variantName: 'Large',
  quantity: 2,
  unitPriceMinor: 50_000,
  discountMinor: 0,
  netMinor: 100_000,
  customerFeeMinor: 0,
  serviceFeeMinor: 0,
  serviceFeePassedOn: false,
  dueNowMinor: 100_000,
  preorder: false,
  needsDelivery: true,
};

const NUMBER = `
  insert into order_number (workspace_id, mode, last) values ($1, $2, 1001)
  on conflict (workspace_id, mode) do update set last = order_number.last + 1`;

/** Charge of the sandbox, so that the order can be refunded. */
const CHARGE = `
  insert into sandbox_charge (workspace_id, mode, reference, rail, amount_minor, currency, description, return_url, state, created_at)
  values ($1, $2, $3::text, 'card', 100000, 'NGN', 'Kaftan', 'https://shop.example/', 'closed', $4)`;

const RECEIPT = `insert into sandbox_receipt (workspace_id, mode, id, reference, amount_minor, paid_at) values ($1, $2, $3::text, $3::text, 100000, $4)`;

const ATTEMPT = `
  insert into payment_attempt (workspace_id, mode, id, checkout_id, rail, provider, reference, amount_minor, currency, flow, status, created_at)
  values ($1, $2, $3::uuid, $4, 'card', 'sandbox', $3::text, 100000, 'NGN', 'inline', 'paid', $5)`;

const PAYMENT = `
  insert into payment (workspace_id, mode, id, checkout_id, attempt_id, provider, provider_reference, rail, amount_minor, currency, paid_at, applied_minor,
                       disposition, booked_at)
  values ($1, $2, $3::uuid, $4, $3::uuid, 'sandbox', $3::text, 'card', 100000, 'NGN', $5, 100000, 'applied', $5)`;

const ORDER = `
  insert into store_order (workspace_id, mode, id, number, checkout_id, source, status, fulfillment_status, totals, paid_minor, contact, contact_email, placed_at, paid_at)
  select $1, $2, $3, last, $4, 'storefront_api', 'paid', 'unfulfilled', $5, 100000, $6::jsonb, $6::jsonb ->> 'email', $7::timestamptz, $7::timestamptz
    from order_number where workspace_id = $1 and mode = $2`;

const ITEM = `insert into order_item (workspace_id, mode, id, order_id, position, line) values ($1, $2, $3, $4, 0, $5)`;
