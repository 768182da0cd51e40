import { Controller } from '@nestjs/common';
import { LANGUAGE_TEXTS } from '@svc/contracts';
import { Answer, Operation, preferredLanguage, type StoreCall } from '@svc/http';
import { idOf } from '@svc/kernel';
import { RegisterForFreeEvent, registrationRequest, storeEventRegistrationView, type StoreEventRegistrationView } from '@svc/registration';
import { publicEvent, publicEventSummary, ReadEvents, type PublicEvent, type PublicEventSummary } from '@svc/storefront';
import { z } from 'zod';

/** `/store/events` (§4.1), and registration for free ones (§4.4), the only write for publishable keys. */
@Controller()
export class EventsController {
  constructor(
    private readonly events: ReadEvents,
    private readonly register: RegisterForFreeEvent,
  ) {}

  @Operation('GET /store/events', {
    id: 'listEvents',
    tag: 'Events',
    summary: 'List events',
    description: 'Published events that ended at most 24 hours ago, by their start, unpaged.',
    scope: 'products:read',
    returns: z.array(publicEventSummary),
    prepared: { perMode: false },
  })
  list({ caller: { store, now, dependsOn } }: StoreCall): Promise<PublicEventSummary[]> {
    return this.events.list({ store, now, dependsOn });
  }

  @Operation('GET /store/events/:slug', {
    id: 'readEvent',
    names: 'event',
    tag: 'Events',
    summary: 'Read an event',
    description:
      'One event with its days and the ticket types on sale. Hidden and invite-only ones are left out; a request with their code in `unlockCodes` can take them all the same.',
    scope: 'products:read',
    returns: publicEvent,
    prepared: { perMode: false },
  })
  read({ caller: { store, now, dependsOn }, name: slug }: StoreCall): Promise<PublicEvent> {
    return this.events.find({ store, slug, now, dependsOn });
  }

  @Operation('POST /store/events/:slug/register', {
    id: 'registerForEvent',
    names: 'event',
    tag: 'Events',
    summary: 'Register for a free event',
    description: `Takes seats for a guest, who gets a confirmation with calendar invite and tickets by e-mail, or an SMS. A guest whose e-mail already holds seats of the event gets the same response again and no further seat, so a retry is safe. The guest is written to in the language of \`Accept-Language\`, ${LANGUAGE_TEXTS.either}: a server passes on the header of its visitor. A test key checks everything, writes nothing and sends nothing.`,
    scope: 'events:register',
    publishable: true,
    rate: 'register',
    perVisitor: true,
    status: 201,
    documentedStatus: 200,
    body: registrationRequest,
    returns: storeEventRegistrationView,
    errors: ['STORE_CLOSED', 'VALIDATION_ERROR', 'TIER_REQUIRES_PAYMENT', 'TIER_SOLD_OUT', 'CONFLICT'],
    caching: 'no-store',
  })
  async registerGuest({
    caller: { store, mode, now },
    name: slug,
    body: request,
    acceptLanguage,
  }: StoreCall<unknown, typeof registrationRequest>): Promise<Answer<StoreEventRegistrationView>> {
    const view = await this.register.execute({
      store,
      mode,
      slug,
      request,
      source: 'storefront_api',
      language: preferredLanguage(acceptLanguage),
      now: now.date,
    });
    return new Answer(view, { stockChanged: [idOf('evt', view.eventRef)!] });
  }
}
