import { amountAt, amountsByCurrencyAt, type Fault, isChargeable, judgeAmounts, railsCharging, type WrittenAmount } from '@svc/contracts';
import type { WorkspaceItem } from './workspace-settings';

type Fees = Partial<Pick<WorkspaceItem, 'fees'>>;
type Charging = Pick<WorkspaceItem, 'currencies' | 'rails'>;

/** Returns the flat parts of the service's fees (D-128); those without a currency of their own are in the primary one. */
export function amountsOfFees({ fees }: Fees, [primary = '']: readonly string[]): WrittenAmount[] {
  return Object.entries(fees ?? {}).flatMap(([name, { flatMinor, flatByCurrency }]) => [
    ...amountAt(flatMinor, primary, `fees.${name}.flatMinor`, `fees/${name}`),
    ...amountsByCurrencyAt(flatByCurrency, `fees.${name}.flatByCurrency`),
  ]);
}

/**
 * Returns warnings of accepted currencies in which live mode charges nothing (D-128): no provider charges them, or every way to pay them is
 * switched off. Missing credentials are reported elsewhere.
 */
export function warnOfCurrencies({ currencies, rails }: Charging): Fault[] {
  return currencies.flatMap((currency, index) => {
    const message = inTheWayOf(currency, rails);
    return message ? [{ path: `currencies[${index}]`, message }] : [];
  });
}

function inTheWayOf(currency: string, rails: Charging['rails']): string | undefined {
  if (!isChargeable(currency))
    return `No payment provider charges ${currency}: in live mode a checkout with something due in it is refused. Accept another currency beside it, or leave it out.`;
  const ways = railsCharging(currency);
  if (ways.some((rail) => rails[rail].enabled)) return undefined;
  return `Every way to pay in ${currency} is switched off in rails: ${ways.join(', ')}. Switch one on, or leave the currency out.`;
}

/**
 * Returns faults of fees that are changed to amounts that no payment provider charges (D-128). @param stored the fees before: an unchanged
 * one stays, even in another currency
 */
export function faultsOfFees(item: Fees & Pick<Charging, 'currencies'>, stored: Fees): Fault[] {
  return judgeAmounts(amountsOfFees(item, item.currencies), amountsOfFees(stored, item.currencies)).faults;
}

/** Returns all warnings about the money of a workspace's settings: its currencies, and fees that no payment provider charges. */
export function warnOfMoney(item: Fees & Charging): Fault[] {
  const fees = amountsOfFees(item, item.currencies);
  return [...warnOfCurrencies(item), ...judgeAmounts(fees, fees).warnings];
}
