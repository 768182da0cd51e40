import type { Due } from '@svc/kernel';
import type { DestinationName } from '../domain/delivery';
import type { WebhookDestination } from '../domain/destination';

/** Reads destinations. */
export abstract class DestinationList {
  /** Returns the destinations of a workspace, oldest first. */
  abstract of(workspaceId: string): Promise<WebhookDestination[]>;
  abstract find(workspaceId: string, id: string): Promise<WebhookDestination | undefined>;
  /**
   * Returns destinations of any workspace that have something to send by now, or within `aheadMs`, longest due first. Those
   * that their breaker pauses for longer are left out.
   */
  abstract withSomethingDue(most: number, aheadMs?: number): Promise<Due<DestinationName>[]>;
}
