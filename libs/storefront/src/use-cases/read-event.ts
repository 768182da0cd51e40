import { NotFound } from '@svc/kernel';
import type { EventSource } from '../domain/event-source';
import { type Attached, presentEvent, type PublicEvent } from '../domain/event.view';
import type { Moment } from '../domain/moment';
import { presentAttachedPackage } from '../domain/package.view';
import { presentProduct } from '../domain/product.view';
import type { StoreProfile } from '../domain/store-profile';
import type { EventReader } from '../ports/event-reader';
import type { ProductReader } from '../ports/catalogue-readers';

/** `GET /store/events/{slug}` (§4.1). */
export class ReadEvent {
  constructor(
    private readonly events: EventReader,
    private readonly products: ProductReader,
  ) {}

  /** @throws NotFound when no such event is published, or not yet */
  async execute({ store, slug, now }: { store: StoreProfile; slug: string; now: Moment }): Promise<PublicEvent> {
    const event = await this.events.find(store.workspaceId, slug, now.date);
    if (!event) throw new NotFound('event');
    return presentEvent(event, await this.attachedTo(event, store, now), store, now);
  }

  /** What is sold beside the tickets, as far as it is published, in the merchant's order. */
  private async attachedTo({ attachedPackageIds, attachedProductIds }: EventSource, store: StoreProfile, now: Moment): Promise<Attached> {
    const ids = [...attachedPackageIds, ...attachedProductIds];
    if (ids.length === 0) return { packages: [], products: [] };
    const sources = await this.products.withIds(store.workspaceId, ids);
    return {
      packages: sources.filter(({ isPackage }) => isPackage).map((source) => presentAttachedPackage(source, store, now)),
      products: sources.filter(({ isPackage }) => !isPackage).map((source) => presentProduct(source, store, now)),
    };
  }
}
