import {
  type BuyersCheckout,
  type Checkout,
  CheckoutList,
  type CheckoutQuery,
  CheckoutReader,
  type EarlierOpening,
  type EventQuestion,
  LapsingCheckouts,
  type OrderName,
  type ProductQuestion,
} from '@svc/checkout';
import type { Due, Mode } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { checkoutJson, checkoutOf, type StoredCheckout } from './checkout.entity';
import { earlier, earlierOf, type PricingContextRow } from './pricing-context';
import { EventPricingContexts } from './event-pricing-contexts';
import { ProductPricingContexts } from './product-pricing-contexts';
import { attemptOf, attemptsJson, bareRefundOf, paymentOf, paymentsJson, refundsJson, withMoments } from '../payments';
import { byOwnClock, isDue, ownerIn, NOW, sweepFor, UNTIL, dueAtIfAhead } from '../work/database-clock';
import { byKey, hasMode, lookup, THIS_WORKSPACE } from '../rows/by-key';
import { utc } from '../rows/statements';
import { idIn, searchOf } from '../rows/search-parameters';

/** Reads the pricing contexts of carts, in one statement each, which concurrent buyers share. */
export class PostgresCheckoutReader extends CheckoutReader {
  private readonly productContexts: ProductPricingContexts;
  private readonly eventContexts: EventPricingContexts;

  constructor(private readonly sql: Sql) {
    super();
    this.productContexts = new ProductPricingContexts(sql);
    this.eventContexts = new EventPricingContexts(sql);
  }

  products(question: ProductQuestion): ReturnType<CheckoutReader['products']> {
    return this.productContexts.read(question);
  }

  event(question: EventQuestion): ReturnType<CheckoutReader['event']> {
    return this.eventContexts.read(question);
  }

  async eventSlugOf({ workspaceId, ticketTypeId }: Parameters<CheckoutReader['eventSlugOf']>[0]): Promise<string | undefined> {
    const [row] = await this.sql.query(EVENT_SLUG, [workspaceId, ticketTypeId]);
    return row?.slug;
  }

  async earlier(
    ...[{ operation, key }, { workspaceId, mode, now }]: Parameters<CheckoutReader['earlier']>
  ): Promise<EarlierOpening | undefined> {
    const [row] = await this.sql.query(EARLIER, [workspaceId, mode, operation, key, now]);
    return earlierOf(row!.earlier);
  }

  async find({ workspaceId, mode, checkoutId }: Parameters<CheckoutReader['find']>[0]): Promise<Checkout | undefined> {
    const [row] = await this.sql.query(FIND, [workspaceId, mode, checkoutId]);
    return row && checkoutOf(row.checkout);
  }

  async withMoney({ workspaceId, mode, checkoutId }: CheckoutName): Promise<BuyersCheckout | undefined> {
    const [row] = await this.sql.query(FIND_WITH_MONEY, [workspaceId, mode, checkoutId]);
    return (
      row && {
        checkout: checkoutOf(row.checkout),
        attempts: row.attempts.map((each) => attemptOf(withMoments(each))),
        payments: row.payments.map((each) => paymentOf(withMoments(each))),
        refunds: row.refunds.map((each) => bareRefundOf(withMoments(each))),
      }
    );
  }

  balanceOf(order: OrderName): Promise<Checkout | undefined> {
    return readBalance(this.sql, order);
  }

  async nameOf(checkoutId: string): ReturnType<CheckoutReader['nameOf']> {
    const [name] = await this.sql.query(NAME, [checkoutId]);
    return name;
  }
}

const NAME = statement<CheckoutName>('checkout.name_by_ref')`
  select workspace_id as "workspaceId", mode, id as "checkoutId" from checkout where id = $1`;

const EARLIER = statement<Pick<PricingContextRow, 'earlier'>>('checkout.earlier')`
  select ${earlier({ workspace: '$1', mode: '$2', operation: '$3', key: '$4', now: '$5::timestamptz' })} as earlier`;

const EVENT_SLUG = statement<{ slug: string }>('checkout.event_slug')`
  select e.slug from ticket_type t join event e on e.workspace_id = t.workspace_id and e.id = t.event_id
   where t.workspace_id = $1 and t.id = $2`;

export const FIND = statement<{ checkout: StoredCheckout }>('checkout.find')`
  select ${checkoutJson('c')} as checkout from checkout c where c.workspace_id = $1 and c.mode = $2 and c.id = $3`;

const FIND_WITH_MONEY = statement<StoredWithMoney>('checkout.find_with_money')`
  select ${checkoutJson('c')} as checkout, ${attemptsJson('c')} as attempts, ${paymentsJson('c')} as payments, ${refundsJson('c')} as refunds
    from checkout c where c.workspace_id = $1 and c.mode = $2 and c.id = $3`;

interface StoredWithMoney extends Record<'attempts' | 'payments' | 'refunds', Record<string, unknown>[]> {
  checkout: StoredCheckout;
}

/** Returns the newest checkout for the balance of an order, within a transaction or outside of one. */
export async function readBalance(sql: Sql, { workspaceId, mode, orderId }: OrderName): Promise<Checkout | undefined> {
  const [row] = await sql.query(BALANCE_OF, [workspaceId, mode, orderId]);
  return row && checkoutOf(row.checkout);
}

