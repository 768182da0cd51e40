import { timestamp } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { DELIVERY_STATES, FAILURE_REASONS, type Attempt, type Delivery, type DeliveryRecord } from '@svc/webhooks';
import { z } from 'zod';

const attemptView = z.object({
  attempt: z.number().int(),
  at: timestamp,
  durationMs: z.number().int(),
  outcome: z.enum(['answer', ...FAILURE_REASONS]).describe('`answer`, or why none came.'),
  status: z.number().int().optional().describe('Of the answer; 2xx is success.'),
});

/** One event on its way to one destination. */
export const deliveryView = z
  .object({
    ref: z.string().describe('In `X-SVC-Webhook-Id`, the same over all attempts.'),
    destinationRef: z.string(),
    eventRef: z.string().describe('The `id` in the body.'),
    type: z.string(),
    mode: z.enum(['live', 'test']).optional().describe('Absent for events of the catalogue.'),
    state: z.enum(DELIVERY_STATES).describe('`held`: the destination is disabled; `exhausted`: every attempt has failed.'),
    attempts: z.number().int(),
    nextAttemptAt: timestamp.optional(),
    createdAt: timestamp,
    deliveredAt: timestamp.optional(),
    lastAttempt: attemptView.optional(),
  })
  .meta({ id: 'WebhookDelivery' });
export type DeliveryView = z.infer<typeof deliveryView>;

export const deliveryRecordView = deliveryView
  .extend({
    requestBody: z.string().describe('What was signed and sent.'),
    log: z.array(attemptView.extend({ responseBody: z.string().optional().describe('The first 16 KiB.') })).describe('Every attempt, latest first.'),
  })
  .meta({ id: 'WebhookDeliveryRecord' });
export type DeliveryRecordView = z.infer<typeof deliveryRecordView>;

export function presentDelivery({ id, destinationId, eventId, type, mode, state, attempts, dueAt, createdAt, deliveredAt, lastAttempt }: Delivery): DeliveryView {
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
  return { ...presentDelivery(delivery), requestBody: body, log: log.map((each) => ({ ...presentAttempt(each), responseBody: each.responseBody })) };
}

function presentAttempt({ attempt, at, durationMs, outcome, status }: Omit<Attempt, 'responseBody'>) {
  return { attempt, at: timestampOf(at), durationMs, outcome, status };
}
