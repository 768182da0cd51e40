import { emailAddress, foldCode, givenAnswers, type GivenAnswers, phoneNumber, withoutControls } from '@svc/contracts';
import { isCalendarDate } from '@svc/kernel';
import { z } from 'zod';

/** Reads blank text as absent: forms send it. */

const blankIsNone = (text: string): string | undefined => text || undefined;

/** A person's name or a line of an address, without characters that do not belong in one line of text (D-119). */
export const personName = z.string().overwrite(withoutControls).trim().max(120, 'Use at most 120 characters.');

export const birthDate = z
  .string()
  .refine((text) => text === '' || isCalendarDate(text), 'Give a date as YYYY-MM-DD.')
  .meta({ format: 'date', examples: ['1990-05-17'] });

/** The details of a person, each absent when blank. */
export const personal = {
  name: personName
    .transform(blankIsNone)
    .optional()
    .describe('Full name of the person (buyer, registrant or attendee), at most 120 characters. Blank counts as left out.'),
  email: emailAddress
    .transform(blankIsNone)
    .optional()
    .describe('E-mail address of the person (buyer, registrant or attendee). Blank counts as left out.'),
  phone: phoneNumber
    .transform(blankIsNone)
    .optional()
    .describe(
      'Phone number of the person (buyer, registrant or attendee) in international form, such as `+2348031234567`. Blank counts as left out.',
    ),
  dateOfBirth: birthDate
    .transform(blankIsNone)
    .optional()
    .describe('Date of birth of the person (buyer, registrant or attendee), `YYYY-MM-DD`. Blank counts as left out.'),
};

/**
 * Form of a seat's holder, the same for registration and both checkouts (§4.3, §4.4, D-36, D-39). The rules of the event are
 * judged after it.
 */

export const seatHolder = z
  .object({
    name: personal.name.describe(
      'Full name of the person on the seat, at most 120 characters. Required where the ticket type has `requiresAttendeeDetails`; blank counts as left out.',
    ),
    email: personal.email.describe(
      'E-mail address of the person on the seat. Required where a name is required and the event has `attendeeEmailRequired`; blank counts as left out.',
    ),
    phone: personal.phone,
    dateOfBirth: personal.dateOfBirth.describe(
      'Date of birth of the person on the seat, `YYYY-MM-DD`. Required where the ticket type has a `minAge` and the event’s `dobMode` is `attendee`; blank counts as left out.',
    ),
    responses: givenAnswers
      .optional()
      .describe(
        'Answers of the person on the seat to the questions (`formFields`) of the ticket type: `key` of the question → answer, a text, number, true/false or list of texts as the question’s `type` says. Leave it out to use the answers of the whole request.',
      ),
  })
  .nullable()
  .meta({
    id: 'SeatHolder',
    description: 'Person on one seat. Null or an empty object keeps the seat with the buyer.',
  });
export type GivenSeatHolder = z.output<typeof seatHolder>;

/** Longest promoter code. */
const LONGEST_CODE = 100;

/** Code of a promoter; what cannot be one counts as unknown, and an unknown one is ignored (D-146). */
const promoterCode = z.string().overwrite(foldCode).refine(isCode).optional().catch(undefined);

function isCode(text: string): boolean {
  return text.length <= LONGEST_CODE && !text.includes('\u0000');
}

export const ticketLine = z
  .object({
    ticketTypeRef: z.string().max(255).describe('Ref of the ticket type (`tkt_…`) to take, from `ticketTypes` of the event.'),
    quantity: z
      .number()
      .int('Give a whole number.')
      .min(1, 'Take at least one.')
      .max(1_000, 'Take at most 1,000.')
      .describe('Number of tickets of the type to take, from the type’s `minPerOrder` to its `maxPerOrder`; a group ticket counts as one.'),
    amountMinor: z
      .number()
      .int('Give whole minor units.')
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe(
        'Donation that the buyer gives for each ticket, integer in the currency’s minor unit. Required for ticket types of kind `donation`, refused for all others. A multiple of the currency’s step: 10 in BHD, JOD, KWD, OMR and TND, 100 in MGA, 1 in all others.',
      ),
    attendees: z
      .array(seatHolder)
      .max(10_000)
      .optional()
      .describe(
        'People on the seats of the tickets, in order: one entry for each seat, `quantity` × the type’s `groupSize` in all. Send `null` for a seat that stays with the buyer. Leave the list out to keep all seats with the buyer.',
      ),
  })
  .meta({ id: 'TicketLine', description: 'Tickets of one type.' });
export type TicketLine = z.output<typeof ticketLine>;

/** Fields of every request for tickets of an event. */
export const ticketRequest = {
  tickets: z
    .array(ticketLine)
    .min(1, 'Name the tickets wanted.')
    .max(50, 'Use at most 50 lines.')
    .describe('Tickets to take, one line for each ticket type: 1 to 50 lines.'),
  dateOfBirth: personal.dateOfBirth.describe(
    'Date of birth of the buyer or registrant, `YYYY-MM-DD`. Required when a chosen ticket type has a `minAge` and the event’s `dobMode` is `order`; with `attendee` each seat needs a date of birth instead.',
  ),
  responses: givenAnswers
    .default({})
    .describe(
      'Answers to the questions (`formFields`) of the chosen ticket types: `key` of the question → answer, a text, number, true/false or list of texts as the question’s `type` says. They hold for every seat without answers of its own. A required question without an answer is refused. Default: none.',
    ),
  unlockCodes: z
    .array(z.string().overwrite(foldCode).max(64))
    .max(50)
    .default([])
    .describe(
      'Unlock codes that the buyer entered, which reveal hidden and invite-only ticket types of the event; without one such a ticket type is refused as unknown. Case, blanks, kinds of dashes, full-width forms and invisible characters make no difference. Default: none.',
    ),
  promoterCode: promoterCode.describe(
    'Code of the promoter to credit with the order or registration, read as `unlockCodes` are. An unknown code is ignored, and so is a value that cannot be a code: more than 100 characters, or no text. Leave it out for none.',
  ),
};
export interface TicketRequest {
  tickets: readonly TicketLine[];
  /** The buyer's date of birth, `YYYY-MM-DD`. */
  dateOfBirth?: string;
  responses: GivenAnswers;
}
