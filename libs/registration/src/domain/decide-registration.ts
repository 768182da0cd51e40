import {
  chooseTickets,
  codesUsed,
  type EventOnSale,
  findShortages,
  inLockOrder,
  normalisedEmail,
  personal,
  personName,
  SEAT_WAIVERS,
  seatChanges,
  type SeatWaiver,
  type TakenSeats,
  requireFree,
  takeSeats,
  type TicketChoice,
  type TicketPath,
  ticketRequest,
  waitsForApproval,
} from '@svc/ticketing';
import { z } from 'zod';
import { DomainError, InvalidInput, type Mode } from '@svc/kernel';
import { type AttendeeStatus, factOf, invalidBecause, type RegistrationSource, textProblem } from '@svc/contracts';
import type { Holding, RegistrationContext, SeatPlan } from '../ports/registering';
import { leadOf, type Registration } from './registration';

const registrant = z
  .object({
    name: personName.min(1, 'Give a name.').describe('Full name of the guest who registers, at most 120 characters.'),
    email: personal.email.describe(
      'E-mail address of the guest who registers, to which confirmation, calendar invite and tickets are sent. Registering again for the event with the same address returns the first registration. Required without `phone`.',
    ),
    phone: personal.phone.describe(
      'Phone number of the guest who registers, in international form such as `+2348031234567`. Guests without an e-mail address get the confirmation by SMS to that number. Required without `email`.',
    ),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, 'Give an e-mail or a phone number.')
  .meta({ id: 'Registrant', description: 'Person who registers. An e-mail or a phone number is required.' });

/** Request of a guest (§4.4). Unknown fields are ignored. */
export const registrationRequest = z
  .object({
    ...ticketRequest,
    contact: registrant.describe('Guest who registers for the event: name, and e-mail address or phone number.'),
  })
  .meta({ id: 'RegistrationRequest', description: 'Request to register for an event. All tickets have to be free.' });
export type RegistrationRequest = z.output<typeof registrationRequest>;

/** Returns the codes of a request, as they are looked up. */
export function codesOf({ unlockCodes, promoterCode }: RegistrationRequest) {
  return { unlockCodes, promoterCode: promoterCode || undefined };
}

/** Returns the key that identifies a guest at an event: the email, else the phone (D-50). */
export function guestKeyOf({ email, phone }: RegistrationRequest['contact']): string {
  return email === undefined ? phone! : normalisedEmail(email);
}

/** Rules that a merchant may waive for a guest of their own. Capacity is none of them: seats that do not exist cannot be given. */
export const OVERRIDES = ['saleWindow', ...SEAT_WAIVERS, 'seatCeiling'] as const;
export type Override = (typeof OVERRIDES)[number];

/** Returns the overrides that concern the people on the seats. */
export function seatWaiversOf(overrides: readonly Override[]): SeatWaiver[] {
  return SEAT_WAIVERS.filter((waiver) => overrides.includes(waiver));
}

/** Other registrations were faster each time that the request was tried. */
export class TooManyRegistering extends DomainError {
  constructor() {
    super('CONFLICT', 'Too many guests are registering at this moment; send the same request again.');
  }
}

/** Refusal of more tickets than are left (§4.4 r3). */
export class TierSoldOut extends DomainError {
  constructor(remaining: number) {
    super(
      'TIER_SOLD_OUT',
      remaining === 0 ? 'These tickets are sold out.' : `Only ${remaining} of these tickets ${remaining === 1 ? 'is' : 'are'} left.`,
      {
        remaining,
      },
    );
  }
}

/** Seats for a new guest, or the present holding of a known one. */
export type RegistrationDecision = { holding: Holding } | NewGuest;

export interface NewGuest extends TakenSeats {
  holding?: undefined;
  /** Status of every seat: where one ticket needs the merchant's approval, the whole group waits for it. */
  status: Extract<AttendeeStatus, 'confirmed' | 'pending'>;
  unlockCodeIds: readonly string[];
}

/** Further terms of a registration. */
export interface RegistrationTerms {
  path: TicketPath;
  now: Date;
  /** Most seats of one registration (D-106). */
  mostSeats: number;
  /** Rules that the merchant waives for this guest. */
  override?: readonly Override[];
}

/**
 * Decides about the requested seats of a guest. Refusals come in the order of D-60a: on sale, free, quantities, attendees, answers,
 * age; then a guest who holds a seat already keeps that one (D-50); then sold-out tickets.
 * @throws TicketsNotOnSale, TierRequiresPayment, QuantityRefused, AttendeeNameMissing, AnswerMissing, BirthMissing, TooYoung,
 * TierSoldOut, InvalidInput
 */
export function decideRegistration(
  { event, holding }: RegistrationContext,
  request: RegistrationRequest,
  terms: RegistrationTerms,
): RegistrationDecision {
  const chosen = chooseSeats(event, request, terms);
  if (holding?.isGivenAway)
    throw invalidBecause([
      {
        path: 'contact.email',
        message: 'This e-mail has given its place at this event to somebody else, and registers once. Ask the organiser for another.',
      },
    ]);
  return holding ? { holding } : newGuestOf(chosen, event, terms.path);
}

/** Decides about the requested seats as if nobody had registered with this contact before; throws as `decideRegistration` does. */
export function decideNewGuest(event: EventOnSale, request: RegistrationRequest, terms: RegistrationTerms): NewGuest {
  return newGuestOf(chooseSeats(event, request, terms), event, terms.path);
}

interface ChosenSeats {
  choices: readonly TicketChoice[];
  taken: TakenSeats;
}

function chooseSeats(
  event: EventOnSale,
  request: RegistrationRequest,
  { path, now, mostSeats, override = [] }: RegistrationTerms,
): ChosenSeats {
  const choices = chooseTickets(request.tickets, event, { path, now, isSaleOpen: override.includes('saleWindow') });
  requireFree(choices, path);
  const taken = takeSeats(choices, request, event.rules, {
    path,
    now,
    mostSeats: override.includes('seatCeiling') ? Infinity : mostSeats,
    waived: seatWaiversOf(override),
  });
  return { choices, taken };
}

function newGuestOf({ choices, taken }: ChosenSeats, event: EventOnSale, path: TicketPath): NewGuest {
  const shortages = findShortages(choices, event, path);
  if (shortages.length > 0) throw new TierSoldOut(Math.min(...shortages.map(({ remaining }) => remaining)));
  return {
    ...taken,
    status: choices.some(({ tier }) => waitsForApproval(tier, path)) ? 'pending' : 'confirmed',
    unlockCodeIds: codesUsed(choices, event),
  };
}

export interface Enrolment {
  workspaceId: string;
  mode: Mode;
  context: RegistrationContext;
  request: RegistrationRequest;
  guest: NewGuest;
  source: RegistrationSource;
  /** Language in which the guest is served, BCP 47. */
  language?: string;
  now: Date;
}

/** Creates the records of a new guest: one group of seats, one fact (D-78), and the changes of each counter. */
export function enrol({ workspaceId, mode, context, request, guest, source, language, now }: Enrolment, nextId: () => string): SeatPlan {
  const { rules } = context.event;
  const registration: Registration = {
    workspaceId,
    mode,
    id: nextId(),
    eventId: rules.id,
    contact: request.contact,
    dateOfBirth: request.dateOfBirth,
    responses: guest.responses,
    unlockCodeIds: guest.unlockCodeIds,
    promoterCode: context.promoterCode,
    language,
    source,
    createdAt: now,
    seats: guest.seats.map((seat) => ({ ...seat, id: nextId(), status: guest.status, serial: 1 })),
  };
  const lead = leadOf(registration.seats);
  const codes = guest.unlockCodeIds.map((subjectId) => ({ kind: 'unlock_code' as const, subjectId, count: 1 }));
  return {
    registration,
    guestKey: guestKeyOf(request.contact),
    eventVersion: rules.version,
    changes: inLockOrder([...seatChanges(rules.id, registration.seats), ...codes]),
    fact: factOf(
      'attendee.registered.v1',
      { id: nextId(), workspaceId, mode },
      {
        registrationId: registration.id,
        attendeeId: lead.id,
        eventId: rules.id,
        eventSlug: rules.slug,
        ticketTypeId: lead.ticketTypeId,
        status: lead.status,
        attendeeCount: registration.seats.length,
        source,
      },
    ),
  };
}

/** Advice for the merchant, besides the message for the guest. */
const WHAT_TO_SET = {
  country: 'Texts go to the countries of texts.countries alone. Have the operator add this one if its guests should be reached.',
  workspace:
    'The country of the workspace is not known, so texts go nowhere. Give it the time zone of a country, or have the operator set texts.countries, before guests register by phone alone.',
};

/**
 * Requires that a guest without an e-mail can be reached by text (D-107).
 * @param countries countries to which the workspace may send texts
 * @throws InvalidInput, with `details.setting` where the merchant may change it
 */
export function checkTextReach(phone: string, countries: readonly string[]): void {
  const problem = textProblem(phone, countries);
  if (!problem) return;
  const { of, message } = problem;
  const fields = { 'contact.phone': message };
  throw new InvalidInput(
    `contact.phone: ${message}`,
    of === 'number' ? { fields } : { fields, setting: 'texts.countries', reason: WHAT_TO_SET[of], accepted: [...countries] },
  );
}
