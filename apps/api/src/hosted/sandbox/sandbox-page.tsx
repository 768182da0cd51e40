import type { SandboxCharge } from '@svc/composition';
import { amountText } from '../amount-text';
import { ButtonLink, Card, ErrorSummary, Facts, Notice, type Brand, type HostedPage } from '../page';
import type { Problem } from '../problem';
import { CardForm } from './card-form';
import { ConfirmForm } from './confirm-form';
import { FaultForm } from './fault-form';
import { TransferForm } from './transfer-form';

const SANDBOX: Brand = { name: 'Sandbox payments', colour: '#7a5200' };

export interface SandboxPageView {
  charge: SandboxCharge;
  token: string;
  problems: readonly Problem[];
  /** The card number that was typed and did not do. */
  number?: string;
  /** A fault has just been set. */
  isFaultSet?: boolean;
}

/** What stands in for a payment provider's page: a person picks how the payment turns out (around.md, "Pages people see"). */
export function sandboxPage(view: SandboxPageView): HostedPage {
  const { charge, problems, isFaultSet } = view;
  const content = (
    <div class="stack">
      <Notice tone="warn">
        <p>This is the sandbox, not a bank: no money moves. Pick how the payment shall turn out.</p>
      </Notice>
      <Card>
        <h1>{`Pay ${amountText(charge.amountMinor, charge.currency)}`}</h1>
        <Facts
          of={[
            ['For', charge.description],
            ['Reference', charge.reference],
            ['State', STATE_WORDS[charge.state]],
            ['Received', charge.receivedMinor > 0 ? amountText(charge.receivedMinor, charge.currency) : undefined],
            ['Account', charge.bankAccount ? `${charge.bankAccount.accountNumber}, ${charge.bankAccount.bankName}` : undefined],
          ]}
        />
        {problems.length > 0 && <ErrorSummary title="That did not work" errors={problems} />}
        <Choices view={view} />
        <ButtonLink href={charge.returnUrl} second>
          {charge.state === 'open' && charge.rail !== 'bank_transfer' ? 'Go back without paying' : 'Back to the checkout'}
        </ButtonLink>
      </Card>
      <FaultForm reference={charge.reference} token={view.token} isSet={isFaultSet} />
    </div>
  );
  return { title: 'Sandbox payment', brand: SANDBOX, content };
}

function Choices({ view }: { view: SandboxPageView }) {
  const { charge } = view;
  if (charge.rail === 'bank_transfer') return <TransferForm charge={charge} token={view.token} />;
  if (charge.state === 'open') return <CardForm view={view} />;
  return charge.state === 'confirming' ? <ConfirmForm charge={charge} token={view.token} /> : null;
}

const STATE_WORDS: Record<SandboxCharge['state'], string> = {
  open: 'To be paid',
  confirming: 'Waits for confirmation',
  processing: 'The money is on its way',
  paid: 'Paid',
  failed: 'Refused',
  closed: 'Closed by the shop',
  expired: 'Expired',
};

/** Whether a buyer has nothing more to do here, and is sent back. Transfers can be played on. */
export function isFinished({ rail, state }: SandboxCharge): boolean {
  return rail !== 'bank_transfer' && state !== 'open' && state !== 'confirming';
}
