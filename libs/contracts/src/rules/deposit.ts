import { percentOf } from '@svc/kernel';
import type { DEPOSIT_TYPES } from '../shapes/product';

/** What a deposit is: whole percent of a line's net, or minor units of the primary currency for each piece (D-94). */
export interface DepositTerms {
  type: (typeof DEPOSIT_TYPES)[number];
  value: number;
}

/** What of a line's net is paid now, minor units: the deposit half up, at least 1, never above the net; 0 when that is 0 (D-94). */
export function depositOn(netMinor: number, quantity: number, { type, value }: DepositTerms): number {
  const deposit = type === 'percent' ? percentOf(netMinor, value) : value * quantity;
  return Math.min(netMinor, Math.max(1, deposit));
}

/** The deposit in one currency: a fixed one is an amount of the primary currency, in any other there is none and all is paid now. */
export function depositIn(terms: DepositTerms | undefined, currency: string, primary: string): DepositTerms | undefined {
  return terms?.type === 'percent' || currency === primary ? terms : undefined;
}
