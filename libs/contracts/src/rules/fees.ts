import { percentOf } from '@svc/kernel';
import type { Fee } from '../shapes/event';

/** A fee as it is agreed: its flat part in a primary currency, and in others; none there means 0 (D-93). */
export interface FeeTerms extends Fee {
  flatByCurrency: Readonly<Record<string, number>>;
}

/** The fee in one currency; `primary` is that of `flatMinor`. The percentage is the same in all (D-93). */
export function feeIn({ pct, flatMinor, flatByCurrency }: FeeTerms, currency: string, primary: string): Fee {
  if (currency === primary) return { pct, flatMinor };
  return { pct, flatMinor: Object.hasOwn(flatByCurrency, currency) ? flatByCurrency[currency]! : 0 };
}

/** The fee on a line, minor units: percent of the net, half up, and the flat part for each piece; none when the net is 0 (D-92). */
export function feeOn(netMinor: number, quantity: number, { pct, flatMinor }: Fee): number {
  return netMinor === 0 ? 0 : percentOf(netMinor, pct) + flatMinor * quantity;
}
