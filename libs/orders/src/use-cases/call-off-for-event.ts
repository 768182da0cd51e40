import type { Clock, IdGenerator } from '@svc/kernel';
import { type Refund, takenByHand } from '@svc/payments';
import { endedFor, type EndingCancellation, endingOf } from '@svc/ticketing';
import { callOffForEvent } from '../domain/call-off-for-event';
import { type DueBack, refundForEvent } from '../domain/refund-for-event';
import type { OrderName } from '../domain/order';
import type { EventRefundName, OrderTx, OrderUnitOfWork } from '../ports/order-tx';
import type { OrderChanges, WrittenChange } from './change-orders';

/** Order of a cancelled event. */
export interface OrderOfEvent extends OrderName {
  eventId: string;
}

/**
 * Calls the tickets of a cancelled event off, or those of some ticket types of it, of one order, and refunds them where the merchant wants
 * that (D-147).
 */
export class CallOffForEvent {
  constructor(
    private readonly changes: OrderChanges,
    private readonly work: OrderUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** An order is refunded for an event, or for a day of it, once, however often this runs, and whatever becomes of the refund. */
  execute({ eventId, ...name }: OrderOfEvent, choices: EndingCancellation): Promise<void> {
    const { refund, dayId, ticketTypeId, ticketTypeIds } = choices;
    const tickets = { eventId, ticketTypeIds, dayId, ticketTypeId };
    const cancelled = { ...name, cancelledId: endedFor(tickets) };
    return this.work.run(async (tx) => {
      const before = await tx.orders.lock(name);
      if (!before) return;
      const now = this.clock.now();
      const refunds = refund === 'all' && !(await tx.eventRefunds.has(cancelled));
      if (!refunds) await this.write(tx, { ...callOffForEvent(before, tickets, now), before, now }, choices);
      else await this.refund(tx, cancelled, { ...refundForEvent(before, tickets, now), before, now }, choices);
    });
  }

  private async refund(
    tx: OrderTx,
    cancelled: EventRefundName,
    { byHandMinor, ...change }: WrittenChange & DueBack,
    choices: EndingCancellation,
  ): Promise<void> {
    const { before, now } = change;
    const refunds = await this.write(tx, change, choices);
    if (byHandMinor > 0) await tx.exceptions.insert(takenByHand({ id: this.ids.next(), order: before, amountMinor: byHandMinor, now }));
    await tx.eventRefunds.note(cancelled, { refundIds: refunds.map(({ id }) => id), byHandMinor, at: now });
  }

  /** Writes a change, if it is one; the audit log names who moved money. */
  private async write(tx: OrderTx, change: WrittenChange, choices: EndingCancellation): Promise<Refund[]> {
    const { reason, by: author } = choices;
    const isMoved = change.refundMinor > 0;
    if (!isMoved && change.after === change.before) return [];
    return this.changes.write(tx, { ...change, ofEvent: endingOf(choices) }, isMoved ? { author, reason } : {});
  }
}
