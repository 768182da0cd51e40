import { amountText } from '../../page-locale';
import type { EventPageView } from '../event-page-view';
import { isSale, lowestPriceMinor } from './offer';

/** Bar at the foot of a phone's window that leads to the tickets. A script hides it while they are on screen. */
export function BuyBar({ view }: { view: EventPageView }) {
  const { groups, locale, words } = view;
  const { offers } = groups.find((group) => group.offers.length > 0)!;
  const { bar, free } = words.event;
  const [first] = offers;
  const lowest = lowestPriceMinor(offers);
  const price = lowest === undefined || !first ? undefined : amountText(lowest, first.tier.currency, locale);
  const isMixed = new Set(offers.map(({ tier }) => tier.priceMinor)).size > 1;
  return (
    <a class="buy-bar no-print" href="#tickets">
      {lowest === 0 && !isSale(offers) && <span>{free}</span>}
      {lowest !== undefined && lowest > 0 && <span>{isMixed ? bar.from(price!) : price}</span>}
      <span class="button">{isSale(offers) ? bar.tickets : bar.register}</span>
    </a>
  );
}
