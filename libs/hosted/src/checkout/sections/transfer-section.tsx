import { localTimeLine } from '@svc/contracts';
import type { BankAccount } from '@svc/payments';
import { amountDigits, amountText } from '../../page-locale';
import { Button, ButtonLink, Card, Facts, Notice } from '../../page';
import type { CheckoutPageView } from '../checkout-view';
import { ACT, OTHER_WAY } from '../field-names';
import { LastChecked } from '../live/last-checked';
import { CopyButton } from '../live/live-state';
import { addressOf } from '../page-state';
import { Received, Waiting } from './waiting';

/**
 * Account for the buyer's transfer, the same each time the page is opened (§4.2 r6).
 * @param closes another way to pay closes the account, since the delivery may then change (D-105)
 */
export function TransferSection({ view, closes }: { view: CheckoutPageView; closes: boolean }) {
  const {
    transfer,
    rails,
    receivedMinor,
    cart,
    words: {
      checkout: { checkNow },
      pay: { transfer: words },
    },
  } = view;
  const hasOtherWay = rails.length > 1 || cart.delivery !== undefined;
  return (
    <Card>
      <Waiting title={words.title}>
        <p>
          {transfer?.account ? words.exact : words.preparing} <span class="js-only">{words.byItself}</span>
        </p>
      </Waiting>
      <Received view={view} rest={words.short} />
      {view.hasAsked && receivedMinor === 0 && (
        <Notice>
          <p role="status">
            <strong>{words.notYet}</strong> {words.next}
          </p>
        </Notice>
      )}
      {transfer?.account && <Account account={transfer.account} view={view} />}
      <div class="row even">
        <ButtonLink href={addressOf(view, 'return')} second>
          {checkNow}
        </ButtonLink>
        {hasOtherWay && !closes && (
          <ButtonLink href={`${addressOf(view, '', { way: 'other' })}#pay`} second>
            {words.otherWay}
          </ButtonLink>
        )}
        {hasOtherWay && closes && (
          <form method="post" action={addressOf(view, 'pay')}>
            <Button second unchecked name={ACT} value={OTHER_WAY}>
              {words.otherWay}
            </Button>
          </form>
        )}
      </div>
      {transfer?.playUrl && (
        <p class="small">
          {words.sandbox.before}
          <a href={transfer.playUrl}>{words.sandbox.link}</a>
          {words.sandbox.after}
        </p>
      )}
      <LastChecked view={view} />
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
    <div class="account stack">
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
          [
            words.accountNumber,
            <Copied key="number" value={accountNumber} shown={accountNumber} name={live.copyNumber} label={live.copy} />,
          ],
          [words.bank, bankName],
          [words.accountName, accountName],
          [words.before, localTimeLine({ date: '', startAt: expiresAt, timezone: view.timezone }, view.locale)],
        ]}
      />
      <p class="quiet small">
        {words.nameDiffers(view.brand.name)} {words.late}
      </p>
    </div>
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
