import { localTimeLine } from '@svc/contracts';
import type { BankAccount } from '@svc/payments';
import { amountDigits, amountText } from '../../page-locale';
import { Button, ButtonLink, Card, Facts, Notice } from '../../page';
import type { CheckoutPageView } from '../checkout-view';
import { ACT, OTHER_WAY } from '../field-names';
import { LastAsked } from '../live/last-asked';
import { CopyButton } from '../live/live-state';
import { addressOf } from '../page-state';

/**
 * Account for the buyer's transfer, the same each time the page is opened (§4.2 r6).
 * @param closes another way to pay closes the account, since the delivery may then change (D-105)
 */
export function TransferSection({ view, closes }: { view: CheckoutPageView; closes: boolean }) {
  const {
    transfer,
    rails,
    receivedMinor,
    restMinor,
    cart,
    locale,
    words: {
      checkout: { asked: lastAsked },
      pay: { transfer: words },
    },
  } = view;
  const hasOtherWay = rails.length > 1 || cart.delivery !== undefined;
  return (
    <Card>
      <h2>{words.title}</h2>
      {receivedMinor > 0 && (
        <Notice tone="warn">
          <p>{words.short(amountText(receivedMinor, cart.currency, locale), amountText(restMinor, cart.currency, locale))}</p>
        </Notice>
      )}
      {view.hasAsked && receivedMinor === 0 && (
        <Notice>
          <p role="status">
            <strong>{words.notYet}</strong> {words.next}
          </p>
        </Notice>
      )}
      {transfer?.account ? <Account account={transfer.account} view={view} /> : <p>{words.preparing}</p>}
      <div class="row">
        <ButtonLink href={addressOf(view, 'return')}>{transfer?.account ? words.done : words.again}</ButtonLink>
        {hasOtherWay && !closes && (
          <ButtonLink href={`${addressOf(view, '', { way: 'other' })}#pay`} second>
            {words.otherWay}
          </ButtonLink>
        )}
      </div>
      {hasOtherWay && closes && (
        <form method="post" action={addressOf(view, 'pay')}>
          <Button second unchecked name={ACT} value={OTHER_WAY}>
            {words.otherWay}
          </Button>
        </form>
      )}
      {transfer?.playUrl && (
        <p class="small">
          {words.sandbox.before}
          <a href={transfer.playUrl}>{words.sandbox.link}</a>
          {words.sandbox.after}
        </p>
      )}
      <LastAsked view={view} sentence={lastAsked.bank} />
      <p class="quiet small">{words.mayClose}</p>
    </Card>
  );
}

function Account({ account, view }: { account: BankAccount; view: CheckoutPageView }) {
  const { bankName, accountNumber, accountName, expiresAt } = account;
  const {
    locale,
    words: {
      pay: { transfer: words },
      live,
    },
  } = view;
  return (
    <Facts
      of={[
        [
          words.amount,
          <Copied
            key="amount"
            value={amountDigits(view.restMinor, account.currency)}
            shown={amountText(view.restMinor, account.currency, locale)}
            name={live.copyAmount}
            label={live.copy}
          />,
        ],
        [words.accountNumber, <Copied key="number" value={accountNumber} shown={accountNumber} name={live.copyNumber} label={live.copy} />],
        [words.bank, bankName],
        [words.accountName, accountName],
        [words.before, localTimeLine({ date: '', startAt: expiresAt, timezone: view.timezone }, view.locale)],
      ]}
    />
  );
}

/** Value with a button to copy it into the bank's form. */
function Copied({ shown, ...copy }: { shown: string; value: string; name: string; label: string }) {
  return (
    <span class="row">
      <strong>{shown}</strong> <CopyButton {...copy} />
    </span>
  );
}
