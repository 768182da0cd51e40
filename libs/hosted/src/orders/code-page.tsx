import { maskedEmail } from '@svc/registration';
import { Button, ButtonLink, Card, ErrorSummary, Field, type HostedPage } from '../page';
import type { OrderPageView } from './order-view';

/** Name of the field that takes a code. */
export const CODE_FIELD = 'code';

/** Action to confirm: its form carries all of it, since the code is for exactly that action. */
export interface ToConfirm {
  title: string;
  /** Effect of the confirmation. */
  what: { heading: string; lines: readonly string[] };
  fields: readonly (readonly [name: string, value: string])[];
  /** E-mail of the person on record, the recipient of the code. */
  email: string;
  /** Addresses that confirm the code, request another one, and show the order. */
  urls: { confirm: string; ask: string; order: string };
  error?: string;
}

/** Returns the page with the field for the code that was mailed to the buyer. */
export function codePage(
  { brand, locale, words }: Pick<OrderPageView, 'brand' | 'locale' | 'words'>,
  { title, what, fields, email, urls, error }: ToConfirm,
): HostedPage {
  const { code } = words.ownOrder;
  const carried = fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
  const content = (
    <Card>
      <h1>{title}</h1>
      {error && <ErrorSummary title={words.page.lookAgain} errors={[{ name: CODE_FIELD, message: error }]} />}
      <div>
        <p>{what.heading}</p>
        {what.lines.map((line) => (
          <div key={line}>
            <strong>{line}</strong>
          </div>
        ))}
      </div>
      <p>{code.sent(maskedEmail(email))}</p>
      <form method="post" noValidate action={urls.confirm} class="stack">
        {carried}
        <Field
          name={CODE_FIELD}
          label={code.label}
          error={error}
          required
          maxLength={20}
          autocomplete="one-time-code"
          inputmode="numeric"
        />
        <Button wide>{code.button}</Button>
      </form>
      <form method="post" action={urls.ask} class="stack">
        {carried}
        <Button second wide>
          {code.again}
        </Button>
      </form>
      <ButtonLink href={urls.order} second wide>
        {code.back}
      </ButtonLink>
    </Card>
  );
  return { title, brand, content, locale, words };
}
