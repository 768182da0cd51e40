import { emailAddress, phoneNumber } from '@svc/contracts';
import type { Contact, Erased, PersonAddresses } from '@svc/customers';
import { type Mode, refOf } from '@svc/kernel';
import { z } from 'zod';
import { flag, modeParameter } from '../page.dto';
import { ref } from '../registrations/registrations.dto';
import { contactView, presentContact } from './contact.view';

const ONE_ADDRESS = 'Give an email or a phone: exactly one of them.';

const address = {
  email: emailAddress.optional().describe('E-mail address of the person; upper and lower case are the same. Leave out with `phone`.'),
  phone: phoneNumber
    .optional()
    .describe('Phone number of the person in international form, such as `+2348031234567`. Leave out with `email`.'),
};
const hasOneAddress = ({ email, phone }: { email?: string; phone?: string }) => Boolean(email) !== Boolean(phone);

/** Address of a person whose data are exported. */
export const exportPersonBody = z.strictObject(address).refine(hasOneAddress, { path: ['email'], message: ONE_ADDRESS });
export type PersonBody = z.output<typeof exportPersonBody>;

/** Address of a person who is erased. */
export const erasePersonBody = z
  .strictObject({
    ...address,
    names: z
      .array(ref('att', 'att_01h455vb4pex5vsknk084sn02q'))
      .max(1_000)
      .optional()
      .describe(
        'Seats whose names are cleared as well although seats with the address have several names: refs of `keptNames` of an earlier answer. Default: none.',
      ),
  })
  .refine(hasOneAddress, { path: ['email'], message: ONE_ADDRESS });

/** Query of the operations by address. */
export const personModeQuery = z.object({
  mode: modeParameter('Mode of the data.'),
});

const force = flag('Treatment of a person with a balance due, a seat to come or an open savings plan.', {
  true: 'The person is erased; what is open goes on without their details, and no mail about it reaches them.',
  false: 'The request is refused with 409, and `details.openBusiness` has the refs of what is open.',
});

/** Query of erasing a contact by its ref. */
export const eraseQuery = z.object({ force });
export const erasePersonQuery = personModeQuery.extend({ force });

const leftToDecide = {
  keptNames: z
    .array(
      z.object({
        ref: z.string().describe('Ref of the attendee on the seat: `att_…`.'),
        name: z.string().describe('Name that is left on the seat.'),
      }),
    )
    .describe(
      'Names on seats of other people’s orders and registrations that are left for the merchant to decide, since seats with the address have several names, such as those of a class that its teacher registered. `names` of `POST /admin/contacts/erase` clears them. Empty when none is left.',
    ),
  otherEmails: z
    .array(z.string())
    .describe(
      'E-mail addresses of other people, beside which only the phone number was removed. Erase them by their address if they are the same person. Empty when there are none.',
    ),
};

const optionalLeftovers = {
  keptNames: leftToDecide.keptNames.optional().describe(leftToDecide.keptNames.description!.replace('Empty when none', 'Absent when none')),
  otherEmails: leftToDecide.otherEmails
    .optional()
    .describe(leftToDecide.otherEmails.description!.replace('Empty when there', 'Absent when there')),
};

/** Answer of erasing a contact by its ref. */
export const erasedContactView = contactView.extend(optionalLeftovers).meta({
  id: 'ErasedContact',
  description: 'A contact that was erased, with what is left for the merchant to decide.',
});
export type ErasedContactView = z.infer<typeof erasedContactView>;

/** Answer of erasing an address. */
export const erasedPersonView = z
  .object({
    contacts: z
      .array(contactView)
      .describe('Contacts that the person was, as they are now. Empty for somebody who was only named on seats.'),
    ...leftToDecide,
  })
  .meta({ id: 'ErasedPerson', description: 'Outcome of erasing an address: the contacts, and what is left for the merchant to decide.' });
export type ErasedPersonView = z.infer<typeof erasedPersonView>;

/** Returns the addresses that a body names. */
export function addressesOf(workspaceId: string, mode: Mode, { email, phone }: PersonBody): PersonAddresses {
  return { workspaceId, mode, ...(email ? { email } : { phone }) };
}

/** Returns the answer of erasing a contact by its ref, without lists that are empty. */
export function presentErasedContact({ names, otherEmails }: Erased, contact: Contact): ErasedContactView {
  const left = presentErased({ contacts: [], names, otherEmails }, []);
  return {
    ...presentContact(contact),
    ...(names.length > 0 && { keptNames: left.keptNames }),
    ...(otherEmails.length > 0 && { otherEmails: left.otherEmails }),
  };
}

export function presentErased({ names, otherEmails }: Erased, contacts: readonly Contact[]): ErasedPersonView {
  return {
    contacts: contacts.map(presentContact),
    keptNames: names.map(({ id, name }) => ({ ref: refOf('att', id), name })),
    otherEmails: [...otherEmails],
  };
}
