import type { WebhookDestination } from '../domain/destination';

/** Destinations, written within one transaction. */
export interface DestinationStore {
  /** How many the workspace has; no other transaction adds one until this one ends. */
  countLocked(workspaceId: string): Promise<number>;
  insert(destination: WebhookDestination): Promise<void>;
  /** The destination, locked until the transaction ends; of whatever workspace when none is named. */
  lock(id: string, workspaceId: string): Promise<WebhookDestination | undefined>;
  /** Writes everything but its ids and `createdAt`. */
  update(destination: WebhookDestination): Promise<void>;
  /** Removes it with its deliveries. */
  remove(workspaceId: string, id: string): Promise<void>;
}
