import type { FactOf } from '@svc/contracts';
import { type AuditTrail, type Outbox, UnitOfWork } from '@svc/kernel';
import type { DeliveryOutcome, DeliveryState, DestinationName } from '../domain/delivery';
import type { Subscription } from '../domain/is-subscribed';
import type { WebhookEvent } from '../domain/webhook-event';
import type { WebhookDestination } from '../domain/destination';

/** One attempt that this process is to make; it is leased to it. */
export interface ClaimedDelivery {
  workspaceId: string;
  id: string;
  destinationId: string;
  /** Number of this attempt, from 1: the fencing epoch of its lease. Whoever takes the delivery over has a higher one. */
  attempt: number;
  /** Attempts of the present schedule before this one. */
  tries: number;
  /** Whether an earlier attempt was a success: it was sent again by hand. */
  wasDelivered: boolean;
  body: string;
}

/** What one destination may be given of what is due. */
export interface Claim {
  destinationId: string;
  /** Attempts that may be in flight at a time, those of other processes counted. */
  slots: number;
  /** Attempts that may begin now. */
  most: number;
}

/** An attempt that was made, and what becomes of its delivery. */
export interface SettledAttempt {
  id: string;
  attempt: number;
  at: Date;
  durationMs: number;
  outcome: DeliveryOutcome;
  state: Exclude<DeliveryState, 'sending'>;
  /** Attempts of the present schedule. */
  tries: number;
  /** When it is due again, or was settled. */
  dueAt: Date;
}

/** Which events are to be sent to a destination once more. */
export interface Replay {
  workspaceId: string;
  destinationId: string;
  /** The destination's own. */
  subscription: Subscription;
  /** Of these events alone. */
  eventIds?: readonly string[];
  /** Made at or after, and before. */
  since?: Date;
  until?: Date;
  types?: readonly string[];
  /** Deliveries in these states; events that the destination subscribes to and was never sent are taken as well. */
  states: readonly DeliveryState[];
}

/** Deliveries, written within one transaction. What is due is decided by the database's own clock, so that all processes agree to the millisecond. */
export interface DeliveryStore {
  /**
   * Leases what is due of destinations of a workspace, of each the longest due first. The same transaction has locked them.
   * @param leaseMs after which another may take what this one took
   */
  claim(workspaceId: string, claims: readonly Claim[], leaseMs: number): Promise<ClaimedDelivery[]>;
  /**
   * Has the destination drained again when the next of its deliveries that wait is due, and not before `notBefore`. Those that
   * are due already, and nothing but other attempts keeps, are left to whoever makes these.
   */
  drainLater(destination: DestinationName, { now, notBefore }: { now: Date; notBefore?: Date }): Promise<void>;
  /**
   * Writes attempts of a workspace to the log, and settles their deliveries; answers the ids of those. A delivery that another has
   * taken meanwhile, the lease having ended, stays as it is.
   */
  settle(workspaceId: string, attempts: readonly SettledAttempt[]): Promise<Set<string>>;
  /** Holds back what is due of a destination, since it was disabled. */
  hold(workspaceId: string, destinationId: string): Promise<void>;
  destinationOf(workspaceId: string, id: string): Promise<string | undefined>;
  /** Makes a delivery due that is not on its way; one that waits for its next attempt keeps its tries, others get these. */
  resend(workspaceId: string, id: string, triesUnlessWaiting: number): Promise<void>;
  /** Makes matching deliveries due on a fresh schedule; answers how many. Those on their way, and pings, are left alone. */
  replay(replay: Replay): Promise<number>;
}

/** A destination as far as planning needs it. */
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
  /** Attempts of its schedule that are left out. */
  tries?: number;
}

/** A listener as far as planning needs it. */
export interface SubscribedListener extends Subscription {
  workspaceId: string;
  id: string;
}

/** One event for one listener. */
export interface PlannedHearing {
  /** UUIDv7, `whd_…` in headers. */
  id: string;
  workspaceId: string;
  eventId: string;
  listenerId: string;
}

/** Where the relay's transaction writes what follows from facts for webhooks. */
export interface DeliveryPlan {
  /** Whom events of workspaces may concern: their destinations, and the listeners that have a stream or may still resume one. */
  subscribersOf(workspaceIds: readonly string[]): Promise<{ destinations: SubscribedDestination[]; listeners: SubscribedListener[] }>;
  /** Writes events, their deliveries and what listeners are to hear; an event, or what is planned of it for somebody, that is known already stays as it is. */
  record(events: readonly WebhookEvent[], deliveries: readonly PlannedDelivery[], hearings?: readonly PlannedHearing[]): Promise<void>;
}

/** Destinations, written within one transaction. */
export interface DestinationStore {
  /** How many the workspace has; no other transaction adds one until this one ends. */
  countLocked(workspaceId: string): Promise<number>;
  insert(destination: WebhookDestination): Promise<void>;
  /** The destination, locked until the transaction ends; of whatever workspace when none is named. */
  lock(id: string, workspaceId: string): Promise<WebhookDestination | undefined>;
  /** The same of several destinations of a workspace at once; those that are gone are missing. */
  lockAll(ids: readonly string[], workspaceId: string): Promise<WebhookDestination[]>;
  /** Writes everything but its ids and `createdAt`. */
  update(destination: WebhookDestination): Promise<void>;
  /** Removes it with its deliveries. */
  remove(workspaceId: string, id: string): Promise<void>;
}

/** What webhooks tell the rest of the house. */
export type WebhookFact = FactOf<'webhook.destination_failing.v1'> | FactOf<'webhook.destination_disabled.v1'>;

/** What changes together: a destination with its deliveries, and the facts about it. */
export interface WebhookTx {
  destinations: DestinationStore;
  deliveries: DeliveryStore;
  plan: DeliveryPlan;
  outbox: Outbox<WebhookFact>;
  audit: AuditTrail;
}

export abstract class WebhookUnitOfWork extends UnitOfWork<WebhookTx> {}
