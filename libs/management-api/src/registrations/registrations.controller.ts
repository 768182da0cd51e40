import { Controller } from '@nestjs/common';
import { type Answer, answerTo, itemIdOf, Operation, type RefCall, type WorkspaceCall } from '@svc/http';
import { Clock } from '@svc/kernel';
import { DecideGuests, GuestList, RegisterForMerchant, ReissueTicket, ReopenRegistration, type RegistrationName } from '@svc/registration';
import { pageRequestOf, pageView, presentPage } from '../page.dto';
import { presentManagedRegistration, registrationView, type RegistrationView } from './registration.view';
import {
  approveQuery,
  eventNamed,
  listRegistrationsQuery,
  registerGuestBody,
  registrationNamed,
  reissueTicketBody,
} from './registrations.dto';
import { present, REF, registrationName } from './registration-name';

const reading = { audience: 'workspace', tag: 'Guests', permission: 'guests.read' } as const;
const writing = { audience: 'workspace', tag: 'Guests', permission: 'guests.write' } as const;

/** Registrations for the events of a workspace. */
@Controller()
export class RegistrationsController {
  constructor(
    private readonly guests: GuestList,
    private readonly decideGuests: DecideGuests,
    private readonly reissueTicket: ReissueTicket,
    private readonly reopenRegistration: ReopenRegistration,
  ) {}

  @Operation('GET /admin/registrations', {
    ...reading,
    id: 'listRegistrations',
    summary: 'List registrations, newest first',
    description:
      'Returns the registrations for free events of one mode, with their attendees. Filter by event, status, ticket type or guest.',
    query: listRegistrationsQuery,
    returns: pageView(registrationView, 'registrations'),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: typeof listRegistrationsQuery }>) {
    const { event, status, ticketType: ticketTypeId, search, mode } = query;
    const eventId = event === undefined ? undefined : (await eventNamed(this.guests, id, event)).id;
    const page = await this.guests.page(id, { mode, eventId, status, ticketTypeId, search, ...pageRequestOf(query, 'grp') });
    return presentPage(page, 'grp', presentManagedRegistration);
  }

  @Operation('GET /admin/registrations/:ref', {
    ...reading,
    id: 'readRegistration',
    params: { ref: registrationNamed },
    summary: 'Read a registration',
    description: `Returns one registration with its attendees and tickets. ${REF}`,
    returns: registrationView,
  })
  read({ workspace, params: { ref: by } }: WorkspaceCall<{ params: { ref: RegistrationName['by'] } }>): Promise<RegistrationView> {
    return present(this.guests, registrationName(workspace, by));
  }

  @Operation('POST /admin/registrations/:ref/approve', {
    ...writing,
    id: 'approveRegistration',
    params: { ref: registrationNamed },
    audit: 'change',
    summary: 'Approve a registration',
    description: `Confirms the waiting seats of the registration: the guest is sent the confirmation with calendar entry and ticket. After the end of the event, or of the last day of the tickets, it is refused (409), unless \`force=true\`. ${REF}`,
    query: approveQuery,
    returns: registrationView,
    errors: ['CONFLICT'],
  })
  async approve({
    workspace,
    author,
    params: { ref: by },
    query: { force },
  }: WorkspaceCall<{ params: { ref: RegistrationName['by'] }; query: typeof approveQuery }>): Promise<RegistrationView> {
    const name = registrationName(workspace, by);
    await this.decideGuests.approve({ ...name, author, force });
    return present(this.guests, name);
  }

  @Operation('POST /admin/registrations/:ref/decline', {
    ...writing,
    id: 'declineRegistration',
    params: { ref: registrationNamed },
    audit: 'change',
    summary: 'Decline a registration',
    description: `Declines the waiting seats of the registration: they are for sale again at once, and the guest is notified. ${REF}`,
    returns: registrationView,
  })
  async decline({
    workspace,
    author,
    params: { ref: by },
  }: WorkspaceCall<{ params: { ref: RegistrationName['by'] } }>): Promise<RegistrationView> {
    const name = registrationName(workspace, by);
    await this.decideGuests.decline({ ...name, author });
    return present(this.guests, name);
  }

