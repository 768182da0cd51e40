import { UnitOfWork, type AuditTrail, type Mode } from '@svc/kernel';
import type { Challenge, ChallengeName } from '../domain/challenge';
import type { LedgerEntry, LedgerMove } from '../domain/ledger';
import type { GuessStore } from './guess-store';
import type { SendWatch } from './send-watch';

/** Whose sends are limited: those to one number, and those by one access key. */
export interface SendsOf {
  workspaceId: string;
  mode: Mode;
  destinationHash: string;
  keyId: string;
}

/** What was sent before. A send that the provider refused at once counts as none. */
export interface RecentSends {
  /** Times of those to the number after `since`, newest first, ten at most. */
  toDestination: Date[];
  /** The time of the key's `most`-th newest after `since`; undefined while there are fewer. */
  fullSince?: Date;
}

/** Challenges as they are sent, within a transaction. */
export interface ChallengeStore {
  /** Nobody else sends to the number or by the key until the transaction ends. To be called before anything is read. */
  lockSends(of: SendsOf): Promise<void>;
  recentSends(of: SendsOf, window: { since: Date; most: number }): Promise<RecentSends>;
  insert(challenge: Challenge): Promise<void>;
  /** What the provider calls the message that it took. */
  accepted(name: ChallengeName, providerRef: string): Promise<void>;
  /** Ends one that the provider refused; answers its charge, or undefined when it has ended before. */
  fail(name: ChallengeName, end: { at: Date; reason: string }): Promise<Challenge['charge'] | undefined>;
}

/** The money that codes are paid from, within a transaction. */
export interface Wallet {
  /**
   * Books a movement, and answers it with the balance it leaves; undefined when the wallet would go below zero, and then
   * nothing is booked. The entries of a wallet always sum up to its balance.
   */
  book(move: LedgerMove): Promise<LedgerEntry | undefined>;
}

export interface OtpTx {
  challenges: ChallengeStore;
  guesses: GuessStore;
  watch: SendWatch;
  wallet: Wallet;
  audit: AuditTrail;
}

/** Runs work on challenges and wallets in one transaction. */
export abstract class OtpUnitOfWork extends UnitOfWork<OtpTx> {}
