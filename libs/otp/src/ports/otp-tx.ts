import { type AuditTrail, UnitOfWork } from '@svc/kernel';
import type { Challenge, ChallengeName, Handover } from '../domain/challenge';
import type { CreditKey, LedgerEntry, LedgerMove } from '../domain/wallet';

/** A code whose process is gone, and how far it came. */
export interface LeftCode extends ChallengeName {
  handover: Exclude<Handover, 'ended'>;
}

/** Challenges that were not sent, or are over, within a transaction. */
export interface ChallengeStore {
  /** Ends one that was not sent, which counts for no limit then; answers its charge, or undefined when it has ended before. */
  fail(name: ChallengeName, end: { at: Date; reason: string }): Promise<Challenge['charge'] | undefined>;
  /** Marks one of which nobody will say whether it was sent: the merchant is shown it. */
  unclear(name: ChallengeName, mark: { at: Date; reason: string }): Promise<void>;
  /** Takes one that was charged before and left on its way, so that nobody else does until the transaction ends; undefined when there is none. */
  takeLeft(before: Date): Promise<LeftCode | undefined>;
  /** Deletes challenges of test mode that were made before, up to `most` of them, in all workspaces. Answers how many. */
  purgeTests(before: Date, most: number): Promise<number>;
  /** Deletes how many codes each key sent in the hours that began before, up to `most` of them; answers how many hours. */
  purgeHours(before: Date, most: number): Promise<number>;
  /** Deletes what the service's own number sent before; answers how many codes. */
  purgeServiceSends(before: Date): Promise<number>;
}

/** The money that codes are paid from, within a transaction. */
export interface Wallet {
  /** Books what is put in or goes back, and answers it with the balance it leaves. The entries of a wallet always sum up to its balance. */
  book(move: LedgerMove, key?: CreditKey): Promise<LedgerEntry>;
  /** What was credited with this key, and with which request; nobody else uses the key until the transaction ends. One from `forgottenUntil` or before is given up. */
  creditedBy(workspaceId: string, key: string, forgottenUntil: Date): Promise<{ entry: LedgerEntry; fingerprint: string } | undefined>;
}

export interface OtpTx {
  challenges: ChallengeStore;
  wallet: Wallet;
  audit: AuditTrail;
}

/** Runs work on challenges and wallets in one transaction. */
export abstract class OtpUnitOfWork extends UnitOfWork<OtpTx> {}
