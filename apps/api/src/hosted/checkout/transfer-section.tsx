import { localTimeLine } from '@svc/contracts';
import type { BankAccount } from '@svc/payments';
import { amountDigits, amountText } from '../amount-text';
import { ButtonLink, Card, Facts, Notice } from '../page';
import type { CheckoutPageView } from './checkout-view';
import { CopyButton } from './live/copy-button';
import { addressOf } from './page-address';

/** The account that a buyer is to transfer to, the same each time the page is opened (§4.2 r6). */
export function TransferSection({ view }: { view: CheckoutPageView }) {
  const { transfer, rails, receivedMinor, restMinor, cart, locale, words: { pay: { transfer: words } } } = view;
  return (
    <Card>
      <h2>{words.title}</h2>
      {receivedMinor > 0 && (
        <Notice tone="warn">
          <p>{words.short(amountText(receivedMinor, cart.currency, locale), amountText(restMinor, cart.currency, locale))}</p>
        </Notice>
      )}
      {transfer?.account ? <Account account={transfer.account} view={view} /> : <p>{words.preparing}</p>}
      <div class="row">
        <ButtonLink href={addressOf(view, 'return')}>{transfer?.account ? words.done : words.again}</ButtonLink>
        {rails.length > 1 && (
          <ButtonLink href={`${addressOf(view, '', { way: 'other' })}#pay`} second>
            {words.otherWay}
          </ButtonLink>
        )}
      </div>
      {transfer?.playUrl && (
        <p class="small">
          {words.sandbox.before}
          <a href={transfer.playUrl}>{words.sandbox.link}</a>
          {words.sandbox.after}
        </p>
      )}
      <p class="quiet small">{words.mayClose}</p>
    </Card>
  );
}

function Account({ account, view }: { account: BankAccount; view: CheckoutPageView }) {
  const { bankName, accountNumber, accountName, expiresAt } = account;
  const { locale, words: { pay: { transfer: words }, live } } = view;
  return (
    <Facts
      of={[
        [words.amount, <Copied key="amount" value={amountDigits(view.restMinor, account.currency)} shown={amountText(view.restMinor, account.currency, locale)} name={live.copyAmount} label={live.copy} />],
        [words.accountNumber, <Copied key="number" value={accountNumber} shown={accountNumber} name={live.copyNumber} label={live.copy} />],
        [words.bank, bankName],
        [words.accountName, accountName],
        [words.before, localTimeLine({ date: '', startAt: expiresAt, timezone: view.timezone }, view.locale)],
      ]}
    />
  );
}

/** What a buyer takes over into their bank's form. */
function Copied({ shown, ...copy }: { shown: string; value: string; name: string; label: string }) {
  return (
    <span class="row">
      <strong>{shown}</strong> <CopyButton {...copy} />
    </span>
  );
}
