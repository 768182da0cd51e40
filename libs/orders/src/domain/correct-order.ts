import {
  correctPerson,
  type DeliveryAddress,
  isSameAddressee,
  type MessageAddress,
  messageAddressOf,
  isSameEmail,
  type PersonCorrection,
} from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';
import { type Attendee, withNextTicket } from '@svc/ticketing';
import { correctAddress, type DeliveryOffer } from './change-address';
import { ACTIVE_STATUSES, type Order, type OrderContact, type OrderDetails, type OrderItem } from './order';

/** Details of an order that its merchant corrects: an absent field stays as it is, null empties it (D-149). */
export interface OrderCorrection {
  contact?: PersonCorrection;
  note?: string | null;
  deliveryAddress?: DeliveryAddress;
}

/** Field of an order that a correction changed, as the audit log names it. */
export type CorrectedField = 'contact.name' | 'contact.email' | 'contact.phone' | 'note' | 'deliveryAddress';

/** Order after a correction. */
export interface CorrectedOrder {
  after: OrderDetails;
  fields: readonly CorrectedField[];
  /** Address that messages went to, where they go to another now. */
  former?: MessageAddress;
  /** Ids of the seats with a new ticket. */
  reissued: readonly string[];
}

/**
 * Corrects the buyer, the address and the note of an order (D-149). Where messages go to another address, the links of the order get the
 * next serial, seats with the former address have the present one, and seats whose ticket went there get new tickets: all that are neither
 * checked in nor given away.
 * @param offers ways of delivery of the shop
 * @throws InvalidInput when neither an e-mail address nor a phone number would be left, the buyer was erased, or the delivery address
 * cannot be corrected, or a savings plan is to have a note
 */
export function correctOrder(order: OrderDetails, correction: OrderCorrection, offers: readonly DeliveryOffer[]): CorrectedOrder {
  const contact = correctedContact(order.contact, correction.contact ?? {});
  const [before, present] = [messageAddressOf(order.contact), messageAddressOf(contact)];
  const isMoved = !isSameAddressee(before, present);
  const note = correctedNote(order, correction.note);
  const { totals, deliveryAddress } = correction.deliveryAddress ? correctAddress(order, correction.deliveryAddress, offers) : order;
  const moved = isMoved ? withNewLinks(order, contact) : order;
  const after = { ...moved, contact, note, totals, deliveryAddress };
  return {
    after,
    fields: changedFields(order, after),
    reissued: isMoved
      ? seatsOf(after)
          .filter((seat, at) => seat.serial > seatsOf(order)[at]!.serial)
          .map(({ id }) => id)
      : [],
    ...(isMoved && before && { former: before }),
  };
}

/** Returns whether the buyer has something of the order to read, to show or to pay: what a mail to the present address has. */
export function isOfUse({ status, items }: Pick<Order, 'status' | 'items'>): boolean {
  return ACTIVE_STATUSES.includes(status) && items.some(({ line, refundedQuantity }) => refundedQuantity < line.quantity);
}

function correctedContact(contact: OrderContact, correction: PersonCorrection): OrderContact {
  const isChanged = Object.values(correction).some((value) => value !== undefined);
  if (isChanged && !messageAddressOf(contact))
    throw new InvalidInput('The buyer of this order was erased, so nothing of them can be corrected.', { invalid: ['contact'] });
  const corrected = { ...contact, ...correctPerson(contact, correction), name: correction.name ?? contact.name };
  if (isChanged && !messageAddressOf(corrected))
    throw new InvalidInput('Leave an e-mail address or a phone number: the buyer is reached by it.', { invalid: ['contact'] });
  return corrected;
}

function correctedNote(order: Order, note: string | null | undefined): string | undefined {
  if (note === undefined) return order.note;
  if (order.status === 'saving') throw new InvalidInput('A savings plan takes no note before it is complete.', { invalid: ['note'] });
  return note ?? undefined;
}

function withNewLinks(order: OrderDetails, present: OrderContact): OrderDetails {
  const { linkSerial = 1, contact: former } = order;
  const items = order.items.map((item): OrderItem => ({ ...item, seats: item.seats.map((seat) => corrected(seat, former, present)) }));
  return { ...order, items, linkSerial: linkSerial + 1 };
}

function corrected(seat: Attendee, former: OrderContact, present: OrderContact): Attendee {
  if (seat.givenAt) return seat;
  return withNextTicket(isSameEmail(seat.email, former.email) ? { ...seat, email: present.email } : seat);
}

const seatsOf = ({ items }: Pick<Order, 'items'>): Attendee[] => items.flatMap(({ seats }) => seats);

function changedFields(before: Order, after: Order): CorrectedField[] {
  const values: readonly [CorrectedField, unknown, unknown][] = [
    ['contact.name', before.contact.name, after.contact.name],
    ['contact.email', before.contact.email, after.contact.email],
    ['contact.phone', before.contact.phone, after.contact.phone],
    ['note', before.note, after.note],
    ['deliveryAddress', before.deliveryAddress, after.deliveryAddress],
  ];
  return values.flatMap(([field, one, other]) => (one === other ? [] : [field]));
}
