import { localTimeText } from '@svc/contracts';
import { ButtonLink, Card, Facts, Notice } from '../../page';
import { amountText } from '../../page-locale';
import { addressLine } from '../address-form';
import type { CheckoutPageView } from '../checkout-view';
import { LastChecked } from '../live/last-checked';
import { addressOf } from '../page-state';
import { Received, Waiting } from './waiting';

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
      checkout: { underWay: words, checkNow, failed },
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
      <Waiting title={words.title}>
        <p role="status">{words.text(amount, time)}</p>
        <p>
          <span class="js-only">{words.byItself}</span> {words.once}
        </p>
      </Waiting>
      {refused && (
        <Notice tone="bad">
          <p>{failed[refused]}</p>
        </Notice>
      )}
      <Received view={view} rest={pay.received} />
      <div class="row">
        {goTo && <ButtonLink href={goTo}>{words.goOn}</ButtonLink>}
        <ButtonLink href={addressOf(view, 'return')} second>
          {checkNow}
        </ButtonLink>
      </div>
      <LastChecked view={view} />
      <Facts
        of={[
          [words.way, pay.rails[rail]],
          [buyer.name, contact.name],
          [buyer.email, contact.email],
          [buyer.phone, contact.phone],
          [buyer.where, addressLine(address, locale) || undefined],
        ]}
      />
      <p class="small">
        <a href={`${addressOf(view, '', { way: 'other' })}#pay`}>{words.otherWay}</a>
      </p>
    </Card>
  );
}
