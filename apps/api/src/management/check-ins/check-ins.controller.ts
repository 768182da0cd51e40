import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { refOf, type Author } from '@svc/kernel';
import { AdmitGuest, GuestList, UndoCheckIn } from '@svc/registration';
import { TicketSigner } from '@svc/ticketing';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { itemIdOf } from '../items/item-id.pipe';
import { eventNamed } from '../registrations/event-named';
import { eventQuery, type EventQuery } from '../registrations/registrations.dto';
import {
  checkInBody, checkInView, presentCheckIn, ticketKeysView, type CheckInBody, type CheckInView, type TicketKeysView,
} from './check-ins.dto';

const common = { audience: 'workspace', tag: 'Guests' } as const;

/** The door of an event. */
@Controller()
export class CheckInsController {
  constructor(
    private readonly admitGuest: AdmitGuest,
    private readonly undoCheckIn: UndoCheckIn,
    private readonly guests: GuestList,
    private readonly signer: TicketSigner,
  ) {}

  @ManagementOperation({
    ...common, id: 'checkIn', method: 'POST', path: '/admin/check-ins', summary: 'Let a guest in at the door',
    description:
      'By the code of the ticket, or by hand. Success is the one sign to let somebody in: everything else is 409 `TICKET_REFUSED` with a message for the person at ' +
      'the door and `details.reason`: `already_checked_in` (since `details.checkedInAt`), `other_event`, `replaced` (a newer ticket was issued), `pending`, `declined`, ' +
      '`cancelled`, `forged`, `not_a_ticket`, `unknown`.',
    body: checkInBody, status: 201, returns: checkInView, errors: ['NOT_FOUND', 'TICKET_REFUSED'],
  })
  async checkIn(@ManagedWorkspace() { id: workspaceId }: Workspace, @CallingAuthor() by: Author, @Body(read(checkInBody)) body: CheckInBody): Promise<CheckInView> {
    const { code, attendeeRef: attendeeId, event } = body;
    const shown = code === undefined ? { attendeeId: attendeeId! } : { code };
    const eventId = event === undefined ? undefined : (await eventNamed(this.guests, workspaceId, event)).id;
    return presentCheckIn(await this.admitGuest.execute({ workspaceId, mode: 'live', by, shown, eventId }));
  }

  @ManagementOperation({
    ...common, id: 'undoCheckIn', method: 'DELETE', path: '/admin/check-ins/:ref', summary: 'Take a check-in back',
    description: 'The `ref` is the attendee’s. Of somebody who is not checked in nothing is changed.', status: 204,
  })
  async undo(@ManagedWorkspace() { id: workspaceId }: Workspace, @CallingAuthor() author: Author, @Param('ref', itemIdOf('attendee', 'att')) attendeeId: string): Promise<void> {
    await this.undoCheckIn.execute({ workspaceId, mode: 'live', attendeeId, author });
  }

  @ManagementOperation({
    ...common, id: 'listTicketKeys', method: 'GET', path: '/admin/check-ins/keys', summary: 'Read the keys by which scanners check tickets offline',
    description:
      'A code is `SVC1.<body>.<signature>`: the signature, Ed25519 in base64url, is of the text before its dot. The body, base64url, is 3 bytes of the event’s id, ' +
      '16 of the attendee’s and 2 of the serial. Whether a ticket was used before or cancelled since, only the service knows.',
    query: eventQuery, returns: ticketKeysView,
  })
  async keys(@ManagedWorkspace() { id }: Workspace, @Query(read(eventQuery)) query: EventQuery): Promise<TicketKeysView> {
    const event = await eventNamed(this.guests, id, query.event);
    return { eventRef: refOf('evt', event.id), publicKeys: this.signer.publicKeys(event.id) };
  }
}
