import { FinalConflict, type Mode, refOf } from '@svc/kernel';
import { normalisedEmail } from '@svc/ticketing';
import type { Contact } from './contact';

/** Addresses by which a person is looked for in one workspace and mode: an e-mail address, a phone number, or both. */
export interface PersonAddresses {
  workspaceId: string;
  mode: Mode;
  email?: string;
  /** E.164. */
  phone?: string;
}

/** Person as the rows of a workspace and mode know them. */
export interface Person {
  workspaceId: string;
  mode: Mode;
  /** Ids of the contacts with one of the addresses. */
  contacts: readonly string[];
  /** Normalised. */
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
}

/** Contacts and e-mail addresses that are stored beside addresses of a person. */
export interface StoredBeside {
  /** Contacts with one of the e-mail addresses, or with the phone number and no e-mail address. */
  contacts: readonly Contact[];
  /** E-mail addresses that contacts, registrations or seats have beside the phone number, normalised, each once. */
  emails: readonly string[];
}

/**
 * Returns the person with an address (D-152). The contact of an e-mail address brings its phone number along. A phone number alone brings
 * the e-mail address along that is stored beside it, where there is one and no contact has the number alone; where there are several, they
 * are other people's, whose rows lose the number only.
 */
export function personWith({ workspaceId, mode, email, phone }: PersonAddresses, { contacts, emails }: StoredBeside): Person {
  const givenEmails = email === undefined ? [] : [normalisedEmail(email)];
  const isAlone = contacts.some((contact) => contact.email === undefined && contact.phone === phone);
  const theirEmails = email === undefined && emails.length === 1 && !isAlone ? emails : givenEmails;
  const withEmail = contacts.filter((contact) => contact.email !== undefined && theirEmails.includes(contact.email));
  const phones = [...new Set([phone, ...withEmail.map((contact) => contact.phone)])].filter((each) => each !== undefined);
  const withPhone = contacts.filter(
    (contact) => contact.email === undefined && contact.phone !== undefined && phones.includes(contact.phone),
  );
  return { workspaceId, mode, contacts: [...withEmail, ...withPhone].map(({ id }) => id), emails: theirEmails, phones };
}

/** Seat with an address of a person, or their seat in a checkout that is not paid. */
export interface NamedSeat {
  id: string;
  name?: string;
  /** Part of an order, registration or checkout of the person. */
  isOwn: boolean;
}

/** Seat of somebody else's order or registration that keeps its name until the merchant decides. */
export type KeptName = Required<Pick<NamedSeat, 'id' | 'name'>>;

/** Returns a name as it is compared with others: without regard to case and blanks. */
export const foldedName = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/**
 * Decides which names are cleared on seats of others (D-152): all, where the seats with the address have one name; where they have several,
 * such as those of a class that its teacher registered, only the ones that the merchant has chosen.
 */
export function decideNames(seats: readonly NamedSeat[], chosen: readonly string[] = []): { cleared: string[]; kept: KeptName[] } {
  const names = new Set(seats.flatMap(({ name }) => (name === undefined ? [] : [foldedName(name)])));
  const ofOthers = seats.filter(({ isOwn }) => !isOwn);
  const isCleared = ({ id }: NamedSeat) => names.size <= 1 || chosen.includes(id);
  return {
    cleared: ofOthers.filter(isCleared).map(({ id }) => id),
    kept: ofOthers.filter((seat) => !isCleared(seat)).flatMap(({ id, name }) => (name === undefined ? [] : [{ id, name }])),
  };
}

/** Ids of what a person has still to get or to pay. */
export interface OpenBusiness {
  /** Orders with a balance due. */
  orders: readonly string[];
  /** Seats at events that are not over. */
  seats: readonly string[];
  /** Checkouts of savings plans that go on. */
  plans: readonly string[];
}

/** An erasure would end what is still open (409); `force` goes on. */
export class HasOpenBusiness extends FinalConflict {
  constructor({ orders, seats, plans }: OpenBusiness) {
    super(
      `The person has ${sentenceOf({ orders, seats, plans })}. Settle or cancel that first, or repeat with ?force=true: the person is erased then, what is open goes on without their details, and no mail about it reaches them.`,
      {
        openBusiness: {
          orders: orders.map((id) => refOf('ord', id)),
          attendees: seats.map((id) => refOf('att', id)),
          checkouts: plans.map((id) => refOf('chk', id)),
        },
      },
    );
  }
}

/** Refuses to erase a person with a balance due, a seat to come or an open plan, unless it is forced (D-152). @throws HasOpenBusiness */
export function refuseOpenBusiness(business: OpenBusiness, force: boolean): void {
  if (!force && [business.orders, business.seats, business.plans].some(({ length }) => length > 0)) throw new HasOpenBusiness(business);
}

function sentenceOf({ orders, seats, plans }: OpenBusiness): string {
  const parts = [
    counted(orders, 'order with a balance due', 'orders with a balance due'),
    counted(seats, 'seat to come', 'seats to come'),
    counted(plans, 'open savings plan', 'open savings plans'),
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

const counted = ({ length }: readonly string[], one: string, several: string): string | undefined =>
  length === 0 ? undefined : `${length} ${length === 1 ? one : several}`;
