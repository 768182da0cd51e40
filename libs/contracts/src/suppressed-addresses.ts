/**
 * Mails that the owner of an address has ended: `mailings` are mails of a shop that are not about their event, and its newsletter; `named`
 * are mails about seats that somebody else took for them (D-152, D-153).
 */
export const SUPPRESSIONS = ['mailings', 'named'] as const;
export type Suppression = (typeof SUPPRESSIONS)[number];

/** An address whose owner has ended mails of a workspace. */
export interface SuppressedAddress {
  workspaceId: string;
  what: Suppression;
  /** E-mail address, in whatever form. */
  email: string;
}

/**
 * Addresses whose owners have ended mails, within one transaction: kept as hashes under a key of the workspace, so that they go on holding
 * after the person is erased (D-152).
 */
export interface SuppressedAddresses {
  has(address: SuppressedAddress): Promise<boolean>;
  /** Adds an address; repeating it changes nothing. */
  add(address: SuppressedAddress, at: Date): Promise<void>;
  /** Removes an address, whose owner wants these mails again. */
  remove(address: SuppressedAddress): Promise<void>;
}
