import { z } from 'zod';
import { API_VERSION, describedEnum, timestamp } from '@svc/contracts';
import { WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS, type WebhookContent, type WebhookEventType } from './event-catalogue';
import { writeEvent } from './webhook-event';

const EXAMPLE = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  workspaceId: '01890a5d-ac96-774b-bcce-b302099a8058',
  mode: 'live',
  createdAt: new Date('2026-03-01T09:00:00.000Z'),
} as const;

/** Returns the schema of the whole body of one type's events (D-70). */
export function bodySchemaOf(type: WebhookEventType) {
  return z
    .strictObject({
      id: z
        .string()
        .describe(
          'Id of the webhook event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have.',
        ),
      type: z.literal(type).describe(`Type of the webhook event, in this body always \`${type}\`: choose the handler by it.`),
      createdAt: timestamp.describe('When the event happened, UTC timestamp. Events may arrive in another order.'),
      apiVersion: z
        .string()
        .meta({ examples: [API_VERSION] })
        .describe('Version of the API that wrote the body of the webhook event, such as `1.6.0`.'),
      mode: describedEnum(['live', 'test'], 'Environment in which the event happened.', {
        live: 'Live mode: real money, stock and tickets. Also for events of products and forms, which have no mode.',
        test: 'Test mode: a trial with a test key, in which no money moved.',
      }),
      workspaceRef: z
        .string()
        .describe('Ref of the workspace (`wks_…`) in which the event happened, for endpoints that serve several shops.'),
      sample: z
        .literal(true)
        .optional()
        .describe(
          'Always `true`: the event is a sample that a developer asked for, nothing has happened, and the refs in it name nothing. Absent from all real events.',
        ),
      data: WEBHOOK_EVENTS[type].data.describe(
        'Content of the webhook event: refs of the things that it is about. Read the rest from the API.',
      ),
    })
    .meta({ id: bodyNameOf(type), description: WEBHOOK_EVENTS[type].when });
}

/** `attendee.registered` → `AttendeeRegisteredEvent`. */
export function bodyNameOf(type: WebhookEventType): string {
  return `${type.replace(/(?:^|\.)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Event`;
}

/** Returns a whole example body. */
export function exampleBodyOf(type: WebhookEventType): object {
  return JSON.parse(writeEvent(EXAMPLE, { type, data: WEBHOOK_EVENTS[type].example } as WebhookContent).body) as object;
}

/** Returns the JSON Schema of every body, discriminated by its `type`; committed under docs/. */
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
