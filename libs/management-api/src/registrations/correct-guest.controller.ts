import { Controller } from '@nestjs/common';
import { Operation, type WorkspaceCall } from '@svc/http';
import { CorrectGuest, GuestList, type RegistrationName } from '@svc/registration';
import { z } from 'zod';
import { correctedPerson, notifyOld } from '../contacts/corrected-person.dto';
import { present, registrationName } from './registration-name';
import { registrationView, type RegistrationView } from './registration.view';
import { registrationNamed } from './registrations.dto';

const correctGuestBody = z
  .strictObject({ ...correctedPerson('person on the seat'), notifyOld })
  .meta({ id: 'CorrectGuestBody', description: 'Details of the person on one seat to correct; a field that is left out stays as it is.' });

/** Corrections of guests (D-149). */
@Controller()
export class CorrectGuestController {
  constructor(
    private readonly guests: GuestList,
    private readonly correctGuest: CorrectGuest,
  ) {}

  @Operation('PATCH /admin/registrations/:ref', {
    audience: 'workspace',
    tag: 'Guests',
    permission: 'guests.write',
    id: 'correctGuest',
    params: { ref: registrationNamed },
    audit: 'change',
    summary: 'Correct the person on one seat',
    description:
      'The `ref` of a group, or of its first seat, corrects the guest who registered; that of another seat, or of a bought one, the person on that seat alone. Where mails go to another address, links and tickets that went to the former one end, what is still of use is sent to the new address, whoever else was mailed such a ticket gets the new one, and the former address is notified once. An address that holds another free seat of the event is refused (409). A correction that changes nothing sends nothing.',
    body: correctGuestBody,
    returns: registrationView,
    errors: ['CONFLICT'],
  })
  async correct({
    workspace,
    author,
    params: { ref: by },
    body: { notifyOld: isNotified, ...correction },
  }: WorkspaceCall<{ params: { ref: RegistrationName['by'] }; body: typeof correctGuestBody }>): Promise<RegistrationView> {
    const name = registrationName(workspace, by);
    await this.correctGuest.execute({ ...name, author, correction, notifyOld: isNotified });
    return present(this.guests, name);
  }
}
