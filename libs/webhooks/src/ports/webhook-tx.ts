import type { FactOf } from '@svc/contracts';
import { type AuditTrail, type Outbox, type TraceContext, UnitOfWork } from '@svc/kernel';
import type { DeliveryOutcome, DeliveryState, DestinationName } from '../domain/delivery';
import type { Subscription } from '../domain/is-subscribed';
import type { WebhookEvent } from '../domain/webhook-event';
import type { WebhookDestination } from '../domain/destination';

/** One attempt that is leased to this process. */
export interface ClaimedDelivery {
  workspaceId: string;
  id: string;
  destinationId: string;
  /** Number of this attempt, from 1: the fencing epoch of its lease. A process that takes the delivery over has a higher one. */
  attempt: number;
  /** Attempts of the present schedule before this one. */
  tries: number;
  /** True when an earlier attempt succeeded, and the delivery was sent again by hand. */
  wasDelivered: boolean;
  body: string;
  /** Trace of the change that it tells of, where it was recorded. */
  trace?: TraceContext;
}

/** Limits on the due deliveries that one destination may be given. */
export interface Claim {
  destinationId: string;
  /** Attempts that may be in flight at a time, those of other processes counted. */
  slots: number;
  /** Attempts that may begin now. */
  most: number;
}

/** An attempt that was made, and the resulting state of its delivery. */
export interface SettledAttempt {
  id: string;
  attempt: number;
  at: Date;
  durationMs: number;
  outcome: DeliveryOutcome;
  state: Exclude<DeliveryState, 'sending'>;
  /** Attempts of the present schedule. */
  tries: number;
  /** Moment at which it is due again, or was settled. */
  dueAt: Date;
}

/** Selection of events to send to a destination once more. */
export interface Replay {
  workspaceId: string;
  destinationId: string;
  /** The destination's own. */
  subscription: Subscription;
  /** Restricts the replay to these events. */
  eventIds?: readonly string[];
  /** Creation of the events: at or after `since`, and before `until`. */
  since?: Date;
  until?: Date;
  types?: readonly string[];
  /** States of the deliveries; events that the destination subscribes to and was never sent are included. */
  states: readonly DeliveryState[];
  /** Lowest id of an event that was never sent and is included; no limit when absent. */
  unsentFrom?: string;
}

/** Deliveries that wait for their next attempt. */
export interface WaitingDeliveries {
  count: number;
  /** The earliest of their attempts; absent when none waits. */
  nextAt?: Date;
}

/**
 * Deliveries, written within one transaction. Due deliveries are judged by the database's own clock, so that all processes
 * agree to the millisecond.
 */
export interface DeliveryStore {
  /**
   * Leases due deliveries of a workspace's destinations, of each the longest due first. The same transaction has locked the
   * destinations. Nothing is leased while the operator has suspended the workspace: its deliveries wait (D-159).
   * @param leaseMs duration after which another process may take them
   */
  claim(workspaceId: string, claims: readonly Claim[], leaseMs: number): Promise<ClaimedDelivery[]>;
  /**
   * Schedules the next drain of the destination for the moment its next waiting delivery is due, and not before `notBefore`.
   * Deliveries that are due already, and that only other attempts hold up, are left to the process that makes those.
   */
  drainLater(destination: DestinationName, { now, notBefore }: { now: Date; notBefore?: Date }): Promise<void>;
  /**
   * Writes attempts of a workspace to the log and settles their deliveries; returns the ids of those. A delivery that another
   * process took after its lease had ended stays as it is.
   */
  settle(workspaceId: string, attempts: readonly SettledAttempt[]): Promise<Set<string>>;
  /** Holds back due deliveries of a destination that was disabled. */
  hold(workspaceId: string, destinationId: string): Promise<void>;
  destinationOf(workspaceId: string, id: string): Promise<string | undefined>;
  /**
   * Makes a delivery due that is not on its way. One that waits for its next attempt keeps its tries; others get
   * `triesUnlessWaiting`.
   */
  resend(workspaceId: string, id: string, triesUnlessWaiting: number): Promise<void>;
  /**
   * Makes matching deliveries due on a fresh schedule and returns their number. Those on their way, pings and samples are left alone.
   */
  replay(replay: Replay): Promise<number>;
  /**
   * Makes up to `most` exhausted deliveries of these destinations due on a fresh schedule, oldest events first, and returns the number of
   * each destination. The same transaction has locked the destinations.
   */
  retryExhausted(workspaceId: string, span: ExhaustedSpan & { destinationIds: readonly string[] }, most: number): Promise<RetriedOf[]>;
  /** Returns the deliveries of a destination that wait for an attempt to come. */
  waiting(workspaceId: string, destinationId: string): Promise<WaitingDeliveries>;
}

