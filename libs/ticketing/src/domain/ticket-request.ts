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
  name: personName.transform(blankIsNone).optional(),
  email: emailAddress.transform(blankIsNone).optional(),
  phone: phoneNumber.transform(blankIsNone).optional(),
  dateOfBirth: birthDate.transform(blankIsNone).optional(),
};

/**
 * Form of a seat's holder, the same for registration and both checkouts (§4.3, §4.4, D-36, D-39). The rules of the event are
 * judged after it.
 */

export const seatHolder = z
  .object({ ...personal, responses: givenAnswers.optional() })
  .nullable()
  .meta({
    id: 'SeatHolder',
    description:
      'Who sits there; null or an empty object keeps the seat with the buyer. Of a tier with a minimum age, where the event asks each attendee, the date of birth has to be told.',
  });
export type GivenSeatHolder = z.output<typeof seatHolder>;

export const ticketLine = z
  .object({
    ticketTypeRef: z.string().max(255),
    quantity: z.number().int('Give a whole number.').min(1, 'Take at least one.').max(1_000, 'Take at most 1,000.'),
    amountMinor: z
      .number()
      .int('Give whole minor units.')
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe(
        'For each ticket of a donation tier, and only there; a multiple of the step of the currency (10 in BHD, JOD, KWD, OMR and TND, 100 in MGA, 1 in all others).',
      ),
    attendees: z.array(seatHolder).max(10_000).optional().describe('One entry for each seat, quantity × groupSize of them.'),
  })
  .meta({ id: 'TicketLine' });
export type TicketLine = z.output<typeof ticketLine>;

/** Fields of every request for tickets of an event. */
export const ticketRequest = {
  tickets: z.array(ticketLine).min(1, 'Name the tickets wanted.').max(50, 'Use at most 50 lines.'),
  dateOfBirth: personal.dateOfBirth.describe(
    'Required when a chosen tier has a minimum age and the event asks once per order; where it asks each attendee, it stands in for none.',
  ),
  responses: givenAnswers.default({}).describe('Answers by the keys of the form fields of the chosen tiers.'),
  unlockCodes: z.array(z.string().trim().max(64)).max(50).default([]).describe('Codes that reveal hidden and invite-only tiers.'),
  promoterCode: z.string().trim().max(100).optional().describe('Ignored when unknown.'),
};
export interface TicketRequest {
  tickets: readonly TicketLine[];
  /** The buyer's date of birth, `YYYY-MM-DD`. */
  dateOfBirth?: string;
  responses: GivenAnswers;
}
