import { z } from 'zod';
import {
  attendeeStatus,
  describedEnum,
  type FactData,
  type FactType,
  fulfillmentStatus,
  type KnownFact,
  ORDER_DELETION_REASONS,
  orderStatus,
  registrationSource,
} from '@svc/contracts';
import { type RefPrefix, refOf } from '@svc/kernel';

const ref = (description: string, ...prefixes: RefPrefix[]) =>
  z.string().meta({ pattern: `^(${prefixes.join('|')})_[0-9a-z]{26}$`, description });

const checkoutRef = ref('Ref of the checkout: read it by `GET /v1/store/checkouts/{ref}`.', 'chk');
const orderRef = ref('Ref of the order: find the order in `GET /v1/store/orders`.', 'ord');
const attendeeRef = ref('Ref of the seat.', 'att');
const eventRef = ref('Ref of the event that the guest goes to.', 'evt');
const registrationRef = ref('Ref of the registration of these seats: `groupRef` of `attendee.registered`, where it had several.', 'grp');
const ticketTypeRef = ref('Ref of the ticket type of the seat.', 'tkt');
const exampleRef = (prefix: RefPrefix) => refOf(prefix, '01890a5d-ac96-774b-bcce-b302099a8059');

/** One type of event: the source of everything published about it. */
interface EventDefinition<Data extends z.ZodObject> {
  /** Occasion on which it is sent, for the documents. */
  when: string;
  /** Schema of the body's `data`. Refs only (D-76). */
  data: Data;
  example: z.output<Data>;
  /** Facts that trigger it, each with the function that writes `data` from it. A fact triggers one event at most. */
  from: { readonly [Type in FactType]?: (fact: FactData[Type]) => z.output<Data> };
}

const event = <Data extends z.ZodObject>(definition: EventDefinition<Data>) => definition;

/**
 * Every event of part 6. Its consumer in the relay, the OpenAPI document, the JSON Schema and the SDK's union are all derived
 * from it (ADR 0110).
 */
