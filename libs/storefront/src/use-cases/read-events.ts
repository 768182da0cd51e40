import { NotFound, refOf } from '@svc/kernel';
import { registrationStateOf, type EventPage } from '../domain/event-page';
import type { EventSource } from '../domain/event-source';
import { listedIfEndedSince, presentEventList, type PublicEventSummary } from '../domain/event-summary.view';
import { presentEvent, type Attached, type PublicEvent } from '../domain/event.view';
import type { Moment } from '../domain/moment';
import { presentAttachedPackage } from '../domain/package.view';
import { presentProduct } from '../domain/product.view';
import type { StoreProfile } from '../domain/store-profile';
import type { ProductReader } from '../ports/catalogue-readers';
import type { EventReader } from '../ports/event-reader';
import type { BrandingReader } from '../ports/page-readers';

/** The reads of events (§4.1). */
export class ReadEvents {
  constructor(
    private readonly events: EventReader,
    private readonly products: ProductReader,
  ) {}

  /** `GET /store/events`: the list that the storefront embeds (§4.1 r1). */
  async list({ store, now }: { store: StoreProfile; now: Moment }): Promise<PublicEventSummary[]> {
    return presentEventList(await this.events.list(store.workspaceId, listedIfEndedSince(now)), store, now);
  }

  /**
   * `GET /store/events/{slug}`.
   * @throws NotFound when no such event is published, or not yet
   */
  async find({ store, slug, now }: { store: StoreProfile; slug: string; now: Moment }): Promise<PublicEvent> {
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

export interface ReadEventPageQuery {
  store: StoreProfile;
  slug: string;
  /** The codes by which the guest asks for hidden ticket types; wrong ones reveal nothing. */
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
    const [revealed, branding] = await Promise.all([this.revealedBy(unlockCodes, store, source.id), this.brandings.read(store.workspaceId)]);
    const event = presentEvent(source, { packages: [], products: [] }, store, now, new Set(revealed));
    const isUnlocked = revealed.some((id) => event.ticketTypes.some(({ ref }) => ref === refOf('tkt', id)));
    return { event, registration: registrationStateOf(source, event, now), isUnlocked, branding };
  }

  private async revealedBy(codes: readonly string[], { workspaceId }: StoreProfile, eventId: string): Promise<string[]> {
    return codes.length > 0 ? this.events.revealedBy(workspaceId, eventId, codes) : [];
  }
}
