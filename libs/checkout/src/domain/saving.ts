import type { Payment } from '@svc/payments';
import type { Checkout } from './checkout';

/** What a savings plan is run by, as the merchant said when it began (D-15). */
export interface SavingTerms {
  /** `freeze`: what it cost when it began; `current`: what it costs each time somebody looks or pays. */
  priceMode: 'freeze' | 'current';
  /** When the goods are taken: with the part that completes it, with the first part, or once `holdThresholdPct` is saved. */
  holdPolicy: 'none' | 'on_start' | 'at_threshold';
  holdThresholdPct?: number;
  /** How much of what was saved goes back when the buyer stops, or the deadline passes: 0 to 100. */
  refundPct: number;
}

/** A checkout that stays open while parts of it are paid (ADR 0039). */
export interface Saving extends SavingTerms {
  /** Chosen by the buyer within what is offered. */
  deadline: Date;
  /** When the first part came. Until then the checkout ends as any other; from then on it ends at the deadline. */
  startedAt?: Date;
  /** When the buyer is told next that the deadline comes near. */
  remindAt?: Date;
  /** Who ended it before it was complete. */
  endedBy?: SavingEnd;
}

export type SavingEnd = 'buyer' | 'merchant' | 'deadline';

/** On what terms a checkout can be saved up for. */
export interface SavingOffer extends SavingTerms {
  /** The merchant's words, over the page. */
  crowdLabel?: string;
  /** The last moment that may be the deadline. */
  latest: Date;
  /** The day of it, `YYYY-MM-DD`, in `timezone`. */
  latestDate: string;
  /** The only days that may be chosen, those to come, in their order; any day until `latest` when absent. */
  fixedDates?: readonly string[];
  /** IANA zone of the days: a plan lasts until its day is over there. */
  timezone: string;
  /** Minor units; a part that completes the plan may be less. */
  leastPartMinor: number;
  /** Whether the goods cannot be had now, so that saving is the only way to buy them. */
  isSoldOut: boolean;
}

type Saved = Pick<Checkout, 'saving' | 'status'>;

/** Whether parts are being saved. */
export function isSavingUp({ saving, status }: Saved): boolean {
  return saving?.startedAt !== undefined && status === 'open';
}

/** Whether it was saved up for, and came to nothing: such a plan takes no money any more (D-15). */
export function isSavingOver({ saving, status }: Saved): boolean {
  return saving?.startedAt !== undefined && (status === 'expired' || status === 'cancelled');
}

/** What is to be paid of a checkout before it is paid: deposits do not apply to what is saved up for. */
export function dueMinorOf({ cart, saving }: Pick<Checkout, 'cart' | 'saving'>): number {
  return saving ? cart.totalMinor : cart.dueNowMinor;
}

/** What the checkout has taken of payments. */
export function savedMinorOf(payments: readonly Pick<Payment, 'appliedMinor'>[]): number {
  return payments.reduce((sum, { appliedMinor }) => sum + appliedMinor, 0);
}
