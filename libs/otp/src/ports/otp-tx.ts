import { type AuditTrail, UnitOfWork } from '@svc/kernel';
import type { Challenge, ChallengeName, Handover } from '../domain/challenge';
import type { CreditKey, LedgerEntry, NewLedgerEntry } from '../domain/wallet';

/** A code whose process is gone, with its progress. */
export interface LeftCode extends ChallengeName {
  handover: Exclude<Handover, 'ended'>;
}

/** Challenges that were not sent, or are over, within a transaction. */
export interface ChallengeStore {
  /** Ends a challenge that was not sent, so that it counts toward no limit; returns its charge, or undefined when it has ended before. */
  fail(name: ChallengeName, end: { at: Date; reason: string }): Promise<Challenge['charge'] | undefined>;
  /** Marks a challenge whose sending remains unknown, for the merchant to see. */
  unclear(name: ChallengeName, mark: { at: Date; reason: string }): Promise<void>;
  /** Locks a challenge that was charged before and left unfinished, until the transaction ends; undefined when there is none. */
  takeLeft(before: Date): Promise<LeftCode | undefined>;
  /** Deletes up to `most` challenges of test mode that were made before, in all workspaces. Returns the number. */
  purgeTests(before: Date, most: number): Promise<number>;
  /** Deletes up to `most` hourly counts of codes by key from hours that began before; returns the number of hours. */
  purgeHours(before: Date, most: number): Promise<number>;
  /** Deletes records of codes that the service's own number sent before; returns the number of codes. */
  purgeServiceSends(before: Date): Promise<number>;
}

/** Wallet that pays for codes, within a transaction. */
export interface Wallet {
  /**
   * Books a credit, charge or refund, and returns the entry with the balance after it. The entries of a wallet always sum up to its
   * balance.
   */
  book(entry: NewLedgerEntry, key?: CreditKey): Promise<LedgerEntry>;
  /**
   * Returns the credit that was booked with this key, and the fingerprint of its request; locks the key until the transaction ends. A
   * credit from `forgottenUntil` or before no longer holds the key.
   */
  creditedBy(workspaceId: string, key: string, forgottenUntil: Date): Promise<{ entry: LedgerEntry; fingerprint: string } | undefined>;
}

export interface OtpTx {
  challenges: ChallengeStore;
  wallet: Wallet;
  audit: AuditTrail;
}

/** Runs work on challenges and wallets in one transaction. */
export abstract class OtpUnitOfWork extends UnitOfWork<OtpTx> {}
