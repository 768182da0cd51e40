import { minorUnits } from '@svc/contracts';
import type { DeliveryZoneItem } from './delivery-zone.item';

const written = minorUnits.nullable();

/**
 * A zone ready for a patch in short: `feeMinor` takes the place of the fee in its currency, null takes that fee away, and
 * the fees in other currencies stay (ADR 0014). With `prices` in the patch, these are the fees.
 */
export function replaceFee(zone: DeliveryZoneItem, patch: Readonly<Record<string, unknown>>, primary: string): DeliveryZoneItem {
  const fee = written.safeParse(patch['feeMinor']);
  if (!fee.success || patch['prices'] !== undefined) return zone;
  const currency = patch['currency'] ?? primary;
  const prices = zone.prices.flatMap((entry) => {
    if (entry.currency !== currency) return [entry];
    return fee.data === null ? [] : [{ ...entry, priceMinor: fee.data }];
  });
  return { ...zone, prices };
}
