import type { SandboxCharge } from '@svc/composition';
import { amountText } from '../amount-text';
import { ButtonLink, Card, ErrorSummary, Facts, Notice, type HostedPage } from '../page';
import type { Problem } from '../problem';
import type { PageLocale } from '../page-locale';
import { CardForm } from './card-form';
import { ConfirmForm } from './confirm-form';
import { FaultForm } from './fault-form';
import { TransferForm } from './transfer-form';

const COLOUR = '#7a5200';

export interface SandboxPageView extends PageLocale {
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
  const { charge, problems, isFaultSet, locale, words } = view;
  const { sandbox } = words;
  const amount = (minor: number) => amountText(minor, charge.currency, locale);
  const content = (
    <div class="stack">
      <Notice tone="warn">
        <p>{sandbox.warning}</p>
      </Notice>
      <Card>
        <h1>{sandbox.title(amount(charge.amountMinor))}</h1>
        <Facts
          of={[
            [sandbox.for, charge.description],
            [sandbox.reference, charge.reference],
            [sandbox.state, sandbox.states[charge.state]],
            [sandbox.received, charge.receivedMinor > 0 ? amount(charge.receivedMinor) : undefined],
            [sandbox.account, charge.bankAccount ? `${charge.bankAccount.accountNumber}, ${charge.bankAccount.bankName}` : undefined],
          ]}
        />
        {problems.length > 0 && <ErrorSummary title={sandbox.failed} errors={problems} />}
        <Choices view={view} />
        <ButtonLink href={charge.returnUrl} second>
          {charge.state === 'open' && charge.rail !== 'bank_transfer' ? sandbox.goBack : sandbox.back}
        </ButtonLink>
      </Card>
      <FaultForm reference={charge.reference} token={view.token} isSet={isFaultSet} words={words} />
    </div>
  );
  return { title: sandbox.tab, brand: { name: sandbox.name, colour: COLOUR }, content, locale, words };
}

function Choices({ view }: { view: SandboxPageView }) {
  const { charge } = view;
  if (charge.rail === 'bank_transfer') return <TransferForm charge={charge} token={view.token} words={view.words} />;
  if (charge.state === 'open') return <CardForm view={view} />;
  return charge.state === 'confirming' ? <ConfirmForm charge={charge} token={view.token} pageLocale={view} /> : null;
}

/** Whether a buyer has nothing more to do here, and is sent back. Transfers can be played on. */
export function isFinished({ rail, state }: SandboxCharge): boolean {
  return rail !== 'bank_transfer' && state !== 'open' && state !== 'confirming';
}
