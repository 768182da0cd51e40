import type { ServerResponse } from 'node:http';
import { Body, Controller, Headers, Res } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { Clock, NotFound, type Author } from '@svc/kernel';
import { GuestList, RegisterForMerchant } from '@svc/registration';
import { z } from 'zod';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { idempotencyKeyHeader, noteReplay } from '../../store/idempotency-headers';
import { eventNamed } from './event-named';
import { presentManagedRegistration, registrationView, type RegistrationView } from './registration.view';
import { registerGuestBody, type RegisterGuestBody } from './registrations.dto';

/** Guests whom a merchant's own tool registers. */
@Controller()
export class RegisterGuestController {
  constructor(
    private readonly guests: GuestList,
    private readonly registerForMerchant: RegisterForMerchant,
    private readonly clock: Clock,
  ) {}

  @ManagementOperation({
    audience: 'workspace', tag: 'Guests', id: 'registerGuest', method: 'POST', path: '/admin/registrations', summary: 'Register a guest for a free event',
    description:
      'By the rules for guests, but for those that `override` sets aside, and always in live mode: the guest is sent the confirmation, and `attendee.registered` has the source `admin`. ' +
      'A guest who holds a seat of the event already is answered with that registration; nothing more is taken. A retry with the same Idempotency-Key and body answers what the first has made, with the header Idempotent-Replayed.',
    headers: z.object({ 'Idempotency-Key': idempotencyKeyHeader.optional() }),
    body: registerGuestBody, status: 201, returns: registrationView,
    errors: ['VALIDATION_ERROR', 'NOT_FOUND', 'TIER_REQUIRES_PAYMENT', 'TIER_SOLD_OUT', 'IDEMPOTENCY_KEY_REUSED', 'CONFLICT'],
  })
  async register(
    @ManagedWorkspace() { id: workspaceId, timezone, settings }: Workspace,
    @CallingAuthor() author: Author,
    @Body(read(registerGuestBody)) { event, override, ...request }: RegisterGuestBody,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) response: ServerResponse,
  ): Promise<RegistrationView> {
    const { id: eventId, slug } = await eventNamed(this.guests, workspaceId, event);
    const store = { workspaceId, timezone, mostSeats: settings.seats.mostPerRegistration };
    const { registrationId, isReplay } = await this.registerForMerchant.execute({ store, author, eventId, slug, request, override, idempotencyKey, now: this.clock.now() });
    noteReplay(isReplay, response);
    const registration = await this.guests.find({ workspaceId, mode: 'live', by: { registrationId } });
    if (!registration) throw new NotFound('registration');
    return presentManagedRegistration(registration);
  }
}
