import { emailAddress, givenAnswers, type GivenAnswers, phoneNumber, withoutControls } from '@svc/contracts';
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
  name: personName.transform(blankIsNone).optional().describe('Full name, at most 120 characters; blank is absent.'),
  email: emailAddress.transform(blankIsNone).optional().describe('E-mail address; blank is absent.'),
  phone: phoneNumber
    .transform(blankIsNone)
    .optional()
    .describe('Phone number with its country code, such as `+2348031234567`; blank is absent.'),
  dateOfBirth: birthDate.transform(blankIsNone).optional().describe('Date of birth, `YYYY-MM-DD`; blank is absent.'),
};

/**
 * Form of a seat's holder, the same for registration and both checkouts (§4.3, §4.4, D-36, D-39). The rules of the event are
 * judged after it.
 */

export const seatHolder = z
  .object({
    name: personal.name.describe(
      'Full name, at most 120 characters. Required where the ticket type has `requiresAttendeeDetails`; blank is absent.',
    ),
    email: personal.email.describe(
      'E-mail address of this person. Required where a name is required and the event has `attendeeEmailRequired`; blank is absent.',
    ),
    phone: personal.phone,
    dateOfBirth: personal.dateOfBirth.describe(
      'Date of birth, `YYYY-MM-DD`. Required where the ticket type has a `minAge` and the event’s `dobMode` is `attendee`; blank is absent.',
    ),
    responses: givenAnswers
      .optional()
      .describe('Answers of this person to the questions of the ticket type, by `key`; those of the request hold when absent.'),
  })
  .nullable()
  .meta({
    id: 'SeatHolder',
    description: 'Person on one seat. Null or an empty object keeps the seat with the buyer.',
  });
export type GivenSeatHolder = z.output<typeof seatHolder>;

export const ticketLine = z
  .object({
    ticketTypeRef: z.string().max(255).describe('Ref of the ticket type (`tkt_…`), as the event lists it.'),
    quantity: z
      .number()
      .int('Give a whole number.')
      .min(1, 'Take at least one.')
      .max(1_000, 'Take at most 1,000.')
      .describe('Number of tickets, from the type’s `minPerOrder` to its `maxPerOrder`; a group ticket is one.'),
    amountMinor: z
      .number()
      .int('Give whole minor units.')
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe(
        'Donation for each ticket of a donation type, integer in the currency’s minor unit; required there and refused elsewhere. A multiple of the currency’s step: 10 in BHD, JOD, KWD, OMR and TND, 100 in MGA, 1 in all others.',
      ),
    attendees: z
      .array(seatHolder)
      .max(10_000)
      .optional()
      .describe(
        'People on the seats: one entry for each, `quantity` × the type’s `groupSize` in all, in order. Do not drop blank entries: they keep a seat with the buyer. When absent, all seats are the buyer’s.',
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
    .describe('Tickets wanted, 1 to 50 lines.'),
  dateOfBirth: personal.dateOfBirth.describe(
    'Date of birth of the buyer or registrant, `YYYY-MM-DD`. Required when a chosen ticket type has a `minAge` and the event’s `dobMode` is `order`; with `attendee` each seat needs its own instead.',
  ),
  responses: givenAnswers
    .default({})
    .describe(
      'Answers to the questions of the chosen ticket types, by `key`; none when absent. They hold for every seat without answers of its own. A required question without an answer is refused.',
    ),
  unlockCodes: z
    .array(z.string().trim().max(64))
    .max(50)
    .default([])
    .describe('Codes that reveal hidden and invite-only ticket types; without its code such a type is refused as unknown.'),
  promoterCode: z.string().trim().max(100).optional().describe('Code of a promoter who is credited with the order; ignored when unknown.'),
};
export interface TicketRequest {
  tickets: readonly TicketLine[];
  /** The buyer's date of birth, `YYYY-MM-DD`. */
  dateOfBirth?: string;
  responses: GivenAnswers;
}
