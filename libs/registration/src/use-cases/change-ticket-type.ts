import { factOf, type Fault, type KnownFact } from '@svc/contracts';
import { type Author, type Clock, type IdGenerator, NotFound, refOf } from '@svc/kernel';
import { applies } from '@svc/ticketing';
import { changeTicketType, type TypeChange } from '../domain/change-ticket-type';
import { TooManyRegistering } from '../domain/decide-registration';
import type { AttendeeName } from '../domain/event-attendee';
import { NotBooked, type RegistrationTx, type RegistrationUnitOfWork } from '../ports/registration-tx';

export interface ChangeTicketTypeCommand extends AttendeeName {
  author: Author;
  ticketTypeId: string;
  /** True when the ticket as it is now is sent to its holder, and to whoever took the seat. */
  notify: boolean;
}

/** Tries to decide by rules that hold still; more are made only while the event is saved or sold at the very same time. */
const ATTEMPTS = 5;

/** Gives a seat, registered or bought, another ticket type at the same price, for a merchant (D-149, ADR 0159). */
export class ChangeTicketType {
  constructor(
    private readonly work: RegistrationUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes nothing where the seat has the type already.
   * @returns warnings of what the new type asks for beside
   * @throws NotFound, TypeNotChanged, InvalidInput, TooManyRegistering
   */
  async execute(command: ChangeTicketTypeCommand): Promise<readonly Fault[]> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const warnings = await this.attempt(command);
      if (warnings) return warnings;
    }
    throw new TooManyRegistering();
  }

  /** Returns undefined when the event was saved or sold meanwhile, so that the decision has to be made again. */
  private async attempt(command: ChangeTicketTypeCommand): Promise<readonly Fault[] | undefined> {
    try {
      return await this.work.run((tx) => this.changeIn(tx, command));
    } catch (error) {
      if (error instanceof NotBooked) return undefined;
      throw error;
    }
  }

  private async changeIn(tx: RegistrationTx, command: ChangeTicketTypeCommand): Promise<readonly Fault[]> {
    const { workspaceId, mode, attendeeId, ticketTypeId } = command;
    const name = { workspaceId, mode, attendeeId };
    const changing = await tx.seatTypes.lock(name);
    if (!changing) throw new NotFound('attendee');
    if (changing.seat.ticketTypeId === ticketTypeId) return [];
    const terms = await tx.seatTypes.terms(name);
    const change = changeTicketType(changing, terms, ticketTypeId, this.clock.now());
    await tx.seatTypes.change(name, changing, change, this.ids.next());
    await tx.outbox.append(this.factsOf(command, change));
    const subject = { kind: 'attendee', ref: refOf('att', attendeeId) };
    const details = { before: refOf('tkt', changing.seat.ticketTypeId), after: refOf('tkt', ticketTypeId) };
    await tx.audit.record(workspaceId, command.author, [{ action: 'change', subject, fields: ['ticketType'], details }]);
    const { taken, freed } = change;
    const isTaken = await tx.seatTypes.exchange(workspaceId, { taken, freed, checkoutId: changing.bought?.checkoutId });
    if (!isTaken && applies('capacity', 'changeType')) throw new NotBooked('sold_out');
    if ((await tx.seatTypes.terms(name)).rules.version !== terms.rules.version) throw new NotBooked('rules_changed');
    return change.warnings;
  }

  private factsOf({ workspaceId, mode, notify }: ChangeTicketTypeCommand, { after }: TypeChange): KnownFact[] {
    const { id: attendeeId, eventId, ticketTypeId, status, takenBy } = after;
    const head = () => ({ id: this.ids.next(), workspaceId, mode });
    const updated = factOf('attendee.updated.v1', head(), { attendeeId, eventId, ticketTypeId, status });
    if (!notify) return [updated];
    if ('orderId' in takenBy) return [updated, factOf('order.ticket_changed.v1', head(), { orderId: takenBy.orderId, attendeeId })];
    return [updated, factOf('registration.ticket_changed.v1', head(), { registrationId: takenBy.registrationId, attendeeId })];
  }
}
