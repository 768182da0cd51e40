import { normalisedEmail, personal, personName, ticketRequest } from '@svc/ticketing';
import { z } from 'zod';

const registrant = z
  .object({
    name: personName.min(1, 'Give a name.'),
    email: personal.email.describe('Gets the confirmation, the calendar invite and the tickets.'),
    phone: personal.phone.describe('With its country code. A guest without an e-mail gets a message here.'),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, 'Give an e-mail or a phone number.')
  .meta({ id: 'Registrant' });

/** What a guest asks for (§4.4). Fields that are not known are ignored. */
export const registrationRequest = z.object({ ...ticketRequest, contact: registrant }).meta({ id: 'RegistrationRequest' });
export type RegistrationRequest = z.output<typeof registrationRequest>;

/** The codes that a request gives, as they are looked up. */
export function codesOf({ unlockCodes, promoterCode }: RegistrationRequest) {
  return { unlockCodes, promoterCode: promoterCode || undefined };
}

/** By which a guest is known at an event: the e-mail, or the phone of who gives none (D-50). */
export function guestKeyOf({ email, phone }: RegistrationRequest['contact']): string {
  return email === undefined ? phone! : normalisedEmail(email);
}
