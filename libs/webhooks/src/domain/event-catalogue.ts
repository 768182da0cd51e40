import { z } from 'zod';
import { ATTENDEE_STATUSES, FULFILLMENT_STATUSES, ORDER_DELETION_REASONS, ORDER_STATUSES, REGISTRATION_SOURCES } from '@svc/contracts';
import type { RefPrefix } from '@svc/kernel';

const ref = (...prefixes: RefPrefix[]) => z.string().meta({ pattern: `^(${prefixes.join('|')})_[0-9a-z]{26}$` });

/** The `data` of every event of part 6, with when it is sent. Payloads carry refs only (D-76). */
export const EVENT_DATA = {
  'checkout.completed': {
    when: 'A checkout was paid: hosted, of an event, or headless.',
    data: z.strictObject({ checkoutRef: ref('chk'), orderRef: ref('ord') }),
  },
  'checkout.expired': {
    when: 'A checkout link lapsed unpaid.',
    data: z.strictObject({ checkoutRef: ref('chk') }),
  },
  'order.updated': {
    when: 'The status or the fulfilment status of a paid order changed; or its buyer had it sent to another address, or asked for a refund, or that was answered.',
    data: z.strictObject({ orderRef: ref('ord'), status: z.enum(ORDER_STATUSES), fulfillmentStatus: z.enum(FULFILLMENT_STATUSES) }),
  },
  'form.submitted': {
    when: 'A form submission was recorded.',
    data: z.strictObject({ submissionRef: ref('sub'), formSlug: z.string(), formRef: ref('frm') }),
  },
  'attendee.registered': {
    when: 'A guest registered for a free event: one per registration, never for a test key.',
    data: z.strictObject({
      attendeeRef: ref('att'),
      eventRef: ref('evt'),
      eventSlug: z.string(),
      ticketTypeRef: ref('tkt'),
      status: z.enum(ATTENDEE_STATUSES),
      attendeeCount: z.number().int().min(1).meta({ description: 'Seats of the registration.' }),
      groupRef: ref('grp').nullable().meta({ description: 'Null for one seat.' }),
      source: z.enum(REGISTRATION_SOURCES),
    }),
  },
  'attendee.updated': {
    when: 'A guest changed something about their seat by the link of their ticket, such as the name on it.',
    data: z.strictObject({ attendeeRef: ref('att'), eventRef: ref('evt'), ticketTypeRef: ref('tkt'), status: z.enum(ATTENDEE_STATUSES) }),
  },
  'attendee.cancelled': {
    when: 'Free seats were given back, by their guest or by the merchant: they are on sale again.',
    data: z.strictObject({
      attendeeRefs: z.array(ref('att')).min(1).meta({ description: 'Those that were given back by it.' }),
      registrationRef: ref('grp').meta({
        description: 'The registration that they are of; groupRef of attendee.registered, where there were several seats.',
      }),
    }),
  },
  'customer.linked': {
    when: 'A buyer account was linked to a contact; once per link.',
    data: z.strictObject({ customerRef: ref('cus'), contactRef: ref('con') }),
  },
  'product.deleted': {
    when: 'A product was deleted; remove it from any local copy.',
    data: z.strictObject({ productRef: ref('prd', 'pkg'), slug: z.string() }),
  },
  'order.deleted': {
    when: 'An order was removed: today test orders, 90 days after they were made.',
    data: z.strictObject({ orderRef: ref('ord'), test: z.boolean(), reason: z.enum(ORDER_DELETION_REASONS) }),
  },
  ping: {
    when: 'The merchant tests the destination; acknowledge with any 2xx.',
    data: z.strictObject({ message: z.literal('ping') }),
  },
} as const;

export type WebhookEventType = keyof typeof EVENT_DATA;
export type WebhookData<Type extends WebhookEventType = WebhookEventType> = z.infer<(typeof EVENT_DATA)[Type]['data']>;

/** What an event tells, as its body's `type` and `data` have it. */
export type WebhookContent = { [Type in WebhookEventType]: { type: Type; data: WebhookData<Type> } }[WebhookEventType];

export const WEBHOOK_EVENT_TYPES = Object.keys(EVENT_DATA) as WebhookEventType[];
/** What destinations subscribe to: every type but the ping, which is sent when asked for. */
export const SUBSCRIBABLE_TYPES = WEBHOOK_EVENT_TYPES.filter((type): type is Exclude<WebhookEventType, 'ping'> => type !== 'ping');

/** The version that bodies name in `apiVersion` (D-70). */
export const WEBHOOK_API_VERSION = '1.0.0';
