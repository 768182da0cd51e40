import type { Delivery, DeliveryRecord, DeliveryState } from '../domain/delivery';

export interface DeliveryQuery {
  /** Begin below this delivery; from the newest when absent. */
  after?: string;
  limit: number;
  destinationId?: string;
  eventId?: string;
  type?: string;
  state?: DeliveryState;
  /** Events made at or after, and before. */
  since?: Date;
  until?: Date;
}

/** Reads what was sent, newest first, for as long as it is kept (D-75). */
export abstract class DeliveryLog {
  abstract page(workspaceId: string, query: DeliveryQuery): Promise<{ data: Delivery[]; next?: string }>;
  abstract find(workspaceId: string, id: string): Promise<DeliveryRecord | undefined>;
  /** Forgets deliveries of events that were made before, by the real clock in their ids, up to `most` of them. Answers how many. */
  abstract purgeDeliveries(before: Date, most: number): Promise<number>;
  /**
   * Forgets events whose `createdAt` is before, with their deliveries, up to `most` of them, where time alone does not: those of
   * clocks that are ahead, and those whose id tells no time. Answers how many.
   */
  abstract purge(before: Date, most: number): Promise<number>;
}
