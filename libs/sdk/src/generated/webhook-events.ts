// Written by `npm run docs:generate` from the OpenAPI document. Change that.
import type {
  AttendeeCancelledEvent,
  AttendeeRegisteredEvent,
  AttendeeUpdatedEvent,
  CheckoutCompletedEvent,
  CheckoutExpiredEvent,
  CustomerLinkedEvent,
  EventCancelledEvent,
  FormSubmittedEvent,
  OrderDeletedEvent,
  OrderUpdatedEvent,
  PingEvent,
  ProductDeletedEvent,
} from './storefront';

export type AnyWebhookEvent =
  | AttendeeCancelledEvent
  | AttendeeRegisteredEvent
  | AttendeeUpdatedEvent
  | CheckoutCompletedEvent
  | CheckoutExpiredEvent
  | CustomerLinkedEvent
  | EventCancelledEvent
  | FormSubmittedEvent
  | OrderDeletedEvent
  | OrderUpdatedEvent
  | PingEvent
  | ProductDeletedEvent;
