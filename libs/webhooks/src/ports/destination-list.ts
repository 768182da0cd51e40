import type { DestinationName } from '../domain/delivery-job';
import type { WebhookDestination } from '../domain/destination';

/** Reads destinations. */
export abstract class DestinationList {
  /** Of a workspace, oldest first. */
  abstract of(workspaceId: string): Promise<WebhookDestination[]>;
  abstract find(workspaceId: string, id: string): Promise<WebhookDestination | undefined>;
  /** Destinations that have something due, in any workspace, longest due first; those that their breaker pauses are left out. */
  abstract withSomethingDue(most: number): Promise<DestinationName[]>;
}
