import { NotFound, refOf } from '@svc/kernel';
import { registrationStateOf, type EventPage } from '../domain/event-page';
import type { Moment } from '../domain/moment';
import { presentEvent } from '../domain/event.view';
import type { StoreProfile } from '../domain/store-profile';
import type { EventReader } from '../ports/event-reader';
import type { BrandingReader } from '../ports/page-readers';

export interface ReadEventPageQuery {
  store: StoreProfile;
  slug: string;
  /** What the guest holds out to see hidden ticket types; wrong ones reveal nothing. */
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
