import type { Challenge } from './challenge';

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
