import { Controller } from '@nestjs/common';
import { deliveryZone, ListDeliveryZones, type DeliveryZone } from '@svc/storefront';
import { z } from 'zod';
import { Operation, type StoreCall } from '../../edge';

/** `/store/delivery-zones` (§4.1). */
@Controller()
export class DeliveryZonesController {
  constructor(private readonly listZones: ListDeliveryZones) {}

  @Operation({
    id: 'listDeliveryZones', method: 'GET', path: '/store/delivery-zones', tag: 'Availability', summary: 'List delivery zones',
    scope: 'availability:read', returns: z.array(deliveryZone), prepared: { perMode: false },
  })
  list({ caller: { store } }: StoreCall): Promise<DeliveryZone[]> {
    return this.listZones.execute({ store });
  }
}
