import type { Challenge } from './challenge';

/** Kinds of ledger entries: money was put in, a code was charged, or the charge was refunded. */
export const LEDGER_KINDS = ['credit', 'charge', 'refund'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** An entry to book in the ledger of a workspace's wallet, in one currency, minor units. */
export interface NewLedgerEntry {
  workspaceId: string;
  /** UUIDv7. */
  id: string;
  kind: LedgerKind;
  currency: string;
  /** Change of the balance; below zero for a charge. */
  amountMinor: number;
  /** Challenge that is charged or refunded. */
  challengeId?: string;
  /** Operator's note on a credit. */
  note?: string;
  at: Date;
}

/** An entry that was booked. */
export interface LedgerEntry extends NewLedgerEntry {
  /** Balance after the entry. */
  balanceMinor: number;
}

/** Idempotency key of a credit (D-42). */
export interface CreditKey {
  key: string;
  /** Fingerprint of the request that it came with. */
  fingerprint: string;
}

/** Currency that is charged where the workspace's own has no price. */
const ANYWHERE = 'USD';

/** Price of a code in this installation, the same by every sender, minor units by currency (§4.8 r3). */
export class CodePrices {
  /** @param amounts includes a price in USD */
  constructor(private readonly amounts: Readonly<Record<string, number>>) {}

  /** Returns the price for a workspace that accepts these currencies: in the first, its primary one, when that has a price, else in USD. */
  of([primary = ANYWHERE]: readonly string[]): Challenge['charge'] {
    const currency = this.amounts[primary] === undefined ? ANYWHERE : primary;
    return { amountMinor: this.amounts[currency] ?? 0, currency };
  }
}
