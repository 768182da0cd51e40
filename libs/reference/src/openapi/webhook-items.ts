import { bodyNameOf, bodySchemaOf, exampleBodyOf, WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS } from '@svc/webhooks';
import type { ZodOpenApiPathItemObject } from 'zod-openapi';
import { z } from 'zod';

const header = (description: string) => z.string().meta({ description });

/** Headers of every delivery (§6, D-71). */
const HEADERS = z.object({
  'X-SVC-Signature': header(
    'Signature of the delivery: `sha256=` and the lower-case hex HMAC-SHA256 of timestamp, `.` and raw body, keyed with the destination’s secret as it was shown.',
  ),
  'X-SVC-Signature-Next': z
    .string()
    .optional()
    .describe(
      'Signature of the delivery by the destination’s next secret, in the form of `X-SVC-Signature`. Present only while the secret is being rotated.',
    ),
  'X-SVC-Timestamp': header('When the attempt to deliver was signed, Unix seconds. Refuse a timestamp that is more than 300 seconds off.'),
  'X-SVC-Webhook-Id': header('Id of the delivery of the event to one destination, the same over all attempts.'),
  'X-SVC-Webhook-Attempt': header('Number of the attempt to deliver the event, from 1.'),
  'X-SVC-Webhook-Sample': z
    .literal('true')
    .optional()
    .describe(
      '`true` for a sample that a developer asked for, whose body has `sample: true`: nothing has happened. Absent from all real events.',
    ),
  'webhook-id': header('Id of the delivery as Standard Webhooks defines it, for verifier libraries.'),
  'webhook-timestamp': header('When the attempt to deliver was signed, Unix seconds, as Standard Webhooks defines it.'),
  'webhook-signature': header(
    'Signature of the delivery as Standard Webhooks defines it: `v1,` and base64. Two, separated by a space, while the destination’s secret is being rotated.',
  ),
});

/** Rules for every receiver (§6). */
const RECEIVING =
  'Verify the signature against the raw body first, in constant time, and store `id` under a unique constraint: an event can arrive more than once, and in another order. ' +
  'Answer any 2xx within 15 seconds, and do the work after that. The body has refs only: read the rest from the API.';

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
          description: RECEIVING,
          security: [],
          requestParams: { header: HEADERS },
          requestBody: { required: true, content: { 'application/json': { schema: bodySchemaOf(type), example: exampleBodyOf(type) } } },
          responses: {
            '2XX': {
              description: 'The event was received. Any other status, redirects included, is a failure, and the event is sent again.',
            },
          },
        },
      },
    ]),
  );
}
