import { addressLines, orderArrival, placeLines } from '@svc/contracts';
import type { OrderDelivery, OrderEmailSource } from '../../ports/email-sources';
import type { EmailFact } from '../email';
import { printedName } from './names-in-mails';
import type { MessageLocale } from '../texts';

/** Returns when an order arrives or is ready, the buyer's address and the delivery method, or the place of pick-up. */
export function deliveryFacts(source: OrderEmailSource, reader: MessageLocale, now: Date): EmailFact[] {
  const { contactName, order } = source;
  const { totals, deliveryAddress, delivery } = order;
  const { labels } = reader.money;
  const { kind, name } = totals.delivery ?? {};
  if (name === undefined) return [];
  const dates = delivery ? arrivalFact(delivery, source, reader, now) : [];
  if (kind === 'pickup') {
    const place = placeLines(delivery?.zone?.pickupLocation, reader.locale);
    return [...dates, { name: labels.pickupAt, lines: [...new Set([name, ...place])] }];
  }
  return [
    ...dates,
    ...(deliveryAddress ? [{ name: labels.address, lines: [...named(contactName), ...addressLines(deliveryAddress, reader.locale)] }] : []),
    { name: labels.method, lines: [name] },
  ];
}

function named(contactName: string): string[] {
  const name = printedName(contactName);
  return name === undefined ? [] : [name];
}

/** Returns the dates on which an order arrives or is ready, else the merchant's words about them (ADR 0116). */
function arrivalFact(
  { fulfillmentStatus, placedAt, paidAt, zone, businessHours = [] }: OrderDelivery,
  { workspace: { timezone }, order: { status, items, totals } }: OrderEmailSource,
  { locale, money: { labels } }: MessageLocale,
  now: Date,
): EmailFact[] {
  const moments = paidAt === undefined ? [] : [new Date(paidAt)];
  const arrival = orderArrival({ status, fulfillmentStatus, placedAt: new Date(placedAt), paidAt: moments, lines: items }, zone, {
    shop: { timezone, businessHours },
    now,
    locale,
  });
  if (!arrival) return [];
  if ('words' in arrival) return [{ name: labels.when, lines: [arrival.words] }];
  return [{ name: totals.delivery?.kind === 'pickup' ? labels.ready : labels.arrives, lines: [arrival.dates], isStrong: true }];
}

/** Returns the ways in which an order was paid. */
export function paymentOf({ order: { rails = [] } }: OrderEmailSource, { money }: MessageLocale): EmailFact[] {
  const ways = new Set(rails.flatMap((rail) => money.rails[rail] ?? []));
  return ways.size > 0 ? [{ name: money.labels.payment, lines: [[...ways].join(', ')] }] : [];
}
