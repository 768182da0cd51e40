import type { Fault } from '@svc/contracts';
import type { EventItem, TicketTypeItem } from './event.item';

/** Warns of ticket types that are sold in another place, or in fewer currencies, than their merchant may expect (D-145, D-146). */
export function warnOfSale(event: Pick<EventItem, 'mode' | 'ticketTypes'>): Fault[] {
  return [...warnOfExternal(event), ...warnOfCurrencies(event)];
}

/** The event's page leaves them out; a call with a secret key is the merchant's own. */
function warnOfExternal({ mode, ticketTypes }: Pick<EventItem, 'mode' | 'ticketTypes'>): Fault[] {
  if (mode !== 'external') return [];
  const message =
    'The event is sold on another site, so its page here does not sell this ticket; your own site, with a secret key, still can. Leave the ticket out, or set mode to ticketed.';
  return ticketTypes.flatMap(({ kind }, index) => (kind === 'free' ? [] : [{ path: `ticketTypes[${index}].kind`, message }]));
}

/** A purchase is in one currency, in which each of its tickets has a price. */
function warnOfCurrencies({ ticketTypes }: Pick<EventItem, 'ticketTypes'>): Fault[] {
  const sold = [...new Set(ticketTypes.filter(hasPrice).flatMap(currenciesOf))];
  return ticketTypes.flatMap((tier, index) => {
    const missing = hasPrice(tier) ? sold.filter((currency) => !currenciesOf(tier).includes(currency)) : [];
    if (missing.length === 0) return [];
    const names = missing.join(', ');
    return [
      {
        path: `ticketTypes[${index}].prices`,
        message: `Other tickets of the event have a price in ${names}, and this one has none: it cannot be bought in ${names}, alone or beside them.`,
      },
    ];
  });
}

function hasPrice({ kind }: Pick<TicketTypeItem, 'kind'>): boolean {
  return kind === 'paid' || kind === 'deposit';
}

function currenciesOf({ prices }: Pick<TicketTypeItem, 'prices'>): string[] {
  return prices.map(({ currency }) => currency);
}
