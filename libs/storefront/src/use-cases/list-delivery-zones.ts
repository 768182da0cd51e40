import type { DeliveryZone } from '../domain/delivery-zone.view';
import { presentDeliveryZone } from '../domain/present-delivery-zone';
import type { StoreProfile } from '../domain/store-profile';
import type { DeliveryZoneReader } from '../ports/delivery-zone-reader';

/** `GET /store/delivery-zones`: all that can be charged in an accepted currency, in display order (decisions 3.5). */
export class ListDeliveryZones {
  constructor(private readonly zones: DeliveryZoneReader) {}

  async execute({ store }: { store: StoreProfile }): Promise<DeliveryZone[]> {
    const sources = await this.zones.list(store.workspaceId);
    return sources.flatMap((source, sort) => presentDeliveryZone(source, sort, store) ?? []);
  }
}
