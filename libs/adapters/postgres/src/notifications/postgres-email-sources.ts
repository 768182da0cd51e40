import {
  EmailSources,
  type AdminTokenEmailSource,
  type AnnouncementEmailSource,
  type RailEmailSource,
  type AlertEmailSource,
  type ConfirmationEmailSource,
  type FormFilesEmailSource,
  type FormEmailSource,
  type GuestEmailSource,
  type Message,
  type OrderEmailSource,
  type RefundEmailSource,
  type SavingsEmailSource,
  type SubscriptionEmailSource,
  type TextsEmailSource,
  type TransferEmailSource,
} from '@svc/notifications';
import type { DataSource } from 'typeorm';
import { utc } from '../rows/statements';
import { SHOWN } from '../storefront/sources-sql';
import { unsubscribed } from './announcement-readers-sql';
import { BOUGHT, CONFIRMATION, EVENT, GIVEN_SEAT, OWN_SEATS, REGISTRATION, WORKSPACE } from './guest-emails-sql';
import { ADMIN_TOKEN, DESTINATION, BRANDING, FORM_FILES, RAIL, SUBMISSION, WAITING_TEXTS } from './merchant-emails-sql';

/** The content of emails, by hand-written SQL: each is read in one statement from all the tables that it comes from. */
export class PostgresEmailSources extends EmailSources {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async ofRegistration({
    workspaceId,
    mode,
    subjectId,
  }: Pick<Message, 'workspaceId' | 'mode' | 'subjectId'>): Promise<GuestEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: GuestEmailSource }[]>(REGISTRATION, [workspaceId, mode, subjectId]);
    return row?.source;
  }

  async ofGivenSeat({
    workspaceId,
    mode,
    subjectId,
    recipient,
  }: Pick<Message, 'workspaceId' | 'mode' | 'subjectId' | 'recipient'>): Promise<GuestEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: GuestEmailSource }[]>(GIVEN_SEAT, [workspaceId, mode, subjectId, recipient]);
    return row?.source;
  }

  async ofAttendee({
    workspaceId,
    mode,
    subjectId,
    recipient,
  }: Pick<Message, 'workspaceId' | 'mode' | 'subjectId' | 'recipient'>): Promise<GuestEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: GuestEmailSource }[]>(OWN_SEATS, [workspaceId, mode, subjectId, recipient]);
    return row?.source;
  }

  async ofOrder({
    workspaceId,
    mode,
    subjectId,
  }: Pick<Message, 'workspaceId' | 'mode' | 'subjectId'>): Promise<OrderEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: OrderEmailSource }[]>(ORDER, [workspaceId, mode, subjectId]);
    return row?.source;
  }

  async ofRefund({
    workspaceId,
    mode,
    subjectId,
  }: Pick<Message, 'workspaceId' | 'mode' | 'subjectId'>): Promise<RefundEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: RefundEmailSource }[]>(REFUND, [workspaceId, mode, subjectId]);
    return row?.source;
  }

  async ofTransfer({
    workspaceId,
    mode,
    subjectId,
  }: Pick<Message, 'workspaceId' | 'mode' | 'subjectId'>): Promise<TransferEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: TransferEmailSource }[]>(TRANSFER, [workspaceId, mode, subjectId]);
    return row?.source;
  }

  async ofSavings({
    workspaceId,
    mode,
    subjectId,
    details,
  }: Pick<Message, 'workspaceId' | 'mode' | 'subjectId' | 'details'>): Promise<SavingsEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: SavingsEmailSource }[]>(SAVINGS, [workspaceId, mode, subjectId, details.paymentId]);
    return row?.source;
  }

  async ofSubscription({
    workspaceId,
    mode,
    subjectId,
  }: Pick<Message, 'workspaceId' | 'mode' | 'subjectId'>): Promise<SubscriptionEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: SubscriptionEmailSource }[]>(SUBSCRIPTION, [workspaceId, mode, subjectId]);
    return row?.source;
  }

  async ofConfirmation({
    workspaceId,
    mode,
    subjectId,
  }: Pick<Message, 'workspaceId' | 'mode' | 'subjectId'>): Promise<ConfirmationEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: ConfirmationEmailSource }[]>(CONFIRMATION, [workspaceId, mode, subjectId]);
    return row?.source;
  }

  async ofAnnouncement({
    workspaceId,
    recipient,
    details,
  }: Pick<Message, 'workspaceId' | 'recipient' | 'details'>): Promise<AnnouncementEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: AnnouncementEmailSource }[]>(ANNOUNCEMENT, [
      workspaceId,
      details.announcement?.id,
      recipient,
    ]);
    return row?.source;
  }

  async ofSubmission({
    workspaceId,
    mode,
    subjectId,
  }: Pick<Message, 'workspaceId' | 'mode' | 'subjectId'>): Promise<FormEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: FormEmailSource }[]>(SUBMISSION, [workspaceId, mode, subjectId]);
    return row?.source;
  }

  async ofTexts({ workspaceId }: Pick<Message, 'workspaceId'>): Promise<TextsEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: TextsEmailSource }[]>(WAITING_TEXTS, [workspaceId]);
    return row?.source;
  }

  async ofFormFiles({ workspaceId, subjectId }: Pick<Message, 'workspaceId' | 'subjectId'>): Promise<FormFilesEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: FormFilesEmailSource }[]>(FORM_FILES, [workspaceId, subjectId]);
    return row?.source;
  }

  async ofAdminToken({ workspaceId, subjectId }: Pick<Message, 'workspaceId' | 'subjectId'>): Promise<AdminTokenEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: AdminTokenEmailSource }[]>(ADMIN_TOKEN, [workspaceId, subjectId]);
    return row?.source;
  }

  async ofRail({
    workspaceId,
    mode,
    subjectId,
  }: Pick<Message, 'workspaceId' | 'mode' | 'subjectId'>): Promise<RailEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: RailEmailSource }[]>(RAIL, [workspaceId, mode, subjectId]);
    return row?.source;
  }

  async ofDestination({ workspaceId, subjectId }: Pick<Message, 'workspaceId' | 'subjectId'>): Promise<AlertEmailSource | undefined> {
    const [row] = await this.dataSource.query<{ source: AlertEmailSource }[]>(DESTINATION, [workspaceId, subjectId]);
    return row?.source;
  }
}

