import { closingAt } from '@svc/contracts';
import { type Dependencies, NotFound, refOf } from '@svc/kernel';
import { isPublicEvent, priceStagesOf, registrationStateOf, type EventPage } from '../domain/event-page';
import { countedInEvent, type EventSource } from '../domain/event-source';
import { listedIfEndedSince, presentEventList, type PublicEventSummary } from '../domain/event-summary.view';
import { presentEvent, type Attached, type PublicEvent } from '../domain/event.view';
import type { Moment } from '../domain/moment';
import { presentAttachedPackage } from '../domain/package.view';
import { countedIn, type ProductSource } from '../domain/product-source';
import { presentProduct } from '../domain/product.view';
import type { StoreProfile } from '../domain/store-profile';
import type { ProductReader } from '../ports/catalogue-readers';
import type { EventReader } from '../ports/event-reader';
import type { BrandingReader } from '../ports/page-readers';

/** Reads events (§4.1). */
export class ReadEvents {
  constructor(
    private readonly events: EventReader,
    private readonly products: ProductReader,
  ) {}

  /** `GET /store/events`: the list that the storefront embeds (§4.1 r1). */
  async list({ store, now, dependsOn }: { store: StoreProfile; now: Moment; dependsOn?: Dependencies }): Promise<PublicEventSummary[]> {
    dependsOn?.add({ kinds: ['event'] });
    return presentEventList(await this.events.list(store.workspaceId, listedIfEndedSince(now)), store, now);
  }

  /**
   * `GET /store/events/{slug}`.
   * @throws NotFound when no such event is published, or not yet
   */
  async find({
    store,
    slug,
    now,
    dependsOn,
  }: {
    store: StoreProfile;
    slug: string;
    now: Moment;
    dependsOn?: Dependencies;
  }): Promise<PublicEvent> {
    const event = await this.events.find(store.workspaceId, slug, now.date);
    if (!event) throw new NotFound('event');
    const attached = await this.attachedTo(event, store);
    dependsOn?.add({ ids: [...countedInEvent(event), ...attached.flatMap(countedIn)], kinds: ['storefront'] });
    return presentEvent(event, presentAttached(attached, store, now), store, now);
  }

  /** Returns the published products and packages sold with the tickets, in the merchant's order. */
  private async attachedTo(
    { attachedPackageIds, attachedProductIds }: EventSource,
    { workspaceId }: StoreProfile,
  ): Promise<readonly ProductSource[]> {
    const ids = [...attachedPackageIds, ...attachedProductIds];
    return ids.length === 0 ? [] : this.products.withIds(workspaceId, ids);
  }
}

function presentAttached(sources: readonly ProductSource[], store: StoreProfile, now: Moment): Attached {
  return {
    packages: sources.filter(({ isPackage }) => isPackage).map((source) => presentAttachedPackage(source, store, now)),
    products: sources.filter(({ isPackage }) => !isPackage).map((source) => presentProduct(source, store, now)),
  };
}

export interface ReadEventPageQuery {
  store: StoreProfile;
  slug: string;
  /** Unlock codes of the guest for hidden ticket types; wrong ones reveal nothing. */
  unlockCodes: readonly string[];
  now: Moment;
}

/** The hosted page of an event (decisions 3.15), on which guests register without the merchant's site. */
export class ReadEventPage {
  constructor(
    private readonly events: EventReader,
    private readonly brandings: BrandingReader,
  ) {}

  /** @throws NotFound when no such event is published, or not yet */
  async execute({ store, slug, unlockCodes, now }: ReadEventPageQuery): Promise<EventPage> {
    const source = await this.events.find(store.workspaceId, slug, now.date);
    if (!source) throw new NotFound('event');
    const [revealed, branding] = await Promise.all([
      this.revealedBy(unlockCodes, store, source.id),
      this.brandings.read(store.workspaceId),
    ]);
    const event = presentEvent(source, { packages: [], products: [] }, store, now, new Set(revealed));
    const closed = closingAt(store.closed, now.date);
    const isUnlocked = revealed.some((id) => event.ticketTypes.some(({ ref }) => ref === refOf('tkt', id)));
    return {
      event,
      registration: registrationStateOf(source, event, store, now),
      ...(closed && { closed: { ...closed, timezone: store.timezone } }),
      isUnlocked,
      priceStages: priceStagesOf(source, event, now),
      isPublic: isPublicEvent(source),
      branding,
    };
  }

  private async revealedBy(codes: readonly string[], { workspaceId }: StoreProfile, eventId: string): Promise<string[]> {
    return codes.length > 0 ? this.events.revealedBy(workspaceId, eventId, codes) : [];
  }
}
