import type { Clock } from '@svc/kernel';
import type { PublicEventSummary } from '../domain/event-summary.view';
import { eventWindow } from '../domain/event-window';
import { presentEventSummary } from '../domain/present-event-summary';
import type { StoreProfile } from '../domain/store-profile';
import type { EventReader } from '../ports/event-reader';

/** `GET /store/events` (§4.1): the list that the storefront embeds (§4.1 r1). */
export class ListEvents {
  constructor(
    private readonly events: EventReader,
    private readonly clock: Clock,
  ) {}

  async execute({ store }: { store: StoreProfile }): Promise<PublicEventSummary[]> {
    const sources = await this.events.list(store.workspaceId, eventWindow(this.clock.now()));
    return sources.map(presentEventSummary);
  }
}
