import type { PaymentRail } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import {
  BalanceShort,
  type BankAccount,
  type CardReason,
  ProviderRefused,
  ProviderUnavailable,
  type Receipt,
  type Refusal,
  refusalOf,
} from '@svc/payments';

/** Actions of the buyer, as `POST /dev/sandbox/checkouts/{ref}` names them (docs/spec/around.md, "Development only"). */
export const SANDBOX_OUTCOMES = ['succeed', 'fail', 'pending', 'short', 'over', 'twice'] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

/** A charge as the sandbox stores it. */
export interface ChargeRow {
  workspaceId: string;
  mode: Mode;
  reference: string;
  /** Id of our checkout. */
  checkoutId: string;
  rail: PaymentRail;
  amountMinor: number;
  currency: string;
  description: string;
  returnUrl: string;
  /** `confirming`: waits for the buyer, or the bank; `closed`: by us. */
  state: 'open' | 'confirming' | 'failed' | 'closed';
  /** The bank's code for refusing the card of a failed charge; absent where it gave none. */
  decline: string | null;
  bankAccount: BankAccount | null;
  expiresAt: Date | null;
}

/** A charge as pages show it. */
export interface SandboxCharge extends Omit<ChargeRow, 'state'> {
  /** `processing`: the money is on its way. */
  state: 'open' | 'confirming' | 'processing' | 'paid' | 'failed' | 'closed' | 'expired';
  /** Money that has arrived so far, minor units. */
  receivedMinor: number;
}

export const totalOf = (receipts: readonly Pick<Receipt, 'amountMinor'>[]): number =>
  receipts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Returns a charge with its present state. `receipts` are all, those on their way included. */
export function chargeAt(row: ChargeRow, receipts: readonly Receipt[], now: Date): SandboxCharge {
  const receivedMinor = totalOf(receipts.filter(({ paidAt }) => paidAt <= now));
  return { ...row, receivedMinor, state: stateOf(row, receivedMinor, totalOf(receipts), now) };
}

function stateOf(
  { state, amountMinor, expiresAt }: ChargeRow,
  receivedMinor: number,
  comingMinor: number,
  now: Date,
): SandboxCharge['state'] {
  if (receivedMinor >= amountMinor) return 'paid';
  if (comingMinor >= amountMinor) return 'processing';
  const isOver = state === 'failed' || state === 'closed';
  return !isOver && expiresAt && expiresAt <= now ? 'expired' : state;
}

/**
 * Returns the sums, minor units, that an outcome brings; none for outcomes without money. A buyer who pays again pays the
 * rest, or the whole once more.
 */
export function sumsOf(
  outcome: SandboxOutcome,
  { amountMinor, receivedMinor }: Pick<SandboxCharge, 'amountMinor' | 'receivedMinor'>,
): number[] {
  const rest = amountMinor - receivedMinor;
  const due = rest > 0 ? rest : amountMinor;
  switch (outcome) {
    case 'succeed':
      return [due];
    case 'short':
      return [Math.max(1, Math.floor(due / 2))];
    case 'over':
      return [due + Math.max(1, Math.floor(due / 10))];
    case 'twice':
      return [due, due];
    default:
      return [];
  }
}

/** Outcome of paying with a card: `slow` pays ten seconds later, `confirm` asks the buyer first. */
export type CardOutcome = 'pays' | 'refused' | 'slow' | 'confirm';

export interface SandboxCard {
  /** Number in digits alone. */
  number: string;
  outcome: CardOutcome;
  /** The bank's code, of a card that is refused. */
  decline?: string;
  /** Description on the page. */
  words: string;
}

/** The sandbox's cards; any expiry and code go with them. */
export const SANDBOX_CARDS: readonly SandboxCard[] = [
  { number: '4084084084084081', outcome: 'pays', words: 'Pays at once' },
  { number: '4242424242424242', outcome: 'pays', words: 'Pays at once' },
  { number: '4000000000000002', outcome: 'refused', decline: 'generic_decline', words: 'Is refused by the bank' },
  { number: '4000000000009995', outcome: 'refused', decline: 'insufficient_funds', words: 'Is refused: too little money' },
  { number: '4000000000000069', outcome: 'refused', decline: 'expired_card', words: 'Is refused: it has expired' },
  { number: '4000000000000127', outcome: 'refused', decline: 'incorrect_cvc', words: 'Is refused: its details are wrong' },
  { number: '4000000000009979', outcome: 'refused', decline: 'stolen_card', words: 'Is refused: it was stolen, which no buyer is told' },
  { number: '4000000000000077', outcome: 'slow', words: 'Pays, but only ten seconds later' },
  { number: '4000000000003220', outcome: 'confirm', words: 'Asks the buyer to confirm first' },
];

const REASONS: Readonly<Partial<Record<string, CardReason>>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'wrong_details',
};

/** Returns why a charge has failed; undefined where no card was refused. */
export function refusalOfCharge({ state, decline }: Pick<ChargeRow, 'state' | 'decline'>): Refusal | undefined {
  if (state !== 'failed' || !decline) return undefined;
  return refusalOf({ cause: 'card', code: decline, reason: REASONS[decline] }, 'The bank of the sandbox has refused the card.');
}

/** Returns a card by its number as people write it, with or without spaces. */
export function cardOf(number: string): SandboxCard | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  return SANDBOX_CARDS.find((card) => card.number === digits);
}

export const SANDBOX_CALLS = ['open', 'look', 'close', 'refund'] as const;
export type SandboxCall = (typeof SANDBOX_CALLS)[number];

/**
 * `unavailable`: 5xx, nothing was done; `timeout`: it was done, but no answer comes; `refused`: it will not; `short`: the merchant's money
 * does not suffice.
 */
export type CallFault = 'unavailable' | 'timeout' | 'refused' | 'short';
/** Faults of the callbacks of one payment: each is duplicated, the first comes last, or none comes. */
export type CallbackFault = 'duplicate' | 'out_of_order' | 'lost';

/** A fault of the next calls, or payments, of a checkout. */
export type SandboxFault = { operation: SandboxCall; kind: CallFault } | { operation: 'callbacks'; kind: CallbackFault };

/** Does the provider's work with a fault. Throws ProviderUnavailable, ProviderRefused, BalanceShort. */
export async function withFault<T>(fault: string | undefined, work: () => Promise<T>): Promise<T> {
  if (fault === 'unavailable') throw new ProviderUnavailable('sandbox: 503');
  if (fault === 'refused') throw new ProviderRefused('sandbox: refused', { code: 'refused_by_fault' });
  if (fault === 'short') throw new BalanceShort('sandbox: the balance does not suffice');
  const done = await work();
  if (fault === 'timeout') throw new ProviderUnavailable('sandbox: time-out');
  return done;
}
