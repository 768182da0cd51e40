import { invalidBecause } from '@svc/contracts';
import { DomainError, InvalidInput, NotFound, refOf } from '@svc/kernel';

/**
 * Thrown for the link of a ticket that another has replaced (D-80, ADR 0067): the link shows nothing of the ticket, like an
 * unknown one.
 */
export class TicketReplaced extends NotFound {
  constructor() {
    super('ticket');
  }
}

/** Thrown for ticket types that are unknown, hidden or not on sale: one answer for all, which reveals none of them (D-46). */
export class TicketsNotOnSale extends InvalidInput {
  constructor(refs: readonly string[]) {
    super('These tickets are not on sale: leave them out, or send the code that unlocks them.', { invalid: distinct(refs) });
  }
}

/** Thrown for tickets of an event that its merchant has cancelled: no path gives any (D-147). */
export class EventIsCancelled extends InvalidInput {
  constructor(eventId: string) {
    super('This event is cancelled: nobody can register for it or buy its tickets any more.', { cancelled: [refOf('evt', eventId)] });
  }
}

/** Thrown for ticket types none of whose valid days is left, since the merchant has cancelled days (D-147). */
export class DaysAreCancelled extends InvalidInput {
  constructor(refs: readonly string[]) {
    super('These tickets are for days that are cancelled: leave them out.', { invalid: distinct(refs), cancelled: distinct(refs) });
  }
}

/** Thrown for tickets that the merchant approves, where seats are bought: they are asked for by registration (D-144). */
export class ApprovalNeeded extends InvalidInput {
  constructor(refs: readonly string[]) {
    super(
      'The organiser approves each guest with these tickets, so they are not bought: leave them out, and ask for them by registration.',
      { invalid: distinct(refs), approval: distinct(refs) },
    );
  }
}

/** Thrown for tickets with a price where nothing is sold (§4.4 r1). */
export class TierRequiresPayment extends DomainError {
  constructor(refs: readonly string[]) {
    super('TIER_REQUIRES_PAYMENT', 'These tickets are not free: open an event checkout for them from your server.', {
      tickets: distinct(refs),
    });
  }
}

/** Thrown for more or fewer tickets than allowed, or another number of attendees than of seats (§4.3 r1, D-36). */
export class QuantityRefused extends InvalidInput {
  constructor(refs: readonly string[], whatToDo: string) {
    super(whatToDo, { quantity: distinct(refs) });
  }
}

/** Thrown for a required question without an answer; the text is the specification's (§4.3 r2). */
export class AnswerMissing extends InvalidInput {
  constructor(label: string) {
    super(`Please answer: ${label}`);
  }
}

/** Thrown for a seat without a required name; the text is the specification's (§4.3 r3). */
export class AttendeeNameMissing extends InvalidInput {
  constructor(tier: string) {
    super(`Enter a name for each "${tier}" ticket`);
  }
}

/** Thrown when a person is too young or gives no age (D-48). */
export class TooYoung extends InvalidInput {
  constructor(refs: readonly string[], years: number, isMissing: boolean) {
    super(`You must be at least ${years} years old${isMissing ? ': give the date of birth.' : ' when the event starts.'}`, {
      age: distinct(refs),
    });
  }
}

/** Thrown for seats whose holders have to give their own dates of birth, and do not; `paths` are the fields (D-96). */
export class BirthMissing extends InvalidInput {
  constructor(paths: readonly string[]) {
    const { message, details } = invalidBecause(paths.map((path) => ({ path, message: 'Give the date of birth of who sits there.' })));
    super(message, details);
  }
}

function distinct(refs: readonly string[]): string[] {
  return [...new Set(refs)];
}