/** Creation of the events of exhausted deliveries: at or after `since`, and before `until`, by the real clock. */
export interface ExhaustedSpan {
  since: Date;
  until: Date;
}

/** Number of deliveries to one destination. */
export interface RetriedOf {
  destinationId: string;
  count: number;
}

/** The fields of a destination that planning needs. */
export interface SubscribedDestination extends Subscription {
  workspaceId: string;
  id: string;
  enabled: boolean;
}

/** One event for one destination: due at once, or held back while the destination is disabled (D-74). */
export interface PlannedDelivery {
  /** UUIDv7, `whd_…` in headers. */
  id: string;
  workspaceId: string;
  eventId: string;
  destinationId: string;
  state: 'due' | 'held';
  /** Attempts of its schedule to skip. */
  tries?: number;
}

/** The fields of a listener that planning needs. */
export interface SubscribedListener extends Subscription {
  workspaceId: string;
  id: string;
  /** True while it has a stream, as far as that was noted within `LISTENER_OPEN_SECONDS`. */
  isOpen: boolean;
}

/** One event for one listener. */
export interface ListenerDelivery {
  /** UUIDv7, `whd_…` in headers. */
  id: string;
  workspaceId: string;
  eventId: string;
  listenerId: string;
}

/** Access of the relay's transaction to the deliveries that follow from facts. */
export interface DeliveryPlan {
  /** Returns the subscribers of workspaces: their destinations, and the listeners that have a stream or may still resume one. */
  subscribersOf(workspaceIds: readonly string[]): Promise<{ destinations: SubscribedDestination[]; listeners: SubscribedListener[] }>;
  /** Writes events and their deliveries to destinations and listeners. Existing rows stay as they are. */
  record(
    events: readonly WebhookEvent[],
    deliveries: readonly PlannedDelivery[],
    listenerDeliveries?: readonly ListenerDelivery[],
  ): Promise<void>;
}

/** Destinations, written within one transaction. */
export interface DestinationStore {
  /** Returns the number of the workspace's destinations; no other transaction adds one until this one ends. */
  countLocked(workspaceId: string): Promise<number>;
  insert(destination: WebhookDestination): Promise<void>;
  /** Returns the destination, locked until the transaction ends; from any workspace when none is named. */
  lock(id: string, workspaceId: string): Promise<WebhookDestination | undefined>;
  /** Returns several destinations of a workspace, locked likewise; those that are gone are missing. */
  lockAll(ids: readonly string[], workspaceId: string): Promise<WebhookDestination[]>;
  /** Writes everything but its ids and `createdAt`. */
  update(destination: WebhookDestination): Promise<void>;
  /** Removes it with its deliveries. */
  remove(workspaceId: string, id: string): Promise<void>;
}

/** Facts that webhooks report to other contexts. */
export type WebhookFact =
  | FactOf<'webhook.destination_failing.v1'>
  | FactOf<'webhook.destination_disabled.v1'>
  | FactOf<'webhook.delivery_failed.v1'>;

/** A unit of change: destinations with their deliveries, and the facts about them. */
export interface WebhookTx {
  destinations: DestinationStore;
  deliveries: DeliveryStore;
  plan: DeliveryPlan;
  outbox: Outbox<WebhookFact>;
  audit: AuditTrail;
}

export abstract class WebhookUnitOfWork extends UnitOfWork<WebhookTx> {}
