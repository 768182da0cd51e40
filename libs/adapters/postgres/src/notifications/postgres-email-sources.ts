import {
  type EmailSourceKey,
  type EmailSourceName,
  type EmailSourceOf,
  EmailSources,
  type GuestEmailSource,
  MOST_LISTED,
  type RegistrationDraft,
} from '@svc/notifications';
import type { Sql } from '../work/sql';
import { composed } from '../work/statement';
import { FULFILLMENTS, ofOrder, PAYMENTS_OF_ORDER } from '../orders/order.entities';
import { isTypeCancelled } from '../ticketing/cancelled-types';
import { hasMode, outerValue } from '../rows/by-key';
import { variantDetails } from '../rows/details';
import { utc } from '../rows/statements';
import { firstPicture } from '../storefront/catalogue-readers';
import { SHOWN } from '../storefront/sources-sql';
import { PRINTED_CONTACT } from '../ticketing/ticket-sql';
import type { AddressKeys } from '../suppression';
import { unsubscribed } from './announcement-readers-sql';
import { BOUGHT, CONFIRMATION, EVENT, GIVEN_SEAT, notified, OWN_SEATS, REGISTRATION, REGISTRATIONS, WORKSPACE } from './guest-emails-sql';
import { asIfWritten, draftRows } from './registration-draft-sql';
import { ADMIN_TOKEN, DESTINATION, BRANDING, FORM_FILES, EXCEPTION, NOTICES, SHOP, SUBMISSION, WAITING_TEXTS } from './merchant-emails-sql';

/** The content of emails, by hand-written SQL: each is read in one statement from all the tables that it comes from. */
export class PostgresEmailSources extends EmailSources {
  /** @param keys keys of suppressed addresses; without them none is suppressed */
  constructor(
    private readonly sql: Sql,
    private readonly keys?: AddressKeys,
  ) {
    super();
  }

  async read<Name extends EmailSourceName>(name: Name, message: EmailSourceKey): Promise<EmailSourceOf[Name] | undefined> {
    const { workspaceId } = message;
    const key = name === 'announcement' ? (await this.keys?.of(this.sql, [workspaceId]))?.get(workspaceId) : undefined;
    return this.first<EmailSourceOf[Name]>(STATEMENTS[name], { ...message, pads: key?.pads });
  }

  async ofDraft(draft: RegistrationDraft, message: Parameters<EmailSources['ofDraft']>[1]): Promise<GuestEmailSource | undefined> {
    const { workspaceId } = draft;
    const [first, ...others] = OF_DRAFTS.map(([sql, valuesOf]): Statement => [sql, (key) => [...valuesOf(key), ...draftRows(draft)]]);
    return this.first<GuestEmailSource>([first!, ...others], { ...message, workspaceId, mode: 'live' });
  }

  /** Returns the result of the first statement that finds something. */
  private async first<Source>([[sql, valuesOf], ...others]: Statements, message: SourceKey): Promise<Source | undefined> {
    const [row] = await this.sql.query(SOURCE(sql), valuesOf(message));
    const [next, ...rest] = others;
    return row || !next ? (row?.source as Source | undefined) : this.first([next, ...rest], message);
  }
}

/** SQL of the picture of item `i` in the present catalogue; an add-on has none. */
const PICTURE = `case when i.line -> 'parentId' is null then coalesce(
    (select ${firstPicture(`v.details -> 'media'`)} from variant v where v.workspace_id = i.workspace_id and v.id = ${outerValue(`(i.line ->> 'variantId')::uuid`)}),
    (select coalesce(p.details ->> 'coverUrl', ${firstPicture(`p.details -> 'media'`)}) from product p where p.workspace_id = i.workspace_id and p.id = ${outerValue(`(i.line ->> 'productId')::uuid`)}),
    (select t.details ->> 'imageUrl' from ticket_type t where t.workspace_id = i.workspace_id and t.id = ${outerValue(`(i.line ->> 'ticketTypeId')::uuid`)}),
    (select pictured.details ->> 'coverUrl' from event pictured where pictured.workspace_id = i.workspace_id and pictured.id = ${outerValue(`(i.line ->> 'eventId')::uuid`)})) end`;

const ITEMS = `
  select jsonb_agg(i.line || jsonb_build_object('id', i.id, 'pictureUrl', ${PICTURE}) order by i.position)
    from order_item i where ${ofOrder('i')} and i.order_id = o.id`;

/** SQL of the rails by which order `o` and its balance were paid. */
const RAILS = `
  select jsonb_agg(distinct p.rail) from ${PAYMENTS_OF_ORDER} where p.applied_minor > 0`;

