import { refOf, type AuditAction, type AuditedChange, type SealedFor, type WorkspaceMode } from '@svc/kernel';
import { permitted } from './circuit-breaker';
import type { DestinationHealth, DisabledReason } from './destination-health';
import type { Subscription } from './is-subscribed';

/** Per workspace (part 6). */
export const MOST_DESTINATIONS = 5;
/** Attempts on the way to one destination at a time, over all processes (D-74). */
export const MOST_IN_FLIGHT = 10;

/** Where a merchant wants to be told, and of what. */
export interface WebhookDestination extends Subscription {
  workspaceId: string;
  id: string;
  url: string;
  description?: string;
  /** No cap when absent. */
  maxPerSecond?: number;
  /** Sealed by the SecretBox, as is `nextSecret`, which is there while secrets are being rotated (D-71). */
  secret: string;
  nextSecret?: string;
  createdAt: Date;
  disabled?: { at: Date; reason: DisabledReason };
  health: DestinationHealth;
}

/** By whose clock deliveries to a destination go: one of test mode alone by that of test mode, any other by the live one. */
export function clockOwnerOf({ workspaceId, mode }: Pick<WebhookDestination, 'workspaceId' | 'mode'>): WorkspaceMode {
  return { workspaceId, mode: mode === 'test' ? 'test' : 'live' };
}

/** How many attempts may be on their way at this moment: none while it is disabled, fewer while its breaker is open. */
export function slotsOf({ disabled, health }: WebhookDestination, now: Date): number {
  return disabled ? 0 : permitted(health.breaker, MOST_IN_FLIGHT, now.getTime());
}

/** Disabled from now on; one that is disabled already keeps its first reason. */
export function disabledBy(destination: WebhookDestination, reason: DisabledReason, now: Date): WebhookDestination {
  return destination.disabled ? destination : { ...destination, disabled: { at: now, reason } };
}

/** What the audit log keeps of it: no secret, and of the address the host alone. */
export function auditedDestination({ id, url }: WebhookDestination, action: AuditAction, fields?: readonly string[]): AuditedChange {
  return { action, subject: { kind: 'webhook_destination', ref: refOf('wdn', id), name: new URL(url).host }, fields };
}

/** What the secrets of a destination are sealed for; the present one and the next alike, since one becomes the other. */
export function placeOfSecret({ workspaceId, id }: Pick<WebhookDestination, 'workspaceId' | 'id'>): SealedFor {
  return { workspaceId, purpose: `webhook_secret/${id}` };
}
