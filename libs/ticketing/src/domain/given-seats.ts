import { InvalidInput } from '@svc/kernel';
import type { ChosenLine, TicketChoice } from './choose-tickets';
import type { EventRules } from './event-on-sale';
import type { SeatFault } from './seat-fault';
import { AttendeeNameMissing, QuantityRefused } from './ticketing.errors';
import type { GivenSeatHolder } from './ticket-request';

/** One seat of a request. */
export interface GivenSeat {
  choice: Pick<TicketChoice, 'ref' | 'tier'>;
  /** Which ticket of the request admits it, from 0; a group ticket admits several. */
  ticket: number;
  /** Who sits there; absent when the seat stays with the buyer (D-36). */
  holder?: NonNullable<GivenSeatHolder>;
  /** Where its holder stands in the request: `tickets[0].attendees[1]`. */
  path: string;
}

/**
 * Every seat of these tickets, in their order, with who sits there.
 * @throws QuantityRefused when there are attendees for more or fewer seats (D-36)
 */
export function giveSeats(choices: readonly TicketChoice[]): GivenSeat[] {
  refuseMiscounted(choices);
  let tickets = 0;
  return choices.flatMap((choice) =>
    choice.lines.flatMap((line) => {
      const seats = seatsOf(choice, line, tickets);
      tickets += line.quantity;
      return seats;
    }),
  );
}

function refuseMiscounted(choices: readonly TicketChoice[]): void {
  const refused = choices.filter(({ tier, lines }) =>
    lines.some(({ attendees, quantity }) => attendees && attendees.length !== quantity * tier.groupSize),
  );
  if (refused.length === 0) return;
  const { name, groupSize } = refused[0]!.tier;
  const each = groupSize === 1 ? 'one attendee' : `${groupSize} attendees`;
  throw new QuantityRefused(
    refused.map(({ ref }) => ref),
    `Give ${each} for each "${name}" ticket, null for a seat that stays with the buyer; or leave attendees out.`,
  );
}

function seatsOf(choice: TicketChoice, { quantity, attendees, path }: ChosenLine, firstTicket: number): GivenSeat[] {
  const { groupSize } = choice.tier;
  return Array.from({ length: quantity * groupSize }, (_, index) => {
    const holder = attendees?.[index];
    return {
      choice,
      ticket: firstTicket + Math.floor(index / groupSize),
      holder: holder && !isBlank(holder) ? holder : undefined,
      path: `${path}.attendees[${index}]`,
    };
  });
}

/** Whether nothing is told of who sits there. */
export function isBlank(holder: NonNullable<GivenSeatHolder>): boolean {
  return Object.values(holder).every((value) => value === undefined || (typeof value === 'object' && Object.keys(value).length === 0));
}

/** Names that have to be told and are not (§4.3 r3), then e-mails, where the event asks for them. */
export function findNameless(seats: readonly GivenSeat[], { attendeeEmailRequired }: EventRules): SeatFault[] {
  const detailed = seats.filter(({ choice }) => choice.tier.requiresAttendeeDetails);
  const nameless = detailed.filter(({ holder }) => !holder?.name);
  const unreachable = attendeeEmailRequired ? detailed.filter(({ holder }) => !holder?.email) : [];
  return [
    ...nameless.map(({ path, choice }): SeatFault => ({ kind: 'name', path: `${path}.name`, refusal: new AttendeeNameMissing(choice.tier.name) })),
    ...unreachable.map(({ path, choice }): SeatFault => ({ kind: 'email', path: `${path}.email`, refusal: new InvalidInput(`Enter an e-mail for each "${choice.tier.name}" ticket`) })),
  ];
}
