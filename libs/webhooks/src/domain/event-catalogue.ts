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
  TEST_MODE_KEPT_DAYS,
} from '@svc/contracts';
import { type RefPrefix, refOf } from '@svc/kernel';

const ref = (description: string, ...prefixes: RefPrefix[]) =>
  z.string().meta({ pattern: `^(${prefixes.join('|')})_[0-9a-z]{26}$`, description });

const checkoutRef = ref(
  'Ref of the checkout (`chk_…`) that the event is about: read the checkout by `GET /v1/store/checkouts/{ref}`.',
  'chk',
);
const orderRef = ref('Ref of the order (`ord_…`) that the event is about: find the order in `GET /v1/store/orders`.', 'ord');
const attendeeRef = ref('Ref of the guest’s seat (`att_…`) that the event is about.', 'att');
const eventRef = ref('Ref of the shop’s event (`evt_…`) that the guest’s seat is for.', 'evt');
const registrationRef = ref(
  'Ref of the registration (`grp_…`) that the guest’s seats belong to: the `groupRef` of `attendee.registered`.',
  'grp',
);
const ticketTypeRef = ref('Ref of the ticket type (`tkt_…`) of the guest’s seat.', 'tkt');
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
 * Every event of §6. Its consumer in the relay, the OpenAPI document, the JSON Schema and the SDK's union are all derived
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
    when: 'The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, the merchant answered that request, or corrected or took back a fulfilment, or a refund of it failed, or succeeded after it had failed.',
    data: z.strictObject({ orderRef, status: orderStatus, fulfillmentStatus }),
    example: { orderRef: exampleRef('ord'), status: 'paid', fulfillmentStatus: 'fulfilled' },
    from: {
      'order.updated.v1': ({ orderId, status, fulfillmentStatus }) => ({ orderRef: refOf('ord', orderId), status, fulfillmentStatus }),
    },
  }),
  'form.submitted': event({
    when: 'A form submission was recorded.',
    data: z.strictObject({
      submissionRef: ref('Ref of the form submission (`sub_…`): read the answers by `GET /v1/admin/submissions/{ref}`.', 'sub'),
      formSlug: z.string().describe('`slug` of the form that was filled in, at the time of the submission.'),
      formRef: ref('Ref of the form (`frm_…`) that was filled in.', 'frm'),
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
      attendeeRef: attendeeRef.describe(
        'Ref of the registration’s first seat (`att_…`), the same as `ref` in the response to the registration.',
      ),
      eventRef,
      eventSlug: z.string().describe('`slug` of the shop’s event at the time of the registration.'),
      ticketTypeRef: ticketTypeRef.describe('Ref of the ticket type (`tkt_…`) of the registration’s first seat.'),
      status: attendeeStatus,
      attendeeCount: z.number().int().min(1).describe('Number of seats that the guest registered.'),
      groupRef: registrationRef
        .nullable()
        .describe(
          'Ref of the registration (`grp_…`), shared by all seats that were registered together. `null` for a registration of one seat: identify it by `attendeeRef`.',
        ),
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
    when: 'A guest changed something about their seat by the link of their ticket, such as the name on it; or the merchant reopened a declined registration.',
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
      attendeeRefs: z.array(attendeeRef).min(1).describe('Refs of the guest’s seats (`att_…`) that were given back and are on sale again.'),
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
  'event.cancelled': event({
    when: 'The merchant cancelled an event, or one of its days (`dayRef`). A cancelled event leaves the lists, and nobody can register for it or buy its tickets any more; of a cancelled day this is so for ticket types that are valid on no other day.',
    data: z.strictObject({
      eventRef: eventRef.describe('Ref of the cancelled event (`evt_…`).'),
      eventSlug: z.string().describe('`slug` of the event when it was cancelled, for the pages to update.'),
      dayRef: ref('Ref of the day (`day_…`) that alone was cancelled; absent when the whole event was.', 'day').optional(),
    }),
    example: { eventRef: exampleRef('evt'), eventSlug: 'launch-night' },
    from: {
      'event.cancelled.v1': ({ eventId, eventSlug, day }) => ({
        eventRef: refOf('evt', eventId),
        eventSlug,
        ...(day && { dayRef: refOf('day', day.id) }),
      }),
    },
  }),
  'customer.linked': event({
    when: 'A buyer account was linked to a contact; once per link.',
    data: z.strictObject({
      customerRef: ref('Ref of the customer (`cus_…`) that the user was linked with; each contact of the merchant is one customer.', 'cus'),
      contactRef: ref('Ref of the merchant’s contact (`con_…`) that the user was linked with.', 'con'),
    }),
    example: { customerRef: exampleRef('cus'), contactRef: exampleRef('con') },
    from: {
      'customer.linked.v1': ({ customerId, contactId }) => ({ customerRef: refOf('cus', customerId), contactRef: refOf('con', contactId) }),
    },
  }),
  'product.deleted': event({
    when: 'A product was deleted; remove it from any local copy.',
    data: z.strictObject({
      productRef: ref('Ref of the deleted product (`prd_…`) or package (`pkg_…`): delete your copy.', 'prd', 'pkg'),
      slug: z.string().describe('Last `slug` of the deleted product, for the pages to take down.'),
    }),
    example: { productRef: exampleRef('prd'), slug: 'tote-bag' },
    from: { 'product.deleted.v1': ({ productId, slug, isPackage }) => ({ productRef: refOf(isPackage ? 'pkg' : 'prd', productId), slug }) },
  }),
  'order.deleted': event({
    when: `An order was removed: today test orders, ${TEST_MODE_KEPT_DAYS} days after they were made.`,
    data: z.strictObject({
      orderRef: ref('Ref of the deleted order (`ord_…`): delete your copy.', 'ord'),
      test: z.boolean().describe('True when the deleted order was one of test mode; in this version of the API always true.'),
      reason: describedEnum(ORDER_DELETION_REASONS, 'Reason why the order was deleted.', {
        test_retention: `The order was a test order and ${TEST_MODE_KEPT_DAYS} days old.`,
        gdpr_erasure: 'The personal data of the buyer were erased. Reserved: not sent yet.',
        admin: 'The merchant deleted the order. Reserved: not sent yet.',
      }),
    }),
    example: { orderRef: exampleRef('ord'), test: true, reason: 'test_retention' },
    from: { 'order.deleted.v1': ({ orderId, test, reason }) => ({ orderRef: refOf('ord', orderId), test, reason }) },
  }),
  ping: event({
    when: 'The merchant tests the destination; acknowledge with any 2xx.',
    data: z.strictObject({
      message: z.literal('ping').describe('Always `ping`: the event only tests your endpoint, and nothing has to be done.'),
    }),
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

/** Returns the content of the webhook about a fact (§6), or null when no webhook reports it. */
export function webhookEventOf({ type, data }: KnownFact): WebhookContent | null {
  const event = BY_FACT.get(type);
  return event ? ({ type: event.type, data: event.write(data) } as WebhookContent) : null;
}
