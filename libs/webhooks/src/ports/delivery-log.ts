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
  /** Forgets events made before, with their deliveries and attempts, up to `most` of them. Answers how many. */
  abstract purge(before: Date, most: number): Promise<number>;
}
