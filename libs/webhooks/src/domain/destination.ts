import { type Fault, refuseUnfitLines } from '@svc/contracts';
import { type AuditAction, type AuditedChange, FinalConflict, InvalidInput, refOf, type SealedFor, type WorkspaceMode } from '@svc/kernel';
import { permitted } from './circuit-breaker';
import type { DestinationHealth, DisabledReason } from './destination-health';
import type { Subscription } from './is-subscribed';
import type { DestinationPatch } from './destination.input';

/** The destination's state does not allow it. */
export class Conflict extends FinalConflict {
  constructor(message: string) {
    super(message);
  }
}

/** The address cannot be a destination's. */
export class BadDestinationUrl extends InvalidInput {
  constructor(sentence: string) {
    super(`The destination’s address cannot be used: ${sentence}`, { fields: { url: sentence } });
  }
}

/**
 * Returns the warning of a destination that has the address of another one: each event that both subscribe to arrives twice.
 * @param others all destinations of the workspace, with or without this one
 */
export function warnOfSameAddress(
  destination: Pick<WebhookDestination, 'id' | 'url'>,
  others: readonly Pick<WebhookDestination, 'id' | 'url'>[],
): Fault[] {
  const same = others.filter(({ id, url }) => id !== destination.id && new URL(url).href === new URL(destination.url).href);
  if (same.length === 0) return [];
  const refs = same.map(({ id }) => refOf('wdn', id)).join(', ');
  return [
    { path: 'url', message: `${refs} has the same address, which gets every event twice that both subscribe to. Delete one of them.` },
  ];
}

/** Per workspace (§6). */
export const MOST_DESTINATIONS = 5;
/** Attempts on the way to one destination at a time, over all processes (D-74). */
export const MOST_IN_FLIGHT = 10;

/** A merchant's endpoint for webhooks, and the events that it receives. */
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

/**
 * Returns the owner of the clock for deliveries to a destination: test mode for one of test mode alone, live mode for any
 * other.
 */
export function clockOwnerOf({ workspaceId, mode }: Pick<WebhookDestination, 'workspaceId' | 'mode'>): WorkspaceMode {
  return { workspaceId, mode: mode === 'test' ? 'test' : 'live' };
}

/**
 * Returns the number of attempts that may be on their way at this moment: none while it is disabled, fewer while its breaker
 * is open.
 */
export function slotsOf({ disabled, health }: WebhookDestination, now: Date): number {
  return disabled ? 0 : permitted(health.breaker, MOST_IN_FLIGHT, now.getTime());
}

/** Disables the destination; one that is disabled already keeps its first reason. */
export function disabledBy(destination: WebhookDestination, reason: DisabledReason, now: Date): WebhookDestination {
  return destination.disabled ? destination : { ...destination, disabled: { at: now, reason } };
}

/** Returns the destination's entry for the audit log, without secrets and with the host alone of its address. */
export function auditedDestination({ id, url }: WebhookDestination, action: AuditAction, fields?: readonly string[]): AuditedChange {
  return { action, subject: { kind: 'webhook_destination', ref: refOf('wdn', id), name: new URL(url).host }, fields };
}

/**
 * Returns the context that the destination's secrets are sealed for; the present one and the next share it, since one becomes
 * the other.
 */
export function contextOfSecret({ workspaceId, id }: Pick<WebhookDestination, 'workspaceId' | 'id'>): SealedFor {
  return { workspaceId, purpose: `webhook_secret/${id}` };
}

/** A change of a destination by its owner. */
export type DestinationChange = (destination: WebhookDestination, now: Date) => WebhookDestination;

/** Changes the fields that are present; null removes a description or a cap. A new address begins with a clean record. */
export function amended({ url, description, mode, events, maxPerSecond }: DestinationPatch): DestinationChange {
  return (destination) => {
    refuseUnfitLines({ description }, { description: destination.description });
    return {
      ...destination,
      url: url ?? destination.url,
      description: description === undefined ? destination.description : (description ?? undefined),
      mode: mode ?? destination.mode,
      events: events ?? destination.events,
      maxPerSecond: maxPerSecond === undefined ? destination.maxPerSecond : (maxPerSecond ?? undefined),
      health: url === undefined || url === destination.url ? destination.health : {},
    };
  };
}

/** Enables a destination again and clears its past failures. Events held back need a replay. */
export const enabled: DestinationChange = ({ disabled: _, ...destination }) => ({ ...destination, health: {} });

/** Holds events back until it is enabled. */
export const disabled: DestinationChange = (destination, now) => disabledBy(destination, 'manual', now);

/** Begins a rotation: deliveries are signed with both secrets (D-71). Another rotation before its end replaces the next secret. */
export function withNextSecret(sealed: string): DestinationChange {
  return (destination) => ({ ...destination, nextSecret: sealed });
}

/** Ends a rotation: the next secret is the only one. Throws Conflict when there is none. */
export const promoted: DestinationChange = ({ nextSecret, ...destination }) => {
  if (nextSecret === undefined) throw new Conflict('There is no next secret: rotate the secret first.');
  return { ...destination, secret: nextSecret };
};
