import { amountAt, amountsByCurrencyAt, amountsOfPrices, type WrittenAmount } from '@svc/contracts';
import type { EventItem, TicketTypeItem } from './event.item';

/**
 * Returns the amounts that an event charges (D-128): prices of ticket types and their phases, fixed deposits, suggested and
 * least donations, and the surcharge. Amounts without a currency are in the event's.
 */
export function amountsOfEvent(event: EventItem, [primary = '']: readonly string[]): WrittenAmount[] {
  const { currency = primary, customerFee, customerFeeFlatByCurrency, ticketTypes } = event;
  return [
    ...amountAt(customerFee?.flatMinor, currency, 'customerFee.flatMinor', 'customerFee'),
    ...amountsByCurrencyAt(customerFeeFlatByCurrency, 'customerFeeFlatByCurrency'),
    ...ticketTypes.flatMap((tier, index) => amountsOfTicketType(tier, currency, `ticketTypes[${index}]`)),
  ];
}

function amountsOfTicketType(tier: TicketTypeItem, currency: string, path: string): WrittenAmount[] {
  const { key, prices, pricePhases, depositType, depositValue, minPriceMinor, donationPresets } = tier;
  const keyPath = `ticketTypes/${key}`;
  return [
    ...amountsOfPrices(prices, `${path}.prices`, keyPath),
    ...pricePhases.flatMap((phase, index) =>
      amountsOfPrices(phase.prices, `${path}.pricePhases[${index}].prices`, `${keyPath}/pricePhases/${phase.key}`),
    ),
    ...(depositType === 'fixed' ? amountAt(depositValue, currency, `${path}.depositValue`, `${keyPath}/deposit`) : []),
    ...amountAt(minPriceMinor, currency, `${path}.minPriceMinor`, `${keyPath}/minPrice`),
    ...donationPresets.flatMap((preset, index) => amountAt(preset, currency, `${path}.donationPresets[${index}]`, `${keyPath}/preset`)),
  ];
}
