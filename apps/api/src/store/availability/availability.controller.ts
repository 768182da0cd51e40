import { Controller } from '@nestjs/common';
import { publicStoreAvailability, ReadAvailability, type PublicStoreAvailability } from '@svc/storefront';
import { Operation, type StoreCall } from '../../edge';
import { readAvailabilityQuery, type ReadAvailabilityQuery } from './availability.dto';

/** `/store/availability` (§4.1 r4). */
@Controller()
export class AvailabilityController {
  constructor(private readonly readAvailability: ReadAvailability) {}

  @Operation({
    id: 'readAvailability', method: 'GET', path: '/store/availability', tag: 'Availability', summary: 'Read what is left of variants',
    scope: 'availability:read', query: readAvailabilityQuery, returns: publicStoreAvailability, caching: 'no-store',
  })
  read({ caller: { store }, query }: StoreCall<ReadAvailabilityQuery>): Promise<PublicStoreAvailability> {
    return this.readAvailability.execute({ store, ...query });
  }
}
