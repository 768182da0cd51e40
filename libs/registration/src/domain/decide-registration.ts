import { invalidBecause, type AttendeeStatus } from '@svc/contracts';
import { chooseTickets, codesUsed, findShortages, takeSeats, type TakenSeats, type TicketChoice } from '@svc/ticketing';
import type { Holding, RegistrationContext } from '../ports/registration-reader';
import { seatWaiversOf, type Override } from './override';
import { TierRequiresPayment, TierSoldOut } from './registration.errors';
import type { RegistrationRequest } from './registration-request';

/** Seats for a new guest, or what a guest holds already. */
export type RegistrationDecision = { holding: Holding } | NewGuest;

export interface NewGuest extends TakenSeats {
  holding?: undefined;
  /** Of every seat: where one ticket needs the merchant's approval, the whole group waits for it. */
  status: Extract<AttendeeStatus, 'confirmed' | 'pending'>;
  unlockCodeIds: readonly string[];
}

/** What else a registration is decided by. */
export interface RegistrationTerms {
  now: Date;
  /** How many seats one registration may take (D-106). */
  mostSeats: number;
  /** What a merchant sets aside for this guest. */
  override?: readonly Override[];
}

/**
 * Whether a guest gets the seats they ask for. Refusals come in the order of D-60a: on sale, free, quantities,
 * attendees, answers, age; then who holds a seat already is told so (D-50); then what is sold out.
 * @throws TicketsNotOnSale, TierRequiresPayment, QuantityRefused, AttendeeNameMissing, AnswerMissing, BirthMissing, TooYoung, TierSoldOut, InvalidInput
 */
export function decideRegistration({ event, holding }: RegistrationContext, request: RegistrationRequest, { now, mostSeats, override = [] }: RegistrationTerms): RegistrationDecision {
  const choices = chooseTickets(request.tickets, event, now, override.includes('saleWindow'));
  refusePriced(choices);
  const taken = takeSeats(choices, request, event.rules, { now, mostSeats: override.includes('seatCeiling') ? Infinity : mostSeats, waived: seatWaiversOf(override) });
  if (holding) return { holding };
  const shortages = findShortages(choices, event);
  if (shortages.length > 0) throw new TierSoldOut(Math.min(...shortages.map(({ remaining }) => remaining)));
  return {
    ...taken,
    status: choices.some(({ tier }) => tier.approvalRequired) ? 'pending' : 'confirmed',
    unlockCodeIds: codesUsed(choices, event),
  };
}

function refusePriced(choices: readonly TicketChoice[]): void {
  const priced = choices.filter(({ tier }) => tier.kind !== 'free').map(({ ref }) => ref);
  if (priced.length > 0) throw new TierRequiresPayment([...new Set(priced)]);
  const [given] = choices.filter(({ amountMinor }) => amountMinor !== undefined).flatMap(({ lines }) => lines);
  if (given) throw invalidBecause([{ path: `${given.path}.amountMinor`, message: 'Leave it out; only a donation has an amount.' }]);
}