const BALANCE_OF = statement<Row>('checkout.balance_of')`
  select ${checkoutJson('c')} as checkout from checkout c
   where c.workspace_id = $1 and ${hasMode('c.mode', '$2')} and c.balance_of = $3 order by c.created_at desc, c.id desc limit 1`;

/** Reads checkouts from their table. */
export class PostgresCheckoutList extends CheckoutList {
  constructor(private readonly sql: Sql) {
    super();
  }

  async page(workspaceId: string, { mode, statuses, isSavedUpFor = false, search, after, limit }: CheckoutQuery) {
    const filters = [workspaceId, mode, limit + 1, statuses ?? null, isSavedUpFor, after ?? null];
    const rows = await (search ? this.sql.query(FOUND, [...filters, ...searchFor(search)]) : this.sql.query(PAGE, filters));
    const data = rows.slice(0, limit).map(({ checkout }) => checkoutOf(checkout));
    return rows.length > limit ? { data, next: data.at(-1)!.id } : { data };
  }

  async find(workspaceId: string, checkoutId: string): Promise<Checkout | undefined> {
    const [row] = await this.sql.query(IN_ANY_MODE, [workspaceId, checkoutId]);
    return row && checkoutOf(row.checkout);
  }

  async takenMinor(workspaceId: string, mode: Mode, checkoutIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.sql.query(TAKEN, [workspaceId, mode, checkoutIds]);
    return new Map(rows.map(({ id, taken }) => [id, Number(taken)]));
  }
}

interface Row {
  checkout: StoredCheckout;
}

const CHECKOUTS = `select ${checkoutJson('c')} as checkout from checkout c`;

const IN_ANY_MODE = statement<Row>('checkout.in_any_mode')`
  ${CHECKOUTS} where c.workspace_id = $1 and c.mode in ('live', 'test') and c.id = $2`;

const PAGE = statement<Row>('checkout.page')`
  ${CHECKOUTS}
   where c.workspace_id = $1 and c.mode = $2
     and ($4::text[] is null or c.status = any($4))
     and (not $5 or c.saving ->> 'startedAt' is not null)
     and ($6::uuid is null or c.id < $6)
   order by c.id desc
   limit $3`;

/** SQL of checkouts by ids, which a function finds (ADR 0154). */
const FOUND = statement<Row>('checkout.found')`
  select ${checkoutJson('c')} as checkout from ${byKey('checkout', 'c', '(select search_checkouts_v2($1, $2, $3, $4, $5, $6, $7, $8, $9))::uuid[] || array[$10::uuid]')}
   where ($4::text[] is null or c.status = any($4)) and (not $5 or c.saving ->> 'startedAt' is not null) and ($6::uuid is null or c.id < $6)
   order by c.id desc
   limit $3`;

/** Returns the parameters from `$7` on: what is searched for, and the id of the checkout whose ref the text is. */
function searchFor(search: string): unknown[] {
  const { request, parameters } = searchOf(search);
  return [...parameters, idIn(request, 'chk')];
}

const TAKEN = statement<{ id: string; taken: string }>('checkout.taken')`
  select p.checkout_id as id, sum(p.applied_minor) as taken
    from (select distinct unnest($3::uuid[]) as id) wanted
   cross join ${lookup('payment', `workspace_id = ${THIS_WORKSPACE} and ${hasMode('mode', '$2')} and checkout_id = wanted.id`)} p
   where p.applied_minor > 0
   group by p.checkout_id`;

/** Reads lapsing checkouts; by hand: due ones are found across workspaces, as in a queue. */
export class PostgresLapsingCheckouts extends LapsingCheckouts {
  constructor(private readonly sql: Sql) {
    super();
  }

  due(most: number, aheadMs?: number): Promise<Due<CheckoutName>[]> {
    return sweepFor(this.sql, DUE, most, aheadMs);
  }

  toRemind(most: number, aheadMs?: number): Promise<Due<CheckoutName>[]> {
    return sweepFor(this.sql, TO_REMIND, most, aheadMs);
  }
}

const OWNER = ownerIn('checkout');

const DUE = statement<Due<CheckoutName>>('checkout.due')`
  select workspace_id as "workspaceId", mode, id as "checkoutId", ${dueAtIfAhead('min(since)', NOW, ownerIn('lapsing'))} as "dueAt"
    from (
      (select workspace_id, mode, id, expires_at as since from checkout
        where status = 'open' and ${isDue('expires_at', UNTIL, OWNER)} order by expires_at limit $1)
       union
      (select workspace_id, mode, id, held_until from checkout
        where held_until is not null and holds = 'held' and status = 'open' and ${isDue('held_until', UNTIL, OWNER)} order by held_until limit $1)
    ) as lapsing
   group by workspace_id, mode, id
   order by min(since)
   limit $1`;

/** SQL of plans to remind of, whose moments are texts that sort as moments do. */
const TO_REMIND = statement<Due<CheckoutName>>('checkout.to_remind')`
  select workspace_id as "workspaceId", mode, id as "checkoutId", ${dueAtIfAhead(`(saving ->> 'remindAt')::timestamptz`, NOW, OWNER)} as "dueAt"
    from checkout
   where status = 'open' and saving ->> 'remindAt' is not null and saving ->> 'remindAt' <= ${utc(`(${byOwnClock(UNTIL, OWNER)})`, 3)}
   order by saving ->> 'remindAt'
   limit $1`;
