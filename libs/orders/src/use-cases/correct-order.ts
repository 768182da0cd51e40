import { type AddressCorrection, factOf, type KnownFact, messageAddressOf } from '@svc/contracts';
import { type IdGenerator, NotFound, refOf } from '@svc/kernel';
import type { DeliveryOffer } from '../domain/change-address';
import { type CorrectedOrder, correctOrder, isOfUse, type OrderCorrection } from '../domain/correct-order';
import type { Order, OrderDetails } from '../domain/order';
import type { OrderTx, OrderUnitOfWork } from '../ports/order-tx';
import type { OrderCommand } from './change-orders';

export interface CorrectOrderCommand extends OrderCommand {
  correction: OrderCorrection;
  /** Ways of delivery of the shop. */
  offers: readonly DeliveryOffer[];
  /** True when an address that mails went to before is notified once. */
  notifyOld: boolean;
}

/** Corrects the buyer, the address and the note of an order for its merchant (D-149), in one transaction. */
export class CorrectOrder {
  constructor(
    private readonly work: OrderUnitOfWork,
    private readonly ids: IdGenerator,
  ) {}

  /** A correction that changes nothing writes nothing. @throws NotFound, and all errors of `correctOrder` */
  execute({ author, details, correction, offers, notifyOld, ...name }: CorrectOrderCommand): Promise<void> {
    return this.work.run(async (tx) => {
      const before = await tx.orders.lock(name);
      if (!before) throw new NotFound('order');
      const decided = correctOrder(before, correction, offers);
      if (decided.fields.length === 0) return;
      const corrected = { ...decided, after: await joined(tx, decided) };
      await tx.orders.correct(corrected.after, before.contact);
      await this.announce(tx, before, { ...corrected, notifyOld });
      await tx.audit.record(name.workspaceId, author, [
        {
          action: 'change',
          subject: { kind: 'order', ref: refOf('ord', before.id), name: before.number?.toString() },
          fields: [...decided.fields],
          details: decided.reissued.length > 0 ? { ...details, ticketsReissued: decided.reissued.length } : details,
        },
      ]);
    });
  }

  private async announce(
    { outbox, addresses }: OrderTx,
    before: OrderDetails,
    { after, former, reissued, notifyOld }: CorrectedOrder & { notifyOld: boolean },
  ): Promise<void> {
    const { workspaceId, mode, id: orderId, status, fulfillmentStatus } = after;
    const owner = () => ({ id: this.ids.next(), workspaceId, mode });
    const facts: KnownFact[] = [factOf('order.updated.v1', owner(), { orderId, status, fulfillmentStatus })];
    const present = messageAddressOf(after.contact);
    if (former && present) {
      const subjectIds = [orderId, ...after.items.flatMap(({ seats }) => seats.map(({ id }) => id))];
      const correction: AddressCorrection = { workspaceId, mode, subjectIds, former, present };
      await addresses.redirect(correction);
      if (notifyOld) await addresses.notifyFormer(correction, this.ids.next());
      facts.push(...seatFacts(before, after, owner), factOf('order.buyer_corrected.v1', owner(), { orderId, ...newsOf(after, reissued) }));
    }
    await outbox.append(facts);
  }
}

/** Returns the order with the contact of the address that it has now. */
async function joined({ contacts }: OrderTx, { after, former }: CorrectedOrder): Promise<OrderDetails> {
  if (!former) return after;
  const { workspaceId, mode, contact } = after;
  return { ...after, contact: { ...contact, id: await contacts.join({ workspaceId, mode, ...contact }) } };
}

/** Returns what the present address is sent: the order with its tickets, or a savings plan as of its last part. */
function newsOf(order: OrderDetails, attendeeIds: readonly string[]) {
  const last = order.payments.at(-1);
  const isSaving = order.status === 'saving' && last !== undefined;
  return {
    attendeeIds: [...attendeeIds],
    ...(isOfUse(order) && { confirms: true }),
    ...(isSaving && { part: { paymentId: last.id, isFirst: order.payments.length === 1 } }),
  };
}

function seatFacts(before: Order, after: Order, owner: () => { id: string; workspaceId: string; mode: Order['mode'] }): KnownFact[] {
  const seats = before.items.flatMap((item) => item.seats);
  const emailOf = (id: string) => seats.find((seat) => seat.id === id)?.email;
  return after.items.flatMap((item) =>
    item.seats
      .filter(({ id, email }) => after.eventId !== undefined && email !== emailOf(id))
      .map(({ id: attendeeId, ticketTypeId, status }) =>
        factOf('attendee.updated.v1', owner(), { attendeeId, eventId: after.eventId!, ticketTypeId, status }),
      ),
  );
}
