import type { Mode } from '@svc/kernel';
import type { Challenge } from '../domain/challenge';
import type { LedgerEntry } from '../domain/wallet';

export interface ListPage<T> {
  data: T[];
  /** Id of the last one, when there are more. */
  next?: string;
}

/** Filter of codes that were sent; an omitted field matches all. */
export interface ChallengeQuery extends Partial<Pick<Challenge, 'keyId' | 'channel' | 'sender'>> {
  /** Cursor: begins after this one; from the newest when absent. */
  after?: string;
  limit: number;
  mode?: Mode;
  country?: string;
}

/** A sent code for display, without the code and the state of its guesses (D-14). */
export type LoggedCode = Omit<Challenge, 'code' | 'attempts' | 'status' | 'handover' | 'endedAt'>;

export interface WalletBalance {
  currency: string;
  balanceMinor: number;
}

/** Reads sent codes and their costs. */
export abstract class OtpLists {
  /** Returns a page, newest first. */
  abstract challenges(workspaceId: string, query: ChallengeQuery): Promise<ListPage<LoggedCode>>;
  /** Returns entries wallet by wallet, newest first: each entry's balance is the one below it and its amount. */
  abstract ledger(workspaceId: string, page: { after?: string; limit: number }): Promise<ListPage<LedgerEntry>>;
  abstract balances(workspaceId: string): Promise<WalletBalance[]>;
}
