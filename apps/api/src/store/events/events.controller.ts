import { Controller } from '@nestjs/common';
import { ListEvents, publicEvent, publicEventSummary, ReadEvent, type PublicEvent, type PublicEventSummary } from '@svc/storefront';
import { z } from 'zod';
import { Operation, type StoreCall } from '../../edge';

/** `/store/events` (§4.1). */
@Controller()
export class EventsController {
  constructor(private readonly listEvents: ListEvents, private readonly readEvent: ReadEvent) {}

  @Operation({
    id: 'listEvents', method: 'GET', path: '/store/events', tag: 'Events', summary: 'List events',
    description: 'Events that are published and did not end more than 24 hours ago, by the time they start; unpaged.',
    scope: 'products:read', returns: z.array(publicEventSummary), prepared: { perMode: false },
  })
  list({ caller: { store, now } }: StoreCall): Promise<PublicEventSummary[]> {
    return this.listEvents.execute({ store, now });
  }

  @Operation({
    id: 'readEvent', method: 'GET', path: '/store/events/:slug', names: 'event', tag: 'Events', summary: 'Read an event',
    description: 'One event with its days and the ticket types on sale; hidden and invite-only ones are left out.',
    scope: 'products:read', returns: publicEvent, prepared: { perMode: false },
  })
  read({ caller: { store, now }, name: slug }: StoreCall): Promise<PublicEvent> {
    return this.readEvent.execute({ store, slug, now });
  }
}