/** SQL of the last payment of order `o` and its balance. */
const LAST_PAID = `
  select max(p.paid_at) from ${PAYMENTS_OF_ORDER} where p.applied_minor > 0`;

const ZONE_FIELDS = ['etaText', 'etaMinDays', 'etaMaxDays', 'pickupLocation'];

/** SQL of the way of order `o` to its buyer; null where nothing is sent. */
const DELIVERY = `
  case when o.totals -> 'delivery' is not null then jsonb_build_object(
    'fulfillmentStatus', o.fulfillment_status, 'placedAt', ${utc('o.placed_at', 3)}, 'paidAt', ${utc(`(${LAST_PAID})`, 3)}, 'businessHours', page.business_hours,
    'zone', (select jsonb_build_object(${ZONE_FIELDS.map((name) => `'${name}', z.details -> '${name}'`).join(', ')}) from delivery_zone z
              where z.workspace_id = o.workspace_id and z.id = ${outerValue(`(o.totals #>> '{delivery,zoneId}')::uuid`)} and z.deleted_at is null)) end`;

/** SQL condition that messages about a row go to this recipient now: an address may have been corrected since they were planned (D-149). */
const isTheirs = (contact: string, recipient: string) =>
  `(lower(btrim(${contact} ->> 'email')) = lower(btrim(${recipient})) or ${contact} ->> 'phone' = ${recipient})`;

/** SQL of an order with its tickets, where there are any, in the form of a registration's. */
const order = (condition: string) => `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE},
    'branding', ${BRANDING},
    'contactName', o.contact -> 'name',
    'contactEmail', o.contact -> 'email', 'contactPhone', o.contact -> 'phone',
    'language', (select c.language from checkout c where c.workspace_id = o.workspace_id and c.mode = o.mode and c.id = o.checkout_id),
    'order', jsonb_build_object(
      'id', o.id, 'linkSerial', o.link_serial, 'balanceDueAt', ${utc('o.balance_due_at', 3)}, 'number', o.number, 'status', o.status, 'items', (${ITEMS}), 'totals', o.totals, 'paidMinor', o.paid_minor, 'rails', (${RAILS}),
      'deliveryAddress', o.delivery_address, 'delivery', ${DELIVERY}, 'waivedMinor', o.waived_minor, 'refundRequest', o.refund_request,
      'fulfillments', ${FULFILLMENTS}),
    'tickets', case when bought.seats is not null then jsonb_build_object(
      'workspace', ${WORKSPACE}, 'branding', ${BRANDING}, 'contact', ${PRINTED_CONTACT}, 'event', ${EVENT}, 'contactName', o.contact -> 'name',
      'order', case when o.number is not null then jsonb_build_object('number', o.number, 'currency', o.totals -> 'currency') end, 'takenAt', ${utc('o.placed_at', 3)},
      'seats', bought.seats,${notified('o', 'taker', 'o.placed_at')}) end
  )) as source
    from store_order o
    join workspace w on w.id = o.workspace_id
    left join event e on e.workspace_id = o.workspace_id and e.id = o.event_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   cross join lateral (select (${BOUGHT}) as seats) bought
   where o.workspace_id = $1 and o.mode = $2 and o.id = $3 ${condition}`;

const ORDER = order(`and ${isTheirs('o.contact', '$4')}`);

/** SQL of a savings plan, which ends when its checkout does; payments are counted by its order. */
const SAVINGS = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE},
    'branding', ${BRANDING},
    'contactName', coalesce(c.contact ->> 'name', ''),
    'language', c.language,
    'plan', jsonb_build_object(
      'checkoutId', c.id, 'linkSerial', c.link_serial, 'status', o.status, 'what', coalesce(e.title, c.cart #>> '{lines,0,name}'), 'currency', c.cart -> 'currency', 'totalMinor', c.cart -> 'totalMinor',
      'savedMinor', o.paid_minor, 'deadline', ${utc('c.expires_at', 3)},
      'partMinor', (select p.applied_minor from payment p where p.workspace_id = c.workspace_id and p.mode = c.mode and p.checkout_id = c.id and p.id = $5))
  )) as source
    from store_order o
    join checkout c on c.workspace_id = o.workspace_id and c.mode = o.mode and c.id = o.checkout_id
    join workspace w on w.id = o.workspace_id
    left join event e on e.workspace_id = o.workspace_id and e.id = o.event_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where o.workspace_id = $1 and o.mode = $2 and o.id = $3 and ${isTheirs('o.contact', '$4')}`;

/** SQL of the sums that other refunds of a refund's payment give back. */
const RETURNED_BESIDES = `
  select coalesce(sum(other.amount_minor), 0)
    from refund other
   where other.workspace_id = r.workspace_id and ${hasMode('other.mode', 'r.mode')} and other.payment_id = r.payment_id and other.id <> r.id and other.status <> 'failed'`;

/** SQL of the number of the order whose money a refund gives back; null for money that no order took. */
const NUMBER_OF_REFUND = `
  select o.number
    from order_refund f
    join store_order o on o.workspace_id = f.workspace_id and o.mode = f.mode and o.id = f.order_id
   where f.workspace_id = r.workspace_id and f.mode = r.mode and f.id = r.id`;

const REFUND = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE},
    'branding', ${BRANDING},
    'contactName', c.contact -> 'name',
    'contactEmail', c.contact -> 'email',
    'language', c.language,
    'refund', jsonb_build_object('id', r.id, 'amountMinor', r.amount_minor, 'currency', r.currency, 'reason', r.reason, 'status', r.status, 'source', r.source, 'orderNumber', (${NUMBER_OF_REFUND})),
    'payment', jsonb_build_object('amountMinor', p.amount_minor, 'returnedMinor', (${RETURNED_BESIDES})),
    'checkoutId', r.checkout_id
  )) as source
    from refund r
    join payment p on p.workspace_id = r.workspace_id and p.mode = r.mode and p.id = r.payment_id
    join workspace w on w.id = r.workspace_id
    left join checkout c on c.workspace_id = r.workspace_id and c.mode = r.mode and c.id = r.checkout_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where r.workspace_id = $1 and r.mode = $2 and r.id = $3`;

