import { SANDBOX_CARDS, type SandboxCharge, type SandboxFault, type SandboxOutcome } from '@svc/composition';
import { Button, ButtonLink, Card, ErrorSummary, Facts, Field, type HostedPage, Notice, Select } from '../page';
import { amountText, type PageLocale } from '../page-locale';
import type { Messages } from '../messages';
import type { Problem } from '../posted-form';

/** Returns the address to which the forms of a sandbox page are sent. */
export function sandboxAddress(
  reference: string,
  token: string,
  part: '' | 'card' | 'confirm' | 'transfer' | 'fault' = '',
  query: Record<string, string> = {},
): string {
  return `/sandbox/${reference}${part && `/${part}`}?${new URLSearchParams({ t: token, ...query })}`;
}

/** Form of a card, typed in or picked from the sandbox's own. */
function CardForm({
  view: {
    charge,
    token,
    problems,
    number,
    words: {
      sandbox: { card: words },
    },
  },
}: {
  view: SandboxPageView;
}) {
  const action = sandboxAddress(charge.reference, token, 'card');
  return (
    <>
      <form method="post" action={action} class="stack">
        <Field
          name="number"
          label={words.number}
          value={number}
          autocomplete="off"
          required
          maxLength={40}
          error={problems.find(({ name }) => name === 'number')?.message}
        />
        <Button wide>{words.pay}</Button>
      </form>
      <form method="post" action={action} class="stack">
        <h2>{words.pick}</h2>
        {SANDBOX_CARDS.map((card) => (
          <Button key={card.number} name="number" value={card.number} second wide>
            {words.choice(spaced(card.number), card.words)}
          </Button>
        ))}
      </form>
    </>
  );
}

function spaced(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Form by which a bank confirms a payment with its customer. */
function ConfirmForm({
  charge,
  token,
  pageLocale: {
    locale,
    words: {
      sandbox: { confirm: words },
    },
  },
}: {
  charge: SandboxCharge;
  token: string;
  pageLocale: PageLocale;
}) {
  return (
    <form method="post" action={sandboxAddress(charge.reference, token, 'confirm')} class="stack">
      <p>{words.question(amountText(charge.amountMinor, charge.currency, locale))}</p>
      <Button name="answer" value="yes" wide>
        {words.yes}
      </Button>
      <Button name="answer" value="no" second wide>
        {words.no}
      </Button>
    </form>
  );
}

const ARRIVALS = ['succeed', 'short', 'over', 'twice'] as const satisfies readonly SandboxOutcome[];

/** Form that simulates a transfer of the buyer's bank, whether or not it is still expected. */
function TransferForm({
  charge,
  token,
  words: {
    sandbox: { transfer: words },
  },
}: {
  charge: SandboxCharge;
  token: string;
  words: Messages;
}) {
  return (
    <form method="post" action={sandboxAddress(charge.reference, token, 'transfer')} class="stack">
      {charge.state !== 'open' && <p>{words.late}</p>}
      {ARRIVALS.map((outcome, index) => (
        <Button key={outcome} name="outcome" value={outcome} second={index > 0} wide>
          {words[outcome]}
        </Button>
      ))}
    </form>
  );
}

const FAULTS: readonly SandboxFault[] = [
  { operation: 'look', kind: 'unavailable' },
  { operation: 'open', kind: 'unavailable' },
  { operation: 'open', kind: 'refused' },
  { operation: 'open', kind: 'timeout' },
  { operation: 'refund', kind: 'unavailable' },
  { operation: 'refund', kind: 'timeout' },
  { operation: 'refund', kind: 'refused' },
  { operation: 'refund', kind: 'short' },
  { operation: 'callbacks', kind: 'duplicate' },
  { operation: 'callbacks', kind: 'out_of_order' },
  { operation: 'callbacks', kind: 'lost' },
];

type FaultName = keyof Messages['sandbox']['fault']['kinds'];
const faultName = ({ operation, kind }: SandboxFault) => `${operation}.${kind}` as FaultName;

/** Returns the fault that a form names; undefined for any other text. */
export function faultIn(text: string): SandboxFault | undefined {
  return FAULTS.find((fault) => faultName(fault) === text);
}

/** Form that makes the next call about this checkout, or its next payment, fail. */
function FaultForm({
  reference,
  token,
  isSet,
  words: {
    sandbox: { fault: words },
  },
}: {
  reference: string;
  token: string;
  isSet?: boolean;
  words: Messages;
}) {
  return (
    <Card>
      <h2>{words.title}</h2>
      {isSet && (
        <Notice tone="good">
          <p>{words.isSet}</p>
        </Notice>
      )}
      <form method="post" action={sandboxAddress(reference, token, 'fault')} class="stack">
        <Select
          name="fault"
          label={words.label}
          required
          options={FAULTS.map((fault) => ({ value: faultName(fault), label: words.kinds[faultName(fault)] }))}
        />
        <Button second>{words.set}</Button>
      </form>
    </Card>
  );
}

const COLOUR = '#7a5200';

interface SandboxPageView extends PageLocale {
  charge: SandboxCharge;
  token: string;
  problems: readonly Problem[];
  /** Card number that was entered and refused. */
  number?: string;
  /** True when a fault has just been set. */
  isFaultSet?: boolean;
}

/**
 * Returns the sandbox's page in place of a payment provider's; a person chooses the outcome of the payment (docs/spec/around.md, "Pages
 * people see").
 */
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

/** Returns true when a buyer has nothing more to do here and is sent back. Transfers can still be simulated. */
export function isFinished({ rail, state }: SandboxCharge): boolean {
  return rail !== 'bank_transfer' && state !== 'open' && state !== 'confirming';
}
