import { Controller } from '@nestjs/common';
import {
  RegisterForFreeEvent, registrationRequest, storeEventRegistrationView, type RegistrationRequest, type StoreEventRegistrationView,
} from '@svc/registration';
import { Operation, type StoreCall } from '../../edge';

/** `/store/events/{slug}/register` (§4.4): the one write that a publishable key may make. */
@Controller()
export class RegisterController {
  constructor(private readonly register: RegisterForFreeEvent) {}

  @Operation({
    id: 'registerForEvent', method: 'POST', path: '/store/events/:slug/register', names: 'event', tag: 'Events', summary: 'Register for a free event',
    description:
      'Takes seats for a guest who then gets a confirmation with calendar invite and tickets by e-mail, or a message by phone. A guest whose e-mail holds ' +
      'seats of the event already gets the same answer again and no further seat, whatever tickets are asked for; so a repeat is safe. A test key checks everything, writes nothing and sends nothing.',
    scope: 'events:register', publishable: true, rate: 'register', status: 201, documentedStatus: 200, body: registrationRequest, returns: storeEventRegistrationView,
    errors: ['VALIDATION_ERROR', 'TIER_REQUIRES_PAYMENT', 'TIER_SOLD_OUT', 'CONFLICT'], caching: 'no-store',
  })
  execute({ caller: { store, mode, now }, name: slug, body: request }: StoreCall<unknown, RegistrationRequest>): Promise<StoreEventRegistrationView> {
    return this.register.execute({ store, mode, slug, request, source: 'storefront_api', now: now.date });
  }
}
