import type { AnyWebhookEvent } from '../generated/webhook-events';

/** What the service sends, told apart by `type`. New types may come: let what you do not know pass, and answer 2xx. */
export type WebhookEvent = AnyWebhookEvent;

/** The event of a type. */
export type WebhookEventOf<Type extends WebhookEvent['type']> = Extract<WebhookEvent, { type: Type }>;