  @Operation('POST /admin/registrations/:ref/reopen', {
    ...writing,
    id: 'reopenRegistration',
    params: { ref: registrationNamed },
    audit: 'change',
    summary: 'Reopen a declined registration',
    description: `Undoes a decline: the declined seats of the registration wait for approval again and are taken from sale, and the guest is notified; approved seats stay. Refused (409) where the seats are taken by now (\`details.reason\` \`sold_out\`), where the guest has another registration for the event (\`already_registered\`), was erased (\`erased\`), or where the event is over, cancelled or deleted (\`over\`, \`cancelled\`, \`days_cancelled\`, \`deleted\`). ${REF}`,
    returns: registrationView,
    errors: ['CONFLICT'],
  })
  async reopen({
    workspace,
    author,
    params: { ref: by },
  }: WorkspaceCall<{ params: { ref: RegistrationName['by'] } }>): Promise<RegistrationView> {
    const name = registrationName(workspace, by);
    await this.reopenRegistration.execute({ ...name, author });
    return present(this.guests, name);
  }

  @Operation('POST /admin/registrations/:ref/reissue-ticket', {
    ...writing,
    id: 'reissueTicket',
    params: { ref: itemIdOf('attendee', 'att') },
    audit: 'change',
    summary: 'Reissue the ticket of a seat',
    description:
      'Issues a new ticket for one attendee of a registration or order, for a ticket that is lost or in wrong hands. The old code is refused at the door as `replaced`, its link stops working, and the guest is sent the new ticket unless `notify` is false. Refused for a seat without a valid ticket, or whose guest is checked in. The link of a group’s first seat shows all tickets of the group: reissue each of them where that link leaked.',
    body: reissueTicketBody,
    returns: registrationView,
  })
  async reissue({
    workspace,
    author,
    params: { ref: attendeeId },
    body: { ticketSerial: replaces, notify },
  }: RefCall<{ body: typeof reissueTicketBody }>): Promise<RegistrationView> {
    const name = registrationName(workspace, { attendeeId });
    await this.reissueTicket.execute({ ...name, attendeeId, author, replaces, notify });
    return present(this.guests, name);
  }
}

/** Registers guests for a merchant's own tool. */
@Controller()
export class RegisterGuestController {
  constructor(
    private readonly guests: GuestList,
    private readonly registerForMerchant: RegisterForMerchant,
    private readonly clock: Clock,
  ) {}

  @Operation('POST /admin/registrations', {
    ...writing,
    id: 'registerGuest',
    audit: 'create',
    summary: 'Register a guest for a free event',
    description:
      'Registers a guest by the rules of the storefront, except those that `override` sets aside, and always in live mode. The guest is sent the confirmation, and the webhook `attendee.registered` has the source `admin`. ' +
      'For a guest who already holds a seat of the event, the existing registration is returned and no further seat is used. A retry with the same Idempotency-Key and body returns the first result, with the header `Idempotent-Replayed`.',
    body: registerGuestBody,
    status: 201,
    returns: registrationView,
    errors: ['VALIDATION_ERROR', 'NOT_FOUND', 'TIER_REQUIRES_PAYMENT', 'TIER_SOLD_OUT', 'IDEMPOTENCY_KEY_REUSED', 'CONFLICT'],
  })
  async register({
    workspace: { id: workspaceId, timezone, settings },
    author,
    body: { event, override, language, ...request },
    idempotencyKey,
  }: WorkspaceCall<{ body: typeof registerGuestBody }>): Promise<Answer<RegistrationView>> {
    const { id: eventId, slug } = await eventNamed(this.guests, workspaceId, event);
    const store = { workspaceId, timezone, mostSeats: settings.seats.mostPerRegistration };
    const { registrationId, isReplay } = await this.registerForMerchant.execute({
      store,
      author,
      eventId,
      slug,
      request,
      language,
      override,
      idempotencyKey,
      now: this.clock.now(),
    });
    return answerTo(await present(this.guests, { workspaceId, mode: 'live', by: { registrationId } }), isReplay);
  }
}
