import { refOf, type RefPrefix } from '@svc/kernel';
import { z } from 'zod';
import { timestamp } from '@svc/contracts';
import {
  EVENT_DATA,
  WEBHOOK_API_VERSION,
  WEBHOOK_EVENT_TYPES,
  type WebhookContent,
  type WebhookData,
  type WebhookEventType,
} from './event-catalogue';
import { writeEvent } from './webhook-event';

const ref = (prefix: RefPrefix) => refOf(prefix, '01890a5d-ac96-774b-bcce-b302099a8059');

/** The `data` of one event of each type. */
export const EVENT_EXAMPLES: { readonly [Type in WebhookEventType]: WebhookData<Type> } = {
  'checkout.completed': { checkoutRef: ref('chk'), orderRef: ref('ord') },
  'checkout.expired': { checkoutRef: ref('chk') },
  'order.updated': { orderRef: ref('ord'), status: 'paid', fulfillmentStatus: 'fulfilled' },
  'form.submitted': { submissionRef: ref('sub'), formSlug: 'contact', formRef: ref('frm') },
  'attendee.registered': {
    attendeeRef: ref('att'),
    eventRef: ref('evt'),
    eventSlug: 'launch-night',
    ticketTypeRef: ref('tkt'),
    status: 'confirmed',
    attendeeCount: 2,
    groupRef: ref('grp'),
    source: 'storefront_api',
  },
  'attendee.updated': { attendeeRef: ref('att'), eventRef: ref('evt'), ticketTypeRef: ref('tkt'), status: 'confirmed' },
  'attendee.cancelled': { attendeeRefs: [ref('att')], registrationRef: ref('grp') },
  'customer.linked': { customerRef: ref('cus'), contactRef: ref('con') },
  'product.deleted': { productRef: ref('prd'), slug: 'tote-bag' },
  'order.deleted': { orderRef: ref('ord'), test: true, reason: 'test_retention' },
  ping: { message: 'ping' },
};

const EXAMPLE = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  workspaceId: '01890a5d-ac96-774b-bcce-b302099a8058',
  mode: 'live',
  createdAt: new Date('2026-03-01T09:00:00.000Z'),
} as const;

/** The whole body of one type's events (D-70). */
export function bodySchemaOf(type: WebhookEventType) {
  return z
    .strictObject({
      id: z.string().meta({ description: 'The same for all destinations and attempts of one event: store it under a unique constraint.' }),
      type: z.literal(type),
      createdAt: timestamp,
      apiVersion: z.string().meta({ examples: [WEBHOOK_API_VERSION] }),
      mode: z.enum(['live', 'test']).meta({ description: '`live` for events of the catalogue, which has no mode.' }),
      workspaceRef: z.string(),
      data: EVENT_DATA[type].data,
    })
    .meta({ id: bodyNameOf(type), description: EVENT_DATA[type].when });
}

/** `attendee.registered` → `AttendeeRegisteredEvent`. */
export function bodyNameOf(type: WebhookEventType): string {
  return `${type.replace(/(?:^|\.)([a-z])/g, (_, email: string) => email.toUpperCase())}Event`;
}

/** A whole body, as it would be sent. */
export function exampleBodyOf(type: WebhookEventType): object {
  return JSON.parse(writeEvent(EXAMPLE, { type, data: EVENT_EXAMPLES[type] } as WebhookContent).body) as object;
}

/** The JSON Schema of every body, discriminated by its `type`; committed under docs/. */
export function webhookEventsJsonSchema(): Record<string, unknown> {
  const bodies = z.registry<{ id: string }>();
  for (const type of WEBHOOK_EVENT_TYPES) bodies.add(bodySchemaOf(type), { id: bodyNameOf(type) });
  const { schemas } = z.toJSONSchema(bodies, { target: 'draft-7', uri: (id) => `#/definitions/${id}` });
  const definitions = Object.fromEntries(
    WEBHOOK_EVENT_TYPES.map((type) => {
      const { $schema: _, $id: __, id: ___, ...schema } = schemas[bodyNameOf(type)] as Record<string, unknown>;
      return [bodyNameOf(type), { ...schema, examples: [exampleBodyOf(type)] }];
    }),
  );
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Webhook events',
    description:
      'What the service sends to a merchant’s destinations. New types, fields and values may be added: tolerate what you do not know.',
    oneOf: WEBHOOK_EVENT_TYPES.map((type) => ({ $ref: `#/definitions/${bodyNameOf(type)}` })),
    definitions,
  };
}