const ITEMS = `
  select jsonb_agg(i.line || jsonb_build_object('id', i.id) order by i.position)
    from order_item i where i.workspace_id = o.workspace_id and i.mode = o.mode and i.order_id = o.id`;

/** An order with its tickets, where there are any, in the form of a registration's. */
const ORDER = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE},
    'branding', ${BRANDING},
    'contactName', o.contact -> 'name',
    'contactEmail', o.contact -> 'email',
    'language', (select c.language from checkout c where c.workspace_id = o.workspace_id and c.mode = o.mode and c.id = o.checkout_id),
    'order', jsonb_build_object(
      'id', o.id, 'balanceDueAt', ${utc('o.balance_due_at', 3)}, 'number', o.number, 'status', o.status, 'items', (${ITEMS}), 'totals', o.totals, 'paidMinor', o.paid_minor, 'waivedMinor', o.waived_minor, 'refundRequest', o.refund_request),
    'tickets', case when bought.seats is not null then jsonb_build_object(
      'workspace', ${WORKSPACE}, 'branding', ${BRANDING}, 'event', ${EVENT}, 'contactName', o.contact -> 'name', 'takenAt', ${utc('o.placed_at', 3)},
      'seats', bought.seats) end
  )) as source
    from store_order o
    join workspace w on w.id = o.workspace_id
    left join event e on e.workspace_id = o.workspace_id and e.id = o.event_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   cross join lateral (select (${BOUGHT}) as seats) bought
   where o.workspace_id = $1 and o.mode = $2 and o.id = $3`;

/** A plan ends when its checkout does; what was paid is counted by its order. */
const SAVINGS = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE},
    'branding', ${BRANDING},
    'contactName', coalesce(c.contact ->> 'name', ''),
    'language', c.language,
    'plan', jsonb_build_object(
      'checkoutId', c.id, 'status', o.status, 'what', coalesce(e.title, c.cart #>> '{lines,0,name}'), 'currency', c.cart -> 'currency', 'totalMinor', c.cart -> 'totalMinor',
      'savedMinor', o.paid_minor, 'deadline', ${utc('c.expires_at', 3)},
      'partMinor', (select p.applied_minor from payment p where p.workspace_id = c.workspace_id and p.mode = c.mode and p.checkout_id = c.id and p.id = $4))
  )) as source
    from store_order o
    join checkout c on c.workspace_id = o.workspace_id and c.mode = o.mode and c.id = o.checkout_id
    join workspace w on w.id = o.workspace_id
    left join event e on e.workspace_id = o.workspace_id and e.id = o.event_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where o.workspace_id = $1 and o.mode = $2 and o.id = $3`;