export const WEBHOOK_EVENTS = {
  'checkout.completed': event({
    when: 'A checkout was paid: hosted, of an event, or headless.',
    data: z.strictObject({ checkoutRef, orderRef }),
    example: { checkoutRef: exampleRef('chk'), orderRef: exampleRef('ord') },
    from: { 'checkout.paid.v1': ({ checkoutId, orderId }) => ({ checkoutRef: refOf('chk', checkoutId), orderRef: refOf('ord', orderId) }) },
  }),
  'checkout.expired': event({
    when: 'A checkout link lapsed unpaid.',
    data: z.strictObject({ checkoutRef }),
    example: { checkoutRef: exampleRef('chk') },
    from: { 'checkout.expired.v1': ({ checkoutId }) => ({ checkoutRef: refOf('chk', checkoutId) }) },
  }),
  'order.updated': event({
    when: 'The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.',
    data: z.strictObject({ orderRef, status: orderStatus, fulfillmentStatus }),
    example: { orderRef: exampleRef('ord'), status: 'paid', fulfillmentStatus: 'fulfilled' },
    from: {
      'order.updated.v1': ({ orderId, status, fulfillmentStatus }) => ({ orderRef: refOf('ord', orderId), status, fulfillmentStatus }),
    },
  }),
  'form.submitted': event({
    when: 'A form submission was recorded.',
    data: z.strictObject({
      submissionRef: ref('Ref of the submission: read it by `GET /v1/admin/submissions/{ref}`.', 'sub'),
      formSlug: z.string().describe('`slug` of the form when it was submitted.'),
      formRef: ref('Ref of the form that was filled in.', 'frm'),
    }),
    example: { submissionRef: exampleRef('sub'), formSlug: 'contact', formRef: exampleRef('frm') },
    from: {
      'form.submitted.v1': ({ submissionId, formSlug, formId }) => ({
        submissionRef: refOf('sub', submissionId),
        formSlug,
        formRef: refOf('frm', formId),
      }),
    },
  }),
  'attendee.registered': event({
    when: 'A guest registered for a free event: one per registration, never for a test key.',
    data: z.strictObject({
      attendeeRef: attendeeRef.describe('Ref of the first seat, the same as `ref` of the registration.'),
      eventRef,
      eventSlug: z.string().describe('`slug` of that event when the guest registered.'),
      ticketTypeRef: ticketTypeRef.describe('Ref of the ticket type of the first seat.'),
      status: attendeeStatus,
      attendeeCount: z.number().int().min(1).describe('Number of seats of the registration.'),
      groupRef: registrationRef.nullable().describe('Ref of the registration, which all its seats share; null where it has one seat.'),
      source: registrationSource,
    }),
    example: {
      attendeeRef: exampleRef('att'),
      eventRef: exampleRef('evt'),
      eventSlug: 'launch-night',
      ticketTypeRef: exampleRef('tkt'),
      status: 'confirmed',
      attendeeCount: 2,
      groupRef: exampleRef('grp'),
      source: 'storefront_api',
    },
    from: {
      'attendee.registered.v1': ({ registrationId, attendeeId, eventId, eventSlug, ticketTypeId, status, attendeeCount, source }) => ({
        attendeeRef: refOf('att', attendeeId),
        eventRef: refOf('evt', eventId),
        eventSlug,
        ticketTypeRef: refOf('tkt', ticketTypeId),
        status,
        attendeeCount,
        groupRef: attendeeCount > 1 ? refOf('grp', registrationId) : null,
        source,
      }),
    },
  }),
  'attendee.updated': event({
    when: 'A guest changed something about their seat by the link of their ticket, such as the name on it.',
    data: z.strictObject({ attendeeRef, eventRef, ticketTypeRef, status: attendeeStatus }),
    example: { attendeeRef: exampleRef('att'), eventRef: exampleRef('evt'), ticketTypeRef: exampleRef('tkt'), status: 'confirmed' },
    from: {
      'attendee.updated.v1': ({ attendeeId, eventId, ticketTypeId, status }) => ({
        attendeeRef: refOf('att', attendeeId),
        eventRef: refOf('evt', eventId),
        ticketTypeRef: refOf('tkt', ticketTypeId),
        status,
      }),
    },
  }),
  'attendee.cancelled': event({
    when: 'Free seats were given back, by their guest or by the merchant: they are on sale again.',
    data: z.strictObject({
      attendeeRefs: z.array(attendeeRef).min(1).describe('Refs of the seats that are on sale again.'),
      registrationRef,
    }),
    example: { attendeeRefs: [exampleRef('att')], registrationRef: exampleRef('grp') },
    from: {
      'registration.cancelled.v1': ({ attendeeIds, registrationId }) => ({
        attendeeRefs: attendeeIds.map((id) => refOf('att', id)),
        registrationRef: refOf('grp', registrationId),
      }),
    },
  }),
  'customer.linked': event({
    when: 'A buyer account was linked to a contact; once per link.',
    data: z.strictObject({
      customerRef: ref('Ref of the customer, one for each contact.', 'cus'),
      contactRef: ref('Ref of the contact that the user was linked with.', 'con'),
    }),
    example: { customerRef: exampleRef('cus'), contactRef: exampleRef('con') },
    from: {
      'customer.linked.v1': ({ customerId, contactId }) => ({ customerRef: refOf('cus', customerId), contactRef: refOf('con', contactId) }),
    },
  }),
  'product.deleted': event({
    when: 'A product was deleted; remove it from any local copy.',
    data: z.strictObject({
      productRef: ref('Ref of the product or package: delete your copy of it.', 'prd', 'pkg'),
      slug: z.string().describe('Last `slug` of the product, for pages to take down.'),
    }),
    example: { productRef: exampleRef('prd'), slug: 'tote-bag' },
    from: { 'product.deleted.v1': ({ productId, slug, isPackage }) => ({ productRef: refOf(isPackage ? 'pkg' : 'prd', productId), slug }) },
  }),
  'order.deleted': event({
    when: 'An order was removed: today test orders, 90 days after they were made.',
    data: z.strictObject({
      orderRef: ref('Ref of the order: delete your copy of it.', 'ord'),
      test: z.boolean().describe('True for an order of test mode; today only these are deleted.'),
      reason: describedEnum(ORDER_DELETION_REASONS, 'Why it was deleted.', {
        test_retention: 'It is a test order, and 90 days old.',
        gdpr_erasure: 'A person’s data were erased. Reserved: not sent yet.',
        admin: 'The merchant deleted it. Reserved: not sent yet.',
      }),
    }),
    example: { orderRef: exampleRef('ord'), test: true, reason: 'test_retention' },
    from: { 'order.deleted.v1': ({ orderId, test, reason }) => ({ orderRef: refOf('ord', orderId), test, reason }) },
  }),
  ping: event({
    when: 'The merchant tests the destination; acknowledge with any 2xx.',
    data: z.strictObject({ message: z.literal('ping').describe('Always `ping`: nothing has to be done.') }),
    example: { message: 'ping' },
    from: {},
  }),
};

export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;
export type WebhookData<Type extends WebhookEventType = WebhookEventType> = z.infer<(typeof WEBHOOK_EVENTS)[Type]['data']>;

/** Content of an event: its body's `type` and `data`. */
export type WebhookContent = { [Type in WebhookEventType]: { type: Type; data: WebhookData<Type> } }[WebhookEventType];

export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as WebhookEventType[];
/** Types that destinations subscribe to: all but the ping, which is sent on request. */
export const SUBSCRIBABLE_TYPES = WEBHOOK_EVENT_TYPES.filter((type): type is Exclude<WebhookEventType, 'ping'> => type !== 'ping');

/** Occasion of each event that destinations subscribe to, for readers of the API. */
export const EVENT_MEANINGS = Object.fromEntries(SUBSCRIBABLE_TYPES.map((type) => [type, WEBHOOK_EVENTS[type].when]));

/** The event of each type of fact, and the function that writes its data. */
const BY_FACT = new Map(
  WEBHOOK_EVENT_TYPES.flatMap((type) =>
    Object.entries(WEBHOOK_EVENTS[type].from).map(([fact, write]) => [fact, { type, write: write as (data: object) => object }] as const),
  ),
);

/** Types of the facts that trigger webhooks. */
export const WEBHOOK_FACTS: ReadonlySet<string> = new Set(BY_FACT.keys());

/** Returns the content of the webhook about a fact (part 6), or null when no webhook reports it. */
export function webhookEventOf({ type, data }: KnownFact): WebhookContent | null {
  const event = BY_FACT.get(type);
  return event ? ({ type: event.type, data: event.write(data) } as WebhookContent) : null;
}

/** The version that bodies name in `apiVersion` (D-70). */
export const WEBHOOK_API_VERSION = '1.0.0';
