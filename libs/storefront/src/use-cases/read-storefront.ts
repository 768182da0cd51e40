import type { Dependencies, Mode } from '@svc/kernel';
import type { Moment } from '../domain/moment';
import { listedIfEndedSince } from '../domain/event-summary.view';
import { presentStorefront, type Storefront } from '../domain/storefront.view';
import type { StoreProfile } from '../domain/store-profile';
import type { EventReader } from '../ports/event-reader';
import type { PaymentRails } from '../ports/payment-rails';
import type { ProductReader } from '../ports/catalogue-readers';
import type { StorefrontReader } from '../ports/page-readers';

/** `GET /store/storefront`: everything for a home page in one call (§4.1 r1). */
export class ReadStorefront {
  constructor(
    private readonly storefronts: StorefrontReader,
    private readonly products: ProductReader,
    private readonly events: EventReader,
    private readonly rails: PaymentRails,
  ) {}

  async execute({
    store,
    mode,
    now,
    dependsOn,
  }: {
    store: StoreProfile;
    mode: Mode;
    now: Moment;
    dependsOn?: Dependencies;
  }): Promise<Storefront> {
    dependsOn?.add({ kinds: ['storefront', 'product', 'collection', 'event', 'form', 'catalog', 'note'] });
    const [page, shelf, events, paymentMethods] = await Promise.all([
      this.storefronts.read(store.workspaceId),
      this.products.shelf(store.workspaceId),
      this.events.list(store.workspaceId, listedIfEndedSince(now)),
      this.rails.offered(store, mode, store.currencies[0]!),
    ]);
    return presentStorefront({ page, shelf, events, paymentMethods }, store, now);
  }
}
