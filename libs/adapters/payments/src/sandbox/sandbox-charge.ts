import type { Mode } from '@svc/kernel';
import type { BankAccount, PaymentRail, Receipt } from '@svc/payments';

/** What the buyer does, as `POST /dev/sandbox/checkouts/{ref}` names it (around.md). */
export const SANDBOX_OUTCOMES = ['succeed', 'fail', 'pending', 'short', 'over', 'twice'] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

/** A charge as the sandbox keeps it. */
export interface ChargeRow {
  workspaceId: string;
  mode: Mode;
  reference: string;
  rail: PaymentRail;
  amountMinor: number;
  currency: string;
  description: string;
  returnUrl: string;
  /** `confirming`: waits for the buyer, or the bank; `closed`: by us. */
  state: 'open' | 'confirming' | 'failed' | 'closed';
  bankAccount: BankAccount | null;
  expiresAt: Date | null;
}

/** A charge as pages show it. */
export interface SandboxCharge extends Omit<ChargeRow, 'state'> {
  /** `processing`: the money is on its way. */
  state: 'open' | 'confirming' | 'processing' | 'paid' | 'failed' | 'closed' | 'expired';
  /** What has arrived so far. */
  receivedMinor: number;
}

export const totalOf = (receipts: readonly Pick<Receipt, 'amountMinor'>[]): number => receipts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** How a charge stands. `receipts` are all, those on their way included. */
export function chargeAt(row: ChargeRow, receipts: readonly Receipt[], now: Date): SandboxCharge {
  const receivedMinor = totalOf(receipts.filter(({ paidAt }) => paidAt <= now));
  return { ...row, receivedMinor, state: stateOf(row, receivedMinor, totalOf(receipts), now) };
}

function stateOf({ state, amountMinor, expiresAt }: ChargeRow, receivedMinor: number, comingMinor: number, now: Date): SandboxCharge['state'] {
  if (receivedMinor >= amountMinor) return 'paid';
  if (comingMinor >= amountMinor) return 'processing';
  const isOver = state === 'failed' || state === 'closed';
  return !isOver && expiresAt && expiresAt <= now ? 'expired' : state;
}

/** The sums, minor units, that an outcome brings; none for those that bring no money. A buyer who pays again pays what is left, or all of it once more. */
export function sumsOf(outcome: SandboxOutcome, { amountMinor, receivedMinor }: Pick<SandboxCharge, 'amountMinor' | 'receivedMinor'>): number[] {
  const rest = amountMinor - receivedMinor;
  const asked = rest > 0 ? rest : amountMinor;
  switch (outcome) {
    case 'succeed':
      return [asked];
    case 'short':
      return [Math.max(1, Math.floor(asked / 2))];
    case 'over':
      return [asked + Math.max(1, Math.floor(asked / 10))];
    case 'twice':
      return [asked, asked];
    default:
      return [];
  }
}
