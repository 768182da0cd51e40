import { type DeliveryZone, presentDeliveryZone } from '../domain/delivery-zone.view';
import type { StoreProfile } from '../domain/store-profile';
import type { DeliveryZoneReader } from '../ports/catalogue-readers';

/** `GET /store/delivery-zones`: all that can be charged in an accepted currency, in display order (decisions 3.5). */
export class ListDeliveryZones {
  constructor(private readonly zones: DeliveryZoneReader) {}

  async execute({ store }: { store: StoreProfile }): Promise<DeliveryZone[]> {
    const sources = await this.zones.list(store.workspaceId);
    return sources.flatMap((source, sort) => presentDeliveryZone(source, sort, store) ?? []);
  }
}
