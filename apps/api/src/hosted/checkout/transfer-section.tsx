import { localTimeLine } from '@svc/contracts';
import type { BankAccount } from '@svc/payments';
import { amountText } from '../amount-text';
import { ButtonLink, Card, Facts, Notice } from '../page';
import type { CheckoutPageView } from './checkout-view';
import { addressOf } from './page-address';

/** The account that a buyer is to transfer to, the same each time the page is opened (§4.2 r6). */
export function TransferSection({ view }: { view: CheckoutPageView }) {
  const { transfer, rails, receivedMinor, restMinor, cart } = view;
  return (
    <Card>
      <h2>Transfer the money</h2>
      {receivedMinor > 0 && (
        <Notice tone="warn">
          <p>{`${amountText(receivedMinor, cart.currency)} has arrived, thank you. Please transfer the remaining ${amountText(restMinor, cart.currency)} to the same account.`}</p>
        </Notice>
      )}
      {transfer?.account ? <Account account={transfer.account} view={view} /> : <p>The bank is preparing an account for your transfer. Look again in a moment.</p>}
      <div class="row">
        <ButtonLink href={addressOf(view, 'return')}>{transfer?.account ? 'I have paid' : 'Look again'}</ButtonLink>
        {rails.length > 1 && (
          <ButtonLink href={`${addressOf(view, '', { way: 'other' })}#pay`} second>
            Pay another way
          </ButtonLink>
        )}
      </div>
      {transfer?.playUrl && (
        <p class="small">
          This account belongs to the sandbox: <a href={transfer.playUrl}>let the money come</a>.
        </p>
      )}
      <p class="quiet small">You may close this page: it shows the same account when you open it again. Once the money is here, your order is placed by itself.</p>
    </Card>
  );
}

function Account({ account, view }: { account: BankAccount; view: CheckoutPageView }) {
  const { bankName, accountNumber, accountName, expiresAt } = account;
  return (
    <Facts
      of={[
        ['Amount', <strong key="amount">{amountText(view.restMinor, account.currency)}</strong>],
        ['Account number', <strong key="number">{accountNumber}</strong>],
        ['Bank', bankName],
        ['Account name', accountName],
        ['Pay before', localTimeLine({ date: '', startAt: expiresAt, timezone: view.timezone })],
      ]}
    />
  );
}
