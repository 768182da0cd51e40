import type { AnyWebhookEvent } from '../generated/webhook-events';

/** Webhook events of the service, discriminated by `type`. New types may be added: ignore unknown ones, and respond with 2xx. */
export type WebhookEvent = AnyWebhookEvent;

/** Webhook event of one type. */
export type WebhookEventOf<Type extends WebhookEvent['type']> = Extract<WebhookEvent, { type: Type }>;
