import { type AuditTrail, type Mode, UnitOfWork } from '@svc/kernel';
import type { Challenge, ChallengeName, Destination, Handover } from '../domain/challenge';
import type { CreditKey, LedgerEntry, LedgerMove } from '../domain/wallet';
import type { GuessSettlement } from '../domain/otp-verify.view';
import type { SendsBefore } from '../domain/decide-sending';

/** The sends that are limited together: those to one number, and those by one access key. */
export interface SendsOf {
  workspaceId: string;
  mode: Mode;
  destinationHash: string;
  keyId: string;
  /** Of the number, for live codes by the service's own: these are limited over all workspaces (D-101). */
  serviceHash?: string;
}

/** What was sent before. A send that the provider refused at once counts as none. */
export interface RecentSends {
  /** Times of those to the number after `since`, newest first, ten at most. */
  toDestination: Date[];
  /** Likewise of those by the service's own number, in all workspaces; none of another's. */
  byService: Date[];
  /** The time of the key's `most`-th newest after `since`; undefined while there are fewer. */
  fullSince?: Date;
}

/** A code whose process is gone, and how far it came. */
export interface LeftCode extends ChallengeName {
  handover: Exclude<Handover, 'ended'>;
}

/** Challenges as they are sent, within a transaction. */
export interface ChallengeStore {
  /** Locks the number and the key until the transaction ends. To be called before anything is read. */
  lockSends(of: SendsOf): Promise<void>;
  recentSends(of: SendsOf, window: { since: Date; most: number }): Promise<RecentSends>;
  /** With `serviceHash` it counts to the limits of the service's own number. */
  insert(challenge: Challenge, serviceHash?: string): Promise<void>;
  /** From now on it may have been sent; false when it was given back meanwhile, and must not be. */
  begin(name: ChallengeName): Promise<boolean>;
  /** The provider took it, and maybe said what it calls the message. */
  accepted(name: ChallengeName, providerRef?: string): Promise<void>;
  /** Ends one that was not sent, which counts for no limit then; answers its charge, or undefined when it has ended before. */
  fail(name: ChallengeName, end: { at: Date; reason: string }): Promise<Challenge['charge'] | undefined>;
  /** Marks one of which nobody will say whether it was sent: the merchant is shown it. */
  unclear(name: ChallengeName, mark: { at: Date; reason: string }): Promise<void>;
  /** Takes one that was charged before and left on its way, so that nobody else does until the transaction ends; undefined when there is none. */
  takeLeft(before: Date): Promise<LeftCode | undefined>;
  /** Deletes challenges of test mode that were made before, up to `most` of them, in all workspaces. Answers how many. */
  purgeTests(before: Date, most: number): Promise<number>;
  /** Deletes what the service's own number sent before; answers how many codes. */
  purgeServiceSends(before: Date): Promise<number>;
}

/** The money that codes are paid from, within a transaction. */
export interface Wallet {
  /**
   * Books a movement, and answers it with the balance it leaves; undefined when the wallet would go below zero, and then
   * nothing is booked. The entries of a wallet always sum up to its balance.
   */
  book(move: LedgerMove, key?: CreditKey): Promise<LedgerEntry | undefined>;
  /** What was credited with this key, and with which request; nobody else uses the key until the transaction ends. One from `forgottenUntil` or before is given up. */
  creditedBy(workspaceId: string, key: string, forgottenUntil: Date): Promise<{ entry: LedgerEntry; fingerprint: string } | undefined>;
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

/** What a guess was made at, once it was counted. `spent`: five wrong ones were made before; `client`: the client's own code. */
export type CountedGuess = { at: 'challenge'; challenge: GuessedChallenge } | { at: 'spent' | 'client' | 'nothing' };

/** A challenge with this guess among its attempts. */
export type GuessedChallenge = Pick<Challenge, 'code' | 'attempts' | 'status' | 'expiresAt' | 'endedAt'>;

/** Guesses at codes, within a transaction. */
export interface GuessStore {
  /**
   * Counts a guess before anybody looks at it, in one conditional statement, so that of many at once five are looked at.
   * Whoever guesses next at the same challenge waits until the transaction ends. A guess at a challenge that does not exist costs as much (D-52).
   */
  count(name: ChallengeName): Promise<CountedGuess>;
  /** Writes what a guess at a challenge came to, also when that changes nothing. */
  settle(name: ChallengeName, settlement: GuessSettlement): Promise<void>;
}

/** A send that is looked at, of one key. */
export interface WatchedSend {
  workspaceId: string;
  mode: Mode;
  keyId: string;
  destination: Pick<Destination, 'hash' | 'prefixHash' | 'country'>;
}

/** Tells what a key sent before of the same kind, within a transaction. A send that the provider refused counts as none. */
export interface SendWatch {
  before(send: WatchedSend, now: Date): Promise<SendsBefore>;
}