/** SQL of an account that waits for a buyer's transfer. */
const TRANSFER = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE},
    'branding', ${BRANDING},
    'contactName', c.contact -> 'name',
    'language', c.language,
    'transfer', jsonb_build_object(
      'checkoutId', c.id, 'balanceOf', c.balance_of, 'linkSerial', c.link_serial, 'isAwaited', a.status = 'pending' and c.status = 'open', 'amountMinor', a.instructions #> '{bankAccount,amountMinor}', 'currency', a.currency,
      'bankName', a.instructions #> '{bankAccount,bankName}', 'accountNumber', a.instructions #> '{bankAccount,accountNumber}', 'accountName', a.instructions #> '{bankAccount,accountName}',
      'expiresAt', ${utc('a.expires_at', 3)})
  )) as source
    from payment_attempt a
    join checkout c on c.workspace_id = a.workspace_id and c.mode = a.mode and c.id = a.checkout_id
    join workspace w on w.id = a.workspace_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where a.workspace_id = $1 and a.mode = $2 and a.id = $3 and jsonb_typeof(a.instructions -> 'bankAccount') = 'object' and ${isTheirs('c.contact', '$4')}`;

/** SQL of an attempt to pay for tickets of a cancelled event, or of cancelled days. */
const ENDED_PAYMENT = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE},
    'branding', ${BRANDING},
    'contactName', c.contact -> 'name',
    'language', c.language,
    'event', jsonb_build_object(
      'title', e.title, 'cancelled', case when e.cancelled_at is not null then 'event' when part.is_type then 'types' else 'days' end,
      'isNotified', coalesce((e.cancellation ->> 'notify')::boolean, part.notify, false), 'reason', case when e.cancelled_at is not null then e.cancel_reason else part.reason end)
  )) as source
    from payment_attempt a
    join checkout c on c.workspace_id = a.workspace_id and c.mode = a.mode and c.id = a.checkout_id
    join event e on e.workspace_id = c.workspace_id and e.id = c.event_id
    join workspace w on w.id = a.workspace_id
    left join storefront_document page on page.workspace_id = w.id and page.published
    left join lateral (
      select (coalesce(t.cancellation, d.cancellation) ->> 'notify')::boolean as notify, d.cancel_reason as reason, t.cancelled_at is not null as is_type
        from ticket_type t
        left join event_day d on d.workspace_id = t.workspace_id and d.id = any (t.valid_day_ids) and d.cancelled_at is not null
       where t.workspace_id = c.workspace_id and ${isTypeCancelled('t')}
         and t.id = any (array(select (seat ->> 'ticketTypeId')::uuid from jsonb_array_elements(c.seats) as sold (seat)))
       order by is_type desc, d.cancelled_at desc limit 1) part on true
   where a.workspace_id = $1 and a.mode = $2 and a.id = $3 and c.status = 'cancelled' and ${isTheirs('c.contact', '$4')}`;

