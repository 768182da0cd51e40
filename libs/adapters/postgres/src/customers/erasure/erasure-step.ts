import type { Statement } from '../../work/statement';

/**
 * Returns the hashes under which codes to a number may be stored in a workspace: one for each secret key, the current one
 * first (D-8).
 */
export type NumberHashes = (workspaceId: string, e164: string) => readonly string[];

/** Values that steps need beyond workspace and mode. */
export interface ErasureValues {
  /** Ids of the contacts that the person is, which are locked. */
  contacts: readonly string[];
  /** E-mail addresses, normalised. */
  emails: readonly string[];
  /** Phone numbers, E.164. */
  phones: readonly string[];
  /** Both: keys of registrations and uses. */
  identities: readonly string[];
  /** Texts by which a kept answer names the person: addresses, and refs of the contacts. */
  marks: readonly string[];
  /** Refs of the orders of the contacts, by which the audit log names them. */
  orderRefs: readonly string[];
  /** Hashes of the phone numbers. */
  numbers: readonly string[];
  /** Seats of others whose names are cleared as well. */
  nameless: readonly string[];
  at: Date;
}

/**
 * One statement, by hand, that erases a person from the rows of some table; its parameters are workspace, mode, and those that
 * it needs beyond them, in their order. The list of columns names it.
 */
export interface ErasureStep {
  name: string;
  needs: readonly (keyof ErasureValues)[];
  sql: Statement<object>;
}

/** Replacement where a name is required. */
export const NOBODY = 'Erased';

/** Returns SQL of the orders of contacts, given as the parameter `contacts`. */
export const theirOrders = (contacts: string) => `
  select id, checkout_id from store_order where workspace_id = $1 and mode = $2 and contact ->> 'id' = any (${contacts}::text[])`;

/** Returns SQL of the registrations of people, given as the parameter `identities`. */
export const theirRegistrations = (identities: string) =>
  `select id from registration where workspace_id = $1 and mode = $2 and guest_key = any (${identities}::text[])`;

/** Returns SQL of the condition that an address is one of the parameter `emails`. */
export const isTheirEmail = (column: string, emails: string) => `lower(btrim(${column})) = any (${emails}::text[])`;

/**
 * Returns SQL of the condition that a row has one of the person's e-mail addresses, or a phone number of theirs and no e-mail address: a row
 * with another e-mail address is somebody else's.
 */
export const isTheirs = (email: string, phone: string, { emails, phones }: { emails: string; phones: string }) =>
  `(${isTheirEmail(email, emails)} or ${email} is null and ${phone} = any (${phones}::text[]))`;
