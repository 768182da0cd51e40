import { invalidBecause } from '@svc/contracts';
import { InvalidInput, type DomainError } from '@svc/kernel';

/** Refusal of variants, add-ons or zones that are unknown or not published (§4.2 r1). */
export class NotForSale extends InvalidInput {
  constructor(refs: readonly string[]) {
    super('These are not for sale: take them out, or name what is published.', { invalid: distinct(refs) });
  }
}

/** Refusal of a currency that the store does not accept (§4.2 r3, §4.3 currency). */
export class CurrencyNotAccepted extends InvalidInput {
  /** @param unpriced tickets without a price in it, where a price of each is what counts (D-146) */
  constructor(currency: string, accepted: readonly string[], unpriced: readonly string[] = []) {
    const capitals = currency.toUpperCase();
    super(
      accepted.includes(capitals)
        ? `Write the currency in capitals: ${capitals}.`
        : `This store does not sell in this currency${accepted.length > 0 ? `: give one of these: ${accepted.join(', ')}.` : '.'}`,
      { accepted: [...accepted], ...(unpriced.length > 0 && { unpriced: distinct(unpriced) }) },
    );
  }
}

/** Refusal of refs without a price in the currency; there is no fallback to another (§4.2 r2, D-146). */
export class NotPriced extends InvalidInput {
  /** @param accepted currencies in which all that is wanted has a price */
  constructor(refs: readonly string[], currency: string, accepted?: readonly string[]) {
    const instead =
      accepted && accepted.length > 0 ? `choose one of these currencies: ${accepted.join(', ')}.` : 'choose another currency.';
    super(`These have no price in ${currency}: take them out, or ${instead}`, {
      unpriced: distinct(refs),
      ...(accepted && { accepted: [...accepted] }),
    });
  }
}

/** Ref with fewer pieces left than are wanted (D-47). */
export interface TooFew {
  ref: string;
  /** Number that is left, 0 or more. */
  remaining: number;
}

/** Refusal of refs with fewer pieces left than are wanted, with how many (§4.3 r1, D-47). */
export class SoldOut extends InvalidInput {
  constructor(short: readonly TooFew[]) {
    const remaining: Record<string, number> = {};
    for (const { ref, remaining: left } of short) remaining[ref] = Math.min(left, remaining[ref] ?? left);
    const someLeft = Object.values(remaining).some((left) => left > 0);
    const message = someLeft
      ? 'Fewer than wanted are left: take at most what details.remaining says.'
      : 'These are sold out: take them out.';
    super(message, { soldOut: Object.keys(remaining), remaining });
  }
}

/** Returns the refusal of a discount code that cannot be used; `because` says why and what to do. */
export function codeRefused(because: string): DomainError {
  return invalidBecause([{ path: 'discountCode', message: because }]);
}

function distinct(refs: readonly string[]): string[] {
  return [...new Set(refs)];
}
