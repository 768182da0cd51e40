import { addressLines } from '@svc/contracts';
import type { OrderEmailSource } from '../../ports/email-sources';
import type { EmailFact } from '../email';
import type { MessageLocale } from '../texts';

/** Returns the buyer's address and the delivery method, or the place of pick-up. */
export function arrivalOf(
  { contactName, order: { totals, deliveryAddress } }: OrderEmailSource,
  { locale, money: { labels } }: MessageLocale,
) {
  const { kind, name } = totals.delivery ?? {};
  if (name === undefined) return [];
  if (kind === 'pickup') return [{ name: labels.pickupAt, lines: [name] }];
  return [
    ...(deliveryAddress ? [{ name: labels.address, lines: [contactName, ...addressLines(deliveryAddress, locale)] }] : []),
    { name: labels.method, lines: [name] },
  ];
}

/** Returns the ways in which an order was paid. */
export function paymentOf({ order: { rails = [] } }: OrderEmailSource, { money }: MessageLocale): EmailFact[] {
  const ways = new Set(rails.flatMap((rail) => money.rails[rail] ?? []));
  return ways.size > 0 ? [{ name: money.labels.payment, lines: [[...ways].join(', ')] }] : [];
}
