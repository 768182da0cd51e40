import type {
  AttendeeCancelledEvent,
  AttendeeRegisteredEvent,
  AttendeeUpdatedEvent,
  CheckoutCompletedEvent,
  CheckoutExpiredEvent,
  CustomerLinkedEvent,
  FormSubmittedEvent,
  OrderDeletedEvent,
  OrderUpdatedEvent,
  PingEvent,
  ProductDeletedEvent,
} from '../generated/storefront';

/** What the service sends, told apart by `type`. New types may come: let what you do not know pass, and answer 2xx. */
export type WebhookEvent =
  | AttendeeCancelledEvent
  | AttendeeRegisteredEvent
  | AttendeeUpdatedEvent
  | CheckoutCompletedEvent
  | CheckoutExpiredEvent
  | CustomerLinkedEvent
  | FormSubmittedEvent
  | OrderDeletedEvent
  | OrderUpdatedEvent
  | PingEvent
  | ProductDeletedEvent;

/** The event of a type. */
export type WebhookEventOf<Type extends WebhookEvent['type']> = Extract<WebhookEvent, { type: Type }>;
