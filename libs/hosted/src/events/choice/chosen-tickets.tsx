import { breakdownOf, type PricedCart } from '@svc/contracts';
import { PriceSums } from '../../checkout/sections/cart-section';
import { amountText } from '../../page-locale';
import type { EventPageView } from '../event-page-view';
import { amountField, quantityField, STEP } from '../field-names';
import { costOf } from './ticket-costs';

/** Id of the form of details, which the button back to the tickets belongs to as well. */
export const DETAILS_FORM = 'details';

/**
 * Shows the chosen tickets with their prices, and a button back to choosing, which retains the input so far. It is a button of the form of
 * details; an invisible one stands before it, so that the Enter key sends the form.
 */
export function ChosenTickets({ view }: { view: EventPageView }) {
  const { chosen, page, words } = view;
  const { tickets } = words.event;
  const cost = costOf(chosen, page);
  return (
    <section class="card stack summary" aria-labelledby="chosen-title">
      <button type="submit" form={DETAILS_FORM} class="trap" tabIndex={-1} aria-hidden="true" />
      <header>
        <h2 id="chosen-title">{tickets.summary}</h2>
        <button type="submit" class="quiet-button" form={DETAILS_FORM} name={STEP} value="tickets" formNoValidate>
          {tickets.again}
        </button>
      </header>
      <ul class="plain lines">
        {chosen.map(({ offered: { tier }, quantity }, index) => (
          <li key={index}>
            <span>{tickets.times(quantity, tier.name)}</span>
            <span class="price">{amountOfLine(tier.ref, cost, view)}</span>
          </li>
        ))}
      </ul>
      {cost && cost.totalMinor > 0 && <Sums {...{ cost, view }} />}
    </section>
  );
}

/** Price of all tickets of a type, which are several lines where some have a later price. */
function amountOfLine(ref: string, cost: PricedCart | undefined, { locale, words }: EventPageView): string {
  const lines = cost?.lines.filter(({ id }) => id === ref) ?? [];
  const minor = lines.reduce((sum, { netMinor }) => sum + netMinor, 0);
  return !cost ? '' : minor === 0 ? words.event.free : amountText(minor, cost.currency, locale);
}

function Sums({ cost, view: { locale, words } }: { cost: PricedCart; view: EventPageView }) {
  const { dueNowMinor, balanceMinor, currency } = cost;
  return (
    <dl class="sums">
      <PriceSums money={breakdownOf(cost.lines, cost)} of={{}} {...{ locale, words }} />
      {balanceMinor > 0 && (
        <>
          <dt class="main">{words.cart.dueNow}</dt>
          <dd class="main">{amountText(dueNowMinor, currency, locale)}</dd>
          <dt>{words.cart.balance}</dt>
          <dd>{amountText(balanceMinor, currency, locale)}</dd>
        </>
      )}
    </dl>
  );
}

/** Fields of the form of details that carry the choice. */
export function ChoiceFields({ view: { chosen } }: { view: EventPageView }) {
  return (
    <>
      {chosen.map(({ offered: { tier }, quantity, amountMinor }) =>
        amountMinor === undefined ? (
          <input key={tier.ref} type="hidden" name={quantityField(tier.ref)} value={quantity} />
        ) : (
          <input key={tier.ref} type="hidden" name={amountField(tier.ref)} value={amountMinor} />
        ),
      )}
    </>
  );
}
