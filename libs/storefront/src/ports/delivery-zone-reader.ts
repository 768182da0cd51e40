import type { DeliveryZoneSource } from '../domain/delivery-zone-source';

/** Delivery zones of a workspace. */
export abstract class DeliveryZoneReader {
  /** All of them, in display order; one statement. */
  abstract list(workspaceId: string): Promise<DeliveryZoneSource[]>;
}
