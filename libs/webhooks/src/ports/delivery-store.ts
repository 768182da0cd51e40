import type { DestinationName } from '../domain/delivery-job';
import type { DeliveryOutcome } from '../domain/delivery-outcome';
import type { DeliveryState } from '../domain/delivery';
import type { Subscription } from '../domain/is-subscribed';

/** One attempt that this process is to make; it is leased to it. */
export interface ClaimedDelivery {
  workspaceId: string;
  id: string;
  /** Number of this attempt, from 1. */
  attempt: number;
  /** Attempts of the present schedule before this one. */
  tries: number;
  /** Whether an earlier attempt was a success: it was sent again by hand. */
  wasDelivered: boolean;
  body: string;
}

export interface Claim {
  workspaceId: string;
  destinationId: string;
  /** After which another may take what this one took. */
  leaseMs: number;
  /** Attempts that may be in flight at a time, those of other processes counted. */
  slots: number;
  /** Attempts that may begin now. */
  most: number;
}

/** An attempt that was made, and what becomes of its delivery. */
export interface SettledAttempt {
  workspaceId: string;
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

/** Deliveries, written within one transaction. What is due is told by the database's own clock, so that all processes agree to the millisecond. */
export interface DeliveryStore {
  /** Leases what is due of a destination, longest due first. The destination is locked by the same transaction. */
  claim(claim: Claim): Promise<ClaimedDelivery[]>;
  /**
   * Has the destination drained again when the next of its deliveries that wait is due, and not before `notBefore`. Those that
   * are due already, and nothing but other attempts keeps, are left to whoever makes these.
   */
  drainLater(destination: DestinationName, { now, notBefore }: { now: Date; notBefore?: Date }): Promise<void>;
  /** Writes attempts to the log; a delivery that another has taken meanwhile, its lease having ended, stays as it is. */
  settle(attempts: readonly SettledAttempt[]): Promise<void>;
  /** Holds back what is due of a destination, since it was disabled. */
  hold(workspaceId: string, destinationId: string): Promise<void>;
  destinationOf(workspaceId: string, id: string): Promise<string | undefined>;
  /** Makes a delivery due that is not on its way; one that waits for its next attempt keeps its tries, others get these. */
  resend(workspaceId: string, id: string, triesUnlessWaiting: number): Promise<void>;
  /** Makes matching deliveries due on a fresh schedule; answers how many. Those on their way, and pings, are left alone. */
  replay(replay: Replay): Promise<number>;
}
