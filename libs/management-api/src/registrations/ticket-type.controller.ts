import { Controller } from '@nestjs/common';
import { Operation, type WorkspaceCall } from '@svc/http';
import { InvalidInput } from '@svc/kernel';
import { ChangeTicketType, GuestList, type RegistrationName } from '@svc/registration';
import { z } from 'zod';
import { warning } from '../warnings.dto';
import { present, registrationName } from './registration-name';
import { registrationView } from './registration.view';
import { ref, registrationNamed } from './registrations.dto';

const changeTicketTypeBody = z
  .strictObject({
    ticketTypeRef: ref('tkt', 'tkt_01h455vb4pex5vsknk084sn02q')
      .meta({ override: { type: 'string' } })
      .describe('Ticket type of the same event that the seat gets: its ref, `tkt_…`. It may be hidden, or not on sale.'),
    notify: z
      .boolean('Give true or false.')
      .default(true)
      .describe(
        'True to send the ticket as it is now to the person on the seat and to whoever took it; false to send nothing. Default: true.',
      ),
  })
  .meta({ id: 'ChangeTicketTypeBody', description: 'Ticket type that a seat gets, and whether its people are sent the ticket.' });

const changedSeatView = registrationView
  .extend({
    warnings: z
      .array(warning)
      .optional()
      .describe(
        'Warnings about what the new ticket type asks of its guests and the guest of the seat does not meet: age, required answers, required name or e-mail address. The seat is changed all the same. Absent when there are none.',
      ),
  })
  .meta({ id: 'ChangedSeat', description: 'Registration or order of the changed seat, with its seats.' });

/** Changes ticket types of seats (ADR 0159). */
@Controller()
export class TicketTypeController {
  constructor(
    private readonly guests: GuestList,
    private readonly changeTicketType: ChangeTicketType,
  ) {}

  @Operation('POST /admin/registrations/:ref/ticket-type', {
    audience: 'workspace',
    tag: 'Guests',
    permission: 'guests.write',
    id: 'changeTicketType',
    params: { ref: registrationNamed },
    audit: 'change',
    summary: 'Change the ticket type of a seat at the same price',
    description:
      'Gives one seat, registered or bought, another ticket type of its event: the `ref` is that of its attendee. Its places in the former type, and on days that it loses, are for sale again. Ticket code and link stay the same; calendars follow the days. Bought seats keep name and price of what was bought in their order. Price and deposit have to be those that the seat was sold at (409, `details.reason` `another_price` with both amounts, `other_deposit`). Also refused (409) with the reason `sold_out`, `checked_in`, `seat_ended`, `group_ticket`, `donation`, `over`, `cancelled`, `days_cancelled` or `deleted`. A seat that has the type already stays as it is.',
    body: changeTicketTypeBody,
    returns: changedSeatView,
    errors: ['CONFLICT'],
  })
  async change({
    workspace,
    author,
    params: { ref: by },
    body: { ticketTypeRef: ticketTypeId, notify },
  }: WorkspaceCall<{ params: { ref: RegistrationName['by'] }; body: typeof changeTicketTypeBody }>): Promise<
    z.infer<typeof changedSeatView>
  > {
    if (!('attendeeId' in by)) throw new InvalidInput('Name one seat by the ref of its attendee (att_…): a group has several.');
    const name = registrationName(workspace, by);
    const { workspaceId, mode } = name;
    const warnings = await this.changeTicketType.execute({ workspaceId, mode, attendeeId: by.attendeeId, ticketTypeId, notify, author });
    return { ...(await present(this.guests, name)), ...(warnings.length > 0 && { warnings: [...warnings] }) };
  }
}
