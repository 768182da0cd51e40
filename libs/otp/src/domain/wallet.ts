import type { Challenge } from './challenge';

/** Why money of a wallet moved: it was put in, a code was charged, or the charge went back. */
export const LEDGER_KINDS = ['credit', 'charge', 'refund'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** A movement of a workspace's wallet in one currency, minor units. */
export interface LedgerMove {
  workspaceId: string;
  /** UUIDv7. */
  id: string;
  kind: LedgerKind;
  currency: string;
  /** What the wallet gains; below zero for a charge. */
  amountMinor: number;
  /** The one that is charged, or whose charge goes back. */
  challengeId?: string;
  /** What the operator says of a credit. */
  note?: string;
  at: Date;
}

/** A movement that was booked. */
export interface LedgerEntry extends LedgerMove {
  /** What the wallet holds after it. */
  balanceMinor: number;
}

/** Identifies a credit that is asked for again (D-42). */
export interface CreditKey {
  key: string;
  /** Of the request that it came with. */
  fingerprint: string;
}

/** What is charged where the workspace's own currency has no price. */
const ANYWHERE = 'USD';

/** What a code costs in this installation, the same by every sender, minor units by currency (§4.8 r3). */
export class CodePrices {
  /** @param amounts that of USD among them */
  constructor(private readonly amounts: Readonly<Record<string, number>>) {}

  /** The price for a workspace that accepts these currencies: in the first, its primary one, when that has a price, else in USD. */
  of([primary = ANYWHERE]: readonly string[]): Challenge['charge'] {
    const currency = this.amounts[primary] === undefined ? ANYWHERE : primary;
    return { amountMinor: this.amounts[currency] ?? 0, currency };
  }
}
