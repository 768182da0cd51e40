import { localTimeText } from '@svc/contracts';
import { ButtonLink, Card, Facts, Notice } from '../../page';
import { amountText } from '../../page-locale';
import type { CheckoutPageView } from '../checkout-view';
import { LastAsked } from '../live/last-asked';
import { addressOf } from '../page-state';

/** Payment with a pending outcome: amount and time, the entered details, and the buyer's options. */
export function PendingSection({ view }: { view: CheckoutPageView }) {
  const {
    underWay,
    contact,
    address,
    cart,
    timezone,
    locale,
    words: {
      checkout: { underWay: words, asked: lastAsked, failed },
      pay,
      buyer,
    },
  } = view;
  if (!underWay) return null;
  const { rail, amountMinor, begunAt, goTo, refused } = underWay;
  const { time = '' } = localTimeText({ date: '', startAt: begunAt.toISOString(), timezone }, locale);
  const amount = amountText(amountMinor, cart.currency, locale);
  return (
    <Card>
      <h2>{words.title}</h2>
      {refused && (
        <Notice tone="bad">
          <p>{failed[refused]}</p>
        </Notice>
      )}
      <p role="status">{words.text(amount, time)}</p>
      <LastAsked view={view} sentence={lastAsked.provider} />
      <div class="row">
        <ButtonLink href={addressOf(view, 'return')}>{words.again}</ButtonLink>
        {goTo && (
          <ButtonLink href={goTo} second>
            {words.goOn}
          </ButtonLink>
        )}
      </div>
      <Facts
        of={[
          [words.way, pay.rails[rail]],
          [buyer.name, contact.name],
          [buyer.email, contact.email],
          [buyer.phone, contact.phone],
          [
            buyer.address,
            address && [address.line1, address.line2, address.city, address.state, address.postalCode].filter(Boolean).join(', '),
          ],
        ]}
      />
      <p class="small">
        <a href={`${addressOf(view, '', { way: 'other' })}#pay`}>{words.otherWay}</a>
      </p>
    </Card>
  );
}
