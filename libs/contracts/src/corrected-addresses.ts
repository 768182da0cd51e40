import type { Mode } from '@svc/kernel';
import { normalisedEmail } from './rules/text/email-address';

/** Address that messages to a person go to. */
export interface MessageAddress {
  channel: 'email' | 'sms';
  /** E-mail address, or phone number in E.164. */
  recipient: string;
}

/** Returns the address that messages to a person go to: by e-mail, else by SMS; undefined without either. */
export function messageAddressOf({ email, phone }: { email?: string; phone?: string }): MessageAddress | undefined {
  if (email) return { channel: 'email', recipient: email };
  return phone ? { channel: 'sms', recipient: phone } : undefined;
}

/** Returns true when messages go to the same address, however it is spelt. */
export function isSameAddressee(one: MessageAddress | undefined, other: MessageAddress | undefined): boolean {
  const keyOf = (address: MessageAddress | undefined) => address && `${address.channel} ${normalisedEmail(address.recipient)}`;
  return keyOf(one) === keyOf(other);
}

/** Name and addresses of a person, as far as they are known. */
export interface PersonDetails {
  name?: string;
  email?: string;
  /** E.164. */
  phone?: string;
}

/** Details of a person to correct: an absent field stays as it is, null empties it (D-149). */
export interface PersonCorrection {
  name?: string;
  email?: string | null;
  phone?: string | null;
}

/** Returns the details of a person after a correction. */
export function correctPerson(person: PersonDetails, { name, email, phone }: PersonCorrection): PersonDetails {
  return {
    name: name ?? person.name,
    email: email === undefined ? person.email : (email ?? undefined),
    phone: phone === undefined ? person.phone : (phone ?? undefined),
  };
}

/** Contacts of the shop, within the transaction that corrects a person. */
export interface JoinedContacts {
  /** Returns the id of the contact with the address of a person, a new one if need be; nobody erases it until the transaction ends. */
  join(person: { workspaceId: string; mode: Mode } & PersonDetails): Promise<string>;
}

/** Correction of the address that messages about an order, a registration or a seat go to (D-149). */
export interface AddressCorrection {
  workspaceId: string;
  mode: Mode;
  /** Ids of the order or registration and of its seats. */
  subjectIds: readonly string[];
  /** Address that messages went to. */
  former: MessageAddress;
  /** Address that they go to now. */
  present: MessageAddress;
}

/** Messages to addresses that were corrected, within the transaction that corrects them. */
export interface CorrectedAddresses {
  /** Sends what waits for the former address to the present one. */
  redirect(correction: AddressCorrection): Promise<void>;
  /**
   * Notifies the former address once, without names and links, in live mode.
   * @param messageId UUIDv7
   */
  notifyFormer(correction: Omit<AddressCorrection, 'present'>, messageId: string): Promise<void>;
}
