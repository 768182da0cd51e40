import type { ExhaustedSpan, RetriedOf } from './webhook-tx';
import type { Delivery, DeliveryRecord, DeliveryState } from '../domain/delivery';

export interface DeliveryQuery {
  /** Id of the delivery below which the list begins; from the newest when absent. */
  after?: string;
  limit: number;
  destinationId?: string;
  eventId?: string;
  type?: string;
  state?: DeliveryState;
  /** Creation of the events: at or after `since`, and before `until`. */
  since?: Date;
  until?: Date;
}

/** Reads sent deliveries, newest first, for as long as they are kept (D-75). */
export abstract class DeliveryLog {
  abstract page(workspaceId: string, query: DeliveryQuery): Promise<{ data: Delivery[]; next?: string }>;
  /** Returns the number of exhausted deliveries by destination. */
  abstract exhausted(workspaceId: string, span: ExhaustedSpan): Promise<RetriedOf[]>;
  abstract find(workspaceId: string, id: string): Promise<DeliveryRecord | undefined>;
  /** Deletes up to `most` deliveries of events that were made before, by the real clock in their ids. Returns their number. */
  abstract purgeDeliveries(before: Date, most: number): Promise<number>;
  /**
   * Deletes up to `most` events whose `createdAt` is before, with their deliveries, where time alone does not: those of clocks
   * that are ahead, and those whose id contains no time. Returns their number.
   */
  abstract purge(before: Date, most: number): Promise<number>;
}
