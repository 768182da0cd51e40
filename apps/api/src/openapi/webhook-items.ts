import { bodyNameOf, bodySchemaOf, exampleBodyOf, WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS } from '@svc/webhooks';
import type { ZodOpenApiPathItemObject } from 'zod-openapi';
import { z } from 'zod';

const header = (description: string) => z.string().meta({ description });

/** Headers of every delivery (part 6, D-71). */
const HEADERS = z.object({
  'X-SVC-Signature': header(
    '`sha256=` and the lower-case hex HMAC-SHA256 of timestamp, `.` and raw body, keyed with the destination’s secret as it was shown.',
  ),
  'X-SVC-Signature-Next': header('The same by the next secret, while the secret is being rotated.').optional(),
  'X-SVC-Timestamp': header('Unix seconds; refuse what is over 300 s off.'),
  'X-SVC-Webhook-Id': header('The delivery: the same over all attempts.'),
  'X-SVC-Webhook-Attempt': header('From 1.'),
  'webhook-id': header('As Standard Webhooks has it.'),
  'webhook-timestamp': header('As Standard Webhooks has it.'),
  'webhook-signature': header(
    'As Standard Webhooks has it: `v1,` and base64; two, separated by a space, while the secret is being rotated.',
  ),
});

/** Returns the `webhooks` of the OpenAPI document: every event of the catalogue, by its type. */
export function webhookItems(): Record<string, ZodOpenApiPathItemObject> {
  return Object.fromEntries(
    WEBHOOK_EVENT_TYPES.map((type) => [
      type,
      {
        post: {
          operationId: `receive${bodyNameOf(type)}`,
          tags: ['Webhooks'],
          summary: WEBHOOK_EVENTS[type].when,
          security: [],
          requestParams: { header: HEADERS },
          requestBody: { required: true, content: { 'application/json': { schema: bodySchemaOf(type), example: exampleBodyOf(type) } } },
          responses: { '2XX': { description: 'The event was taken. Anything else, redirects too, is a failure and is tried again.' } },
        },
      },
    ]),
  );
}