/** Of the payment of a refund, what other refunds of it give back. */
const RETURNED_BESIDES = `
  select coalesce(sum(other.amount_minor), 0)
    from refund other
   where other.workspace_id = r.workspace_id and other.mode = r.mode and other.payment_id = r.payment_id and other.id <> r.id and other.status <> 'failed'`;

const REFUND = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE},
    'branding', ${BRANDING},
    'contactName', c.contact -> 'name',
    'language', c.language,
    'refund', jsonb_build_object('id', r.id, 'amountMinor', r.amount_minor, 'currency', r.currency, 'reason', r.reason, 'status', r.status),
    'payment', jsonb_build_object('amountMinor', p.amount_minor, 'returnedMinor', (${RETURNED_BESIDES})),
    'checkoutId', r.checkout_id
  )) as source
    from refund r
    join payment p on p.workspace_id = r.workspace_id and p.mode = r.mode and p.id = r.payment_id
    join workspace w on w.id = r.workspace_id
    left join checkout c on c.workspace_id = r.workspace_id and c.mode = r.mode and c.id = r.checkout_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where r.workspace_id = $1 and r.mode = $2 and r.id = $3`;

/** An account that waits for a buyer's transfer. */
const TRANSFER = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE},
    'branding', ${BRANDING},
    'contactName', c.contact -> 'name',
    'language', c.language,
    'transfer', jsonb_build_object(
      'checkoutId', c.id, 'balanceOf', c.balance_of, 'isAwaited', a.status = 'pending' and c.status = 'open', 'amountMinor', a.instructions #> '{bankAccount,amountMinor}', 'currency', a.currency,
      'bankName', a.instructions #> '{bankAccount,bankName}', 'accountNumber', a.instructions #> '{bankAccount,accountNumber}', 'accountName', a.instructions #> '{bankAccount,accountName}',
      'expiresAt', ${utc('a.expires_at', 3)})
  )) as source
    from payment_attempt a
    join checkout c on c.workspace_id = a.workspace_id and c.mode = a.mode and c.id = a.checkout_id
    join workspace w on w.id = a.workspace_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where a.workspace_id = $1 and a.mode = $2 and a.id = $3 and jsonb_typeof(a.instructions -> 'bankAccount') = 'object'`;

/** A subscription with what it waits for, while that is shown. */
const SUBSCRIPTION = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', ${WORKSPACE} || jsonb_build_object('currencies', w.currencies),
    'branding', ${BRANDING},
    'language', s.language,
    'subscription', jsonb_build_object('id', s.id, 'kind', s.kind, 'state', s.state, 'email', s.email),
    'product', case when p.id is not null and v.id is not null then jsonb_build_object(
      'slug', p.slug, 'isPackage', p.is_package, 'name', p.name, 'variantId', v.id, 'variantName', v.name, 'pricingMode', v.details -> 'pricingMode', 'prices', v.prices) end
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
    'unsubscribed', ${unsubscribed('a.workspace_id', 'lower(btrim($3))')}
  )) as source
    from announcement a
    join workspace w on w.id = a.workspace_id
    join event e on e.workspace_id = a.workspace_id and e.id = a.event_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where a.workspace_id = $1 and a.id = $2`;
