import { describedEnum, type Fault, modeOf, timestamp, WEBHOOKS_KEPT_DAYS } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import {
  DELIVERY_STATES,
  destinationMode,
  DISABLED_REASONS,
  FAILURE_REASONS,
  type Attempt,
  type Delivery,
  type DeliveryRecord,
  type WebhookDestination,
} from '@svc/webhooks';
import { z } from 'zod';
import { createdAtOf } from '../moments.dto';
import { warning } from '../warnings.dto';

const attemptView = z.object({
  attempt: z.number().int().describe('Number of the delivery attempt: 1 for the first one.'),
  at: timestamp.describe('When the delivery attempt began, UTC timestamp.'),
  durationMs: z
    .number()
    .int()
    .describe('Duration of the delivery attempt in milliseconds, from its beginning to the response or the failure.'),
  outcome: describedEnum(['answer', ...FAILURE_REASONS], 'Result of the delivery attempt.', {
    answer: 'The merchant’s server responded; see `status`.',
    timeout: 'No response came within 15 seconds.',
    dns: 'The host name of the destination was not found.',
    connect: 'No connection to the destination could be made.',
    tls: 'The TLS certificate of the destination was refused.',
    blocked: 'The destination’s address is not a public one.',
    connection: 'The connection to the destination broke.',
    interrupted: 'The service had to stop during the attempt; the delivery is tried again.',
  }),
  status: z
    .number()
    .int()
    .optional()
    .describe(
      'HTTP status with which the merchant’s server responded to the delivery attempt; 2xx is success. Absent when there was no response.',
    ),
});

export const STATES = {
  due: 'The delivery waits for its first or next attempt.',
  sending: 'An attempt is under way.',
  held: 'The destination is disabled: replay the delivery once it is enabled.',
  delivered: 'The merchant’s server responded with 2xx.',
  exhausted: 'Every attempt failed: resend the delivery by hand.',
};

const eventMode = modeOf('event that the webhook delivery carries');

/** Delivery of one event to one destination. */
export const deliveryView = z
  .object({
    ref: z
      .string()
      .describe('Ref of the webhook delivery, given by the service: `whd_…`. The header `X-SVC-Webhook-Id` has the same in all attempts.'),
    destinationRef: z.string().describe('Ref of the webhook destination that the delivery goes to: `wdn_…`.'),
    eventRef: z
      .string()
      .describe(
        'Ref of the event that the webhook delivery carries, `wev_…`: the `id` in its body, the same for all destinations. Use it to recognise duplicates.',
      ),
    type: z.string().describe('Type of the event that the webhook delivery carries, such as `checkout.completed`.'),
    mode: eventMode
      .optional()
      .describe(`${eventMode.description}\n\nAbsent for events of the catalogue, such as \`product.deleted\`, which have no mode.`),
    state: describedEnum(DELIVERY_STATES, 'State of the webhook delivery.', STATES),
    attempts: z.number().int().describe('Number of attempts to send the webhook delivery so far; 0 before the first one.'),
    nextAttemptAt: timestamp
      .optional()
      .describe('When the next attempt to send the webhook delivery begins, UTC timestamp. Absent when none is planned.'),
    createdAt: timestamp.describe('When the event of the webhook delivery was recorded, UTC timestamp.'),
    deliveredAt: timestamp
      .optional()
      .describe('When the merchant’s server accepted the webhook delivery with 2xx, UTC timestamp. Absent when it has not.'),
    lastAttempt: attemptView
      .optional()
      .describe('Latest attempt to send the webhook delivery: `outcome`, HTTP `status` and duration. Absent before the first attempt.'),
  })
  .meta({ id: 'WebhookDelivery', description: 'The delivery of one event to one webhook destination.' });
export type DeliveryView = z.infer<typeof deliveryView>;

export const deliveryRecordView = deliveryView
  .extend({
    requestBody: z.string().describe('Body of the webhook delivery, a JSON text, byte for byte as it was signed and sent.'),
    log: z
      .array(
        attemptView.extend({
          responseBody: z
            .string()
            .optional()
            .describe(
              'First 16 KiB of the body with which the merchant’s server responded to the delivery attempt, as text. Absent when there was none.',
            ),
        }),
      )
      .describe(
        'Attempts to send the webhook delivery, the latest first, each with the server’s response. Empty before the first attempt.',
      ),
  })
  .meta({ id: 'WebhookDeliveryRecord', description: 'A webhook delivery with its body and all of its attempts.' });
export type DeliveryRecordView = z.infer<typeof deliveryRecordView>;

export function presentDelivery({
  id,
  destinationId,
  eventId,
  type,
  mode,
  state,
  attempts,
  dueAt,
  createdAt,
  deliveredAt,
  lastAttempt,
}: Delivery): DeliveryView {
  return {
    ref: refOf('whd', id),
    destinationRef: refOf('wdn', destinationId),
    eventRef: refOf('wev', eventId),
    type,
    mode: mode ?? undefined,
    state,
    attempts,
    nextAttemptAt: dueAt && timestampOf(dueAt),
    createdAt: timestampOf(createdAt),
    deliveredAt: deliveredAt && timestampOf(deliveredAt),
    lastAttempt: lastAttempt && presentAttempt(lastAttempt),
  };
}

