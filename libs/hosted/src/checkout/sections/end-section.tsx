import { countryName, deadlineText } from '@svc/contracts';
import { ButtonLink, Card, Facts, type IconName, StatusCard, type Tone } from '../../page';
import type { CheckoutPageView } from '../checkout-view';
import { ADDRESS_FIELDS, addressField, EMAIL, NAME, PHONE } from '../field-names';
import { amountText } from '../../page-locale';
import { addressOf, type OpenState, type PageState } from '../page-state';

/** Values of a form that was sent after the end, so that the buyer does not lose them. */
export function KeptSection({
  view: {
    values,
    locale,
    words: { buyer, live },
  },
}: {
  view: CheckoutPageView;
}) {
  const labels = [
    [NAME, buyer.name],
    [EMAIL, buyer.email],
    [PHONE, buyer.phone],
    ...ADDRESS_FIELDS.map((field) => [addressField(field), buyer[field]]),
  ] as const;
  const textOf = (name: string) => (name === addressField('country') ? countryName(values.text(name), locale) : values.text(name));
  const facts = labels.filter(([name]) => values.has(name!)).map(([name, label]) => [label!, textOf(name!)] as const);
  if (facts.length === 0) return null;
  return (
    <Card>
      <h2>{live.filledIn}</h2>
      <Facts of={facts} />
    </Card>
  );
}

type EndState = Exclude<PageState, OpenState>;

/** End of a checkout, with the page's heading. */
export function EndSection({ view, state }: { view: CheckoutPageView; state: EndState }) {
  return (
    <StatusCard {...LOOKS[endOf(view, state)]} title={endTitle(view, state)}>
      <Words view={view} state={state} />
    </StatusCard>
  );
}

/** Returns `refunded` for a paid checkout whose money was all refunded, else the state. */
function endOf({ receivedMinor, returnedMinor }: CheckoutPageView, state: EndState): EndState | 'refunded' {
  return state === 'paid' && returnedMinor > 0 && returnedMinor >= receivedMinor ? 'refunded' : state;
}

export function endTitle(view: CheckoutPageView, state: EndState): string {
  return view.words.checkout.ends[endOf(view, state)];
}

const LOOKS: Record<EndState | 'refunded', { tone?: Tone; icon: IconName }> = {
  paid: { tone: 'good', icon: 'check' },
  refunded: { icon: 'check' },
  expired: { tone: 'warn', icon: 'clock' },
  cancelled: { icon: 'cross' },
  ending: { icon: 'clock' },
};

function Words({ view, state }: { view: CheckoutPageView; state: EndState }) {
  const {
    brand,
    contact,
    orderNumber,
    orderUrl,
    returnUrl,
    returnedMinor,
    cart,
    locale,
    words: { checkout: words },
  } = view;
  const returned = returnedMinor > 0 && <p>{words.returned(amountText(returnedMinor, cart.currency, locale))}</p>;
  switch (state) {
    case 'paid':
      return (
        <>
          {orderNumber !== undefined && (
            <p>{endOf(view, state) === 'refunded' ? words.paid.refunded(orderNumber) : words.paid.order(orderNumber, contact.email)}</p>
          )}
          {cart.balanceMinor > 0 && <Rest view={view} />}
          {returned}
          {orderUrl && <ButtonLink href={orderUrl}>{words.paid.see}</ButtonLink>}
          {returnUrl && (
            <ButtonLink href={returnUrl} second={orderUrl !== undefined}>
              {view.words.page.toShop(brand.name)}
            </ButtonLink>
          )}
        </>
      );
    case 'ending':
      return (
        <>
          <p>{words.ending.text}</p>
          <ButtonLink href={addressOf(view)} second>
            {words.ending.again}
          </ButtonLink>
        </>
      );
    case 'expired':
      return (
        <>
          <p>{words.expired.text(brand.name)}</p>
          {returned || <p class="quiet small">{words.expired.late}</p>}
          <ToShop view={view} />
        </>
      );
    case 'cancelled':
      return (
        <>
          <p>{words.cancelled.text(brand.name)}</p>
          {returned}
          <ToShop view={view} />
        </>
      );
  }
}

function ToShop({
  view: {
    brand: { name, website },
    words: { page },
  },
}: {
  view: CheckoutPageView;
}) {
  return website === undefined ? null : (
    <ButtonLink href={website} second>
      {page.toShop(name)}
    </ButtonLink>
  );
}

/** Balance of an order paid by deposit: amount, due date and place of payment. */
function Rest({
  view: {
    cart,
    timezone,
    locale,
    brand,
    balanceUrl,
    words: {
      balance: { later },
    },
  },
}: {
  view: CheckoutPageView;
}) {
  const { balanceMinor, balanceDueAt, balanceMode = 'online', currency } = cart;
  const amount = amountText(balanceMinor, currency, locale);
  const date = balanceDueAt && deadlineText(balanceDueAt, timezone, locale);
  const online = date ? later.onlineBy(amount, date) : later.online(amount);
  return (
    <p>
      {balanceMode === 'online' ? online : balanceMode === 'at_door' ? later.atDoor(amount) : later.manual(amount, brand.name)}{' '}
      {balanceUrl && <a href={balanceUrl}>{later.see}</a>}
    </p>
  );
}
