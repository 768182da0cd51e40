import { currencyExponent } from '@svc/kernel';
import { amountText } from '../../page-locale';
import type { EventPageView } from '../event-page-view';
import { isSale, type OfferedTier } from './offer';
import { costOf } from './ticket-costs';

/**
 * Sum of the choice so far, which a script keeps current; without one the next step shows it. Nothing where nothing costs money. Where a
 * second amount or a remark may join it, it has the room from the start, so that nothing moves.
 */
export function RunningSum({ view, offers }: { view: EventPageView; offers: readonly OfferedTier[] }) {
  const { selected, page, locale, words } = view;
  const [first] = offers;
  if (!first || !isSale(offers) || offers.some(({ tier }) => tier.currency !== first.tier.currency)) return null;
  const { currency } = first.tier;
  const cost = costOf(
    selected.filter(({ offered }) => offers.some(({ tier }) => tier.ref === offered.tier.ref)),
    page,
  );
  const { totalMinor = 0, dueNowMinor = totalMinor } = cost ?? {};
  const isTwofold = offers.some(({ tier: { kind } }) => kind === 'deposit' || kind === 'donation');
  const amount = (minor: number) => amountText(minor, currency, locale);
  return (
    <output
      class={isTwofold ? 'sum twofold js-only' : 'sum js-only'}
      data-sum
      data-locale={locale}
      data-currency={currency}
      data-digits={currencyExponent(currency)}
      data-plus={words.event.tickets.plusFees}
    >
      <span>{words.cart.total}</span>
      <strong>{amount(totalMinor)}</strong>
      <span hidden={dueNowMinor === totalMinor}>{words.cart.dueNow}</span>
      <strong hidden={dueNowMinor === totalMinor}>{amount(dueNowMinor)}</strong>
    </output>
  );
}
