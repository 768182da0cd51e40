// Use cases
export { DrainDestination } from './use-cases/drain-destination';
export { ExchangeAttempts } from './use-cases/exchange-attempts';
export { type ListeningBegun, ListenToEvents } from './use-cases/listen-to-events';
export { ChangeDestination, CreateDestination, DeleteDestination, RotateSecret } from './use-cases/manage-destinations';
export { PlanDeliveries } from './use-cases/plan-deliveries';
export { SendSample } from './use-cases/send-sample';
export { MOST_RETRIED_DELIVERIES, type RetriedDeliveries, RetryExhausted } from './use-cases/retry-exhausted';
export { PingDestination, ReplayEvents, type ReplayEventsCommand, ResendDelivery } from './use-cases/resend-deliveries';

// Ports
export { DeliveryLog, type DeliveryQuery } from './ports/delivery-log';
export { DeliveryFailures, type FailedAttempt } from './ports/delivery-failures';
export { DestinationList } from './ports/destination-list';
export { ListenerQueue } from './ports/listener-queue';
export { Randomness } from './ports/randomness';
export { type SignedDelivery, WebhookSender } from './ports/webhook-sender';
export {
  type Claim,
  type ClaimedDelivery,
  type DeliveryPlan,
  type DeliveryStore,
  type DestinationStore,
  type ExhaustedSpan,
  type RetriedOf,
  type PlannedDelivery,
  type ListenerDelivery,
  type Replay,
  type SettledAttempt,
  type SubscribedDestination,
  type SubscribedListener,
  type WaitingDeliveries,
  type WebhookTx,
  WebhookUnitOfWork,
} from './ports/webhook-tx';

// Rules
export {
  type Attempt,
  type Delivery,
  DELIVERY_STATES,
  deliveryJob,
  type DeliveryOutcome,
  type DeliveryRecord,
  type DestinationName,
  FAILURE_REASONS,
  type FailureReason,
  WEBHOOK_DELIVERY_QUEUE,
} from './domain/delivery';
export {
  amended,
  type DestinationChange,
  disabled,
  enabled,
  contextOfSecret,
  promoted,
  type WebhookDestination,
  warnOfSameAddress,
} from './domain/destination';
export { type DestinationHealth, DISABLED_REASONS, type DisabledReason } from './domain/destination-health';
export { destinationInput, destinationMode, destinationPatch } from './domain/destination.input';
export { bodyNameOf, bodySchemaOf, exampleBodyOf, webhookEventsJsonSchema } from './domain/event-body';
export { EVENT_MEANINGS, SUBSCRIBABLE_TYPES, WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS, WEBHOOK_FACTS } from './domain/event-catalogue';
export { type DestinationMode, type Subscription } from './domain/is-subscribed';
export {
  type HeardEvent,
  type Listener,
  LISTENER_KEPT_MINUTES,
  LISTENER_OPEN_SECONDS,
  type ListenerPosition,
  MOST_LISTENERS,
  positionText,
} from './domain/listener';
export { signatureHeaders, signatureVectors } from './domain/signature';
export type { WebhookEvent } from './domain/webhook-event';