/** SQL of a subscription with its variant, while that is shown. */
const SUBSCRIPTION = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE} || jsonb_build_object('currencies', w.currencies),
    'branding', ${BRANDING},
    'language', s.language,
    'subscription', jsonb_build_object('id', s.id, 'kind', s.kind, 'state', s.state, 'email', s.email),
    'product', case when p.id is not null and v.id is not null then jsonb_build_object(
      'slug', p.slug, 'isPackage', p.is_package, 'name', p.name, 'variantId', v.id, 'variantName', v.name, 'pricingMode', ${variantDetails.field('v', 'pricingMode')}, 'prices', v.prices) end
  )) as source
    from subscription s
    join workspace w on w.id = s.workspace_id
    left join product p on p.workspace_id = s.workspace_id and p.id = s.product_id and ${SHOWN}
    left join variant v on v.workspace_id = s.workspace_id and v.id = s.variant_id and v.deleted_at is null
    left join storefront_document page on page.workspace_id = w.id and page.published
   where s.workspace_id = $1 and s.mode = $2 and s.id = $3`;

const ANNOUNCEMENT = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE},
    'branding', ${BRANDING},
    'event', e.title,
    'announcement', jsonb_build_object('about', a.about, 'text', a.text, 'byLanguage', a.by_language),
    'unsubscribed', ${unsubscribed({ workspaceId: 'a.workspace_id', address: 'lower(btrim($3))', inner: '$4::text', outer: '$5::text' })}
  )) as source
    from announcement a
    join workspace w on w.id = a.workspace_id
    join event e on e.workspace_id = a.workspace_id and e.id = a.event_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where a.workspace_id = $1 and a.id = $2`;

/** Fields by which a source is found, with the pads of the workspace's key for hashes of addresses. */
type SourceKey = EmailSourceKey & { pads?: readonly [inner: string, outer: string] };
type Statement = readonly [sql: string, valuesOf: (message: SourceKey) => unknown[]];
type Statements = readonly [Statement, ...Statement[]];

const ofWorkspace = ({ workspaceId, subjectId }: EmailSourceKey) => [workspaceId, subjectId];
const ofMode = ({ workspaceId, mode, subjectId }: EmailSourceKey) => [workspaceId, mode, subjectId];
const ofRecipient = (message: EmailSourceKey) => [...ofMode(message), message.recipient];

const STATEMENTS: { readonly [Name in EmailSourceName]: Statements } = {
  seats: [
    [REGISTRATION, ofMode],
    [GIVEN_SEAT, ofRecipient],
    [OWN_SEATS, ofRecipient],
  ],
  order: [[ORDER, ofRecipient]],
  orderForMerchant: [[order(''), ofMode]],
  savings: [[SAVINGS, (message) => [...ofRecipient(message), message.details.paymentId]]],
  transfer: [[TRANSFER, ofRecipient]],
  endedPayment: [[ENDED_PAYMENT, ofRecipient]],
  refund: [[REFUND, ofMode]],
  submission: [[SUBMISSION, ofMode]],
  formFiles: [[FORM_FILES, ofWorkspace]],
  subscription: [[SUBSCRIPTION, ofMode]],
  confirmation: [[CONFIRMATION, ofMode]],
  texts: [[WAITING_TEXTS, ({ workspaceId }) => [workspaceId]]],
  shop: [[SHOP, ({ workspaceId }) => [workspaceId]]],
  adminToken: [[ADMIN_TOKEN, ofWorkspace]],
  exception: [[EXCEPTION, ofMode]],
  notices: [[NOTICES, ({ workspaceId, details }) => [workspaceId, details.notices?.ids ?? []]]],
  announcement: [
    [ANNOUNCEMENT, ({ workspaceId, recipient, details, pads }) => [workspaceId, details.announcement?.id, recipient, pads?.[0], pads?.[1]]],
  ],
  destination: [[DESTINATION, ofWorkspace]],
  registrations: [[REGISTRATIONS, ({ workspaceId, mode, recipient }) => [workspaceId, mode, recipient, MOST_LISTED]]],
};

const ANY_KEY: EmailSourceKey = { workspaceId: '', mode: 'live', subjectId: '', recipient: '', details: {} };
const OF_DRAFTS = STATEMENTS.seats.map(([sql, valuesOf]): Statement => [asIfWritten(sql, valuesOf(ANY_KEY).length + 1), valuesOf]);

const SOURCE = composed<{ source: EmailSourceOf[EmailSourceName] }, [sql: string]>(
  'notifications.email_source',
  [...Object.values(STATEMENTS).flat(), ...OF_DRAFTS].map(([sql]) => [sql]),
  (sql) => sql,
);
