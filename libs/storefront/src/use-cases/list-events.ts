import { listedIfEndedSince, presentEventList, type PublicEventSummary } from '../domain/event-summary.view';
import type { Moment } from '../domain/moment';
import type { StoreProfile } from '../domain/store-profile';
import type { EventReader } from '../ports/event-reader';

/** `GET /store/events` (§4.1): the list that the storefront embeds (§4.1 r1). */
export class ListEvents {
  constructor(private readonly events: EventReader) {}

  async execute({ store, now }: { store: StoreProfile; now: Moment }): Promise<PublicEventSummary[]> {
    return presentEventList(await this.events.list(store.workspaceId, listedIfEndedSince(now)), store, now);
  }
}
