import type { Clock } from '@svc/kernel';
import { eventWindow } from '../domain/event-window';
import { presentStorefront } from '../domain/present-storefront';
import type { StoreProfile } from '../domain/store-profile';
import type { Storefront } from '../domain/storefront.view';
import type { EventReader } from '../ports/event-reader';
import type { PaymentRails } from '../ports/payment-rails';
import type { ProductReader } from '../ports/product-reader';
import type { StorefrontReader } from '../ports/storefront-reader';

/** `GET /store/storefront`: all that a home page needs in one call (§4.1 r1). */
export class ReadStorefront {
  constructor(
    private readonly storefronts: StorefrontReader,
    private readonly products: ProductReader,
    private readonly events: EventReader,
    private readonly rails: PaymentRails,
    private readonly clock: Clock,
  ) {}

  async execute({ store, mode }: { store: StoreProfile; mode: 'live' | 'test' }): Promise<Storefront> {
    const now = this.clock.now();
    const [page, shelf, events, paymentMethods] = await Promise.all([
      this.storefronts.read(store.workspaceId, now),
      this.products.shelf(store.workspaceId),
      this.events.list(store.workspaceId, eventWindow(now)),
      this.rails.offered(store, mode, store.currencies[0]!),
    ]);
    return presentStorefront({ page, shelf, events, paymentMethods }, store, now);
  }
}
