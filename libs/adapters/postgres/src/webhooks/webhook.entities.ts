import type { Mode } from '@svc/kernel';
import type { Attempt, Delivery, DestinationHealth, DestinationMode, DisabledReason, WebhookEvent } from '@svc/webhooks';
import { integer, json, list, moment, nullable, primary, table, text, unselected, uuid, workspaceKey } from '../rows/table';

export const webhookDestinationEntity = table('webhook_destination', {
  ...workspaceKey(),
  url: text(),
  description: nullable(text()),
  mode: text<DestinationMode>(),
  events: list(text()),
  maxPerSecond: nullable(integer()),
  secret: text(),
  nextSecret: nullable(text()),
  createdAt: moment(),
  disabledAt: nullable(moment()),
  disabledReason: nullable(text<DisabledReason>()),
  health: json<DestinationHealth>(),
});

export const webhookEventEntity = table('webhook_event', {
  ...workspaceKey(),
  type: text<WebhookEvent['type']>(),
  mode: nullable(text<Mode>()),
  body: text(),
  createdAt: moment(),
  traceContext: unselected(nullable(text())),
});

export const webhookDeliveryEntity = table('webhook_delivery', {
  ...workspaceKey(),
  eventId: uuid(),
  destinationId: uuid(),
  state: text<Delivery['state']>(),
  dueAt: moment(),
  attempts: integer(),
  tries: unselected(integer()),
  deliveredAt: nullable(moment()),
});

export const webhookAttemptEntity = table('webhook_attempt', {
  workspaceId: primary(uuid()),
  deliveryId: primary(uuid()),
  attempt: primary(integer()),
  at: moment(),
  durationMs: integer(),
  outcome: text<Attempt['outcome']>(),
  status: nullable(integer()),
  responseBody: nullable(text()),
});

export const webhookListenerEntity = table('webhook_listener', {
  ...workspaceKey(),
  mode: text<DestinationMode>(),
  events: list(text()),
  epoch: integer(),
  /** Count of the numbers given to its events. */
  given: integer(),
  seenAt: moment(),
});

/** The delivery of an event to a listener; it has a number once it was streamed. */
export const listenerDeliveryEntity = table('webhook_listener_delivery', {
  workspaceId: primary(uuid()),
  listenerId: primary(uuid()),
  eventId: primary(uuid()),
  id: uuid(),
  number: nullable(integer()),
});
