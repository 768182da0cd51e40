import { invalidBecause } from '@svc/contracts';
import { InvalidInput, NotFound } from '@svc/kernel';

/** The link of a ticket in whose place another was issued (D-80, ADR 0067): it shows nothing of the ticket, as one that never was. */
export class TicketReplaced extends NotFound {
  constructor() {
    super('ticket');
  }
}

/** Ticket types that are unknown, hidden or not on sale: one answer for all, which reveals none of them (D-46). */
export class TicketsNotOnSale extends InvalidInput {
  constructor(refs: readonly string[]) {
    super('These tickets are not on sale: leave them out, or send the code that unlocks them.', { invalid: distinct(refs) });
  }
}

/** More or fewer tickets than one may take, or another number of attendees than of seats (§4.3 r1, D-36). */
export class QuantityRefused extends InvalidInput {
  constructor(refs: readonly string[], whatToDo: string) {
    super(whatToDo, { quantity: distinct(refs) });
  }
}

/** A question that has to be answered and is not; the text is the specification's (§4.3 r2). */
export class AnswerMissing extends InvalidInput {
  constructor(label: string) {
    super(`Please answer: ${label}`);
  }
}

/** A seat whose holder has to be named and is not; the text is the specification's (§4.3 r3). */
export class AttendeeNameMissing extends InvalidInput {
  constructor(tier: string) {
    super(`Enter a name for each "${tier}" ticket`);
  }
}

/** Someone is too young, or does not say how old they are (D-48). */
export class TooYoung extends InvalidInput {
  constructor(refs: readonly string[], years: number, isMissing: boolean) {
    super(`You must be at least ${years} years old${isMissing ? ': give the date of birth.' : ' when the event starts.'}`, {
      age: distinct(refs),
    });
  }
}

/** Seats whose holders have to say when they were born, each for themselves, and do not; `paths` say where (D-96). */
export class BirthMissing extends InvalidInput {
  constructor(paths: readonly string[]) {
    const { message, details } = invalidBecause(paths.map((path) => ({ path, message: 'Give the date of birth of who sits there.' })));
    super(message, details);
  }
}

function distinct(refs: readonly string[]): string[] {
  return [...new Set(refs)];
}
