import type { Mode } from '@svc/kernel';
import type { Challenge } from '../domain/challenge';
import type { LedgerEntry } from '../domain/wallet';

export interface ListPage<T> {
  data: T[];
  /** Id of the last one, when there are more. */
  next?: string;
}

/** Which codes that were sent; a filter that is omitted lets all pass. */
export interface ChallengeQuery extends Partial<Pick<Challenge, 'keyId' | 'channel' | 'sender'>> {
  /** Begin below this one; from the newest when absent. */
  after?: string;
  limit: number;
  mode?: Mode;
  country?: string;
}

/** A code that was sent, as it may be shown: neither the code nor how its guesses went (D-14). */
export type LoggedCode = Omit<Challenge, 'code' | 'attempts' | 'status' | 'handover' | 'endedAt'>;

export interface WalletBalance {
  currency: string;
  balanceMinor: number;
}

/** Reads what was sent, and what it cost. */
export abstract class OtpLists {
  /** Newest first. */
  abstract challenges(workspaceId: string, query: ChallengeQuery): Promise<ListPage<LoggedCode>>;
  /** Wallet by wallet, newest first: each entry's balance is the one below it and its amount. */
  abstract ledger(workspaceId: string, page: { after?: string; limit: number }): Promise<ListPage<LedgerEntry>>;
  abstract balances(workspaceId: string): Promise<WalletBalance[]>;
}