export function presentRecord({ body, log, ...delivery }: DeliveryRecord): DeliveryRecordView {
  return {
    ...presentDelivery(delivery),
    requestBody: body,
    log: log.map((each) => ({ ...presentAttempt(each), responseBody: each.responseBody })),
  };
}

function presentAttempt({ attempt, at, durationMs, outcome, status }: Omit<Attempt, 'responseBody'>) {
  return { attempt, at: timestampOf(at), durationMs, outcome, status };
}

/** Webhook destination as its owner sees it; its secrets are not shown again. */
export const destinationView = z
  .object({
    ref: z.string().describe('Ref of the webhook destination, given by the service: `wdn_…`.'),
    url: z.string().describe('URL of the merchant’s server that the webhook destination sends events to, by `POST`.'),
    description: z.string().optional().describe('Merchant’s own name for the webhook destination. Absent when it has none.'),
    mode: destinationMode,
    events: z
      .array(z.string())
      .describe('Types of events that the webhook destination subscribes to, such as `order.updated`; `*` stands for all.'),
    maxPerSecond: z
      .number()
      .int()
      .optional()
      .describe('Maximum number of delivery attempts a second to the webhook destination. Absent when there is no limit.'),
    status: describedEnum(['enabled', 'disabled'], 'Status of the webhook destination.', {
      enabled: 'Events are sent to it.',
      disabled: `Events are not sent to it, but kept for ${WEBHOOKS_KEPT_DAYS} days, so that they can be replayed.`,
    }),
    disabledAt: timestamp.optional().describe('When the webhook destination was disabled, UTC timestamp. Absent while it is enabled.'),
    disabledReason: describedEnum(DISABLED_REASONS, 'Reason why the webhook destination is disabled. Absent while it is enabled.', {
      manual: 'The merchant disabled it.',
      failing: 'Every attempt failed for five days.',
      gone: 'It responded with 410 Gone.',
    }).optional(),
    failingSince: timestamp
      .optional()
      .describe(
        'When the first failure since the last successful delivery to the webhook destination happened, UTC timestamp. Absent when the last attempt succeeded.',
      ),
    failures: z
      .number()
      .int()
      .describe('Number of failed delivery attempts to the webhook destination since its last success; 0 when the last attempt succeeded.'),
    pausedUntil: timestamp
      .optional()
      .describe(
        'End of the pause that the service makes after many failures of the webhook destination, UTC timestamp; nothing is sent before. Absent when there is no pause.',
      ),
    hasNextSecret: z
      .boolean()
      .describe(
        'True while the signing secret of the webhook destination is being rotated: deliveries are signed with both the present and the next secret.',
      ),
    createdAt: createdAtOf('webhook destination'),
    warnings: z
      .array(warning)
      .optional()
      .describe(
        'Warnings about accepted input that may be unintended; only in responses to writes: an address that another destination of the workspace has, too. Absent when there are none.',
      ),
  })
  .meta({
    id: 'WebhookDestination',
    description: 'A webhook destination (an endpoint that gets events) with its health; its secrets are not shown.',
  });
export type DestinationView = z.infer<typeof destinationView>;

const secret = z
  .string()
  .describe(
    'Signing secret of the webhook destination, `whsec_…`, shown only in this response. Store it on the server that verifies webhooks.',
  );
export const createdDestinationView = destinationView.extend({ secret }).meta({
  id: 'CreatedWebhookDestination',
  description: 'A new webhook destination with its signing secret, which is shown only in this response.',
});
export const rotatedSecretView = destinationView
  .extend({
    nextSecret: secret.describe(
      'Next signing secret of the webhook destination, `whsec_…`, shown only in this response. Deliveries are signed with both secrets until you promote the next one.',
    ),
  })
  .meta({
    id: 'RotatedWebhookSecret',
    description: 'A webhook destination with its next signing secret, which is shown only in this response.',
  });

/** Presents a destination; `warnings` are those of the write that it responds to. */
export function presentDestination(destination: WebhookDestination, warnings: readonly Fault[] = []): DestinationView {
  const { id, url, description, mode, events, maxPerSecond, disabled, health, nextSecret, createdAt } = destination;
  return {
    ref: refOf('wdn', id),
    url,
    description,
    mode,
    events: [...events],
    maxPerSecond,
    status: disabled ? 'disabled' : 'enabled',
    disabledAt: disabled && timestampOf(disabled.at),
    disabledReason: disabled?.reason,
    failingSince: health.failingSince === undefined ? undefined : timestampOf(new Date(health.failingSince)),
    failures: health.failures ?? 0,
    pausedUntil: health.breaker?.pausedUntil === undefined ? undefined : timestampOf(new Date(health.breaker.pausedUntil)),
    hasNextSecret: nextSecret !== undefined,
    createdAt: timestampOf(createdAt),
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  };
}
