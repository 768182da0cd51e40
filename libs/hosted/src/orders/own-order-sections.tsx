import { AddressInputs } from '../checkout/sections/address-inputs';
import { addressField, type AddressField } from '../checkout/field-names';
import { deadlineLine, localTimeText } from '@svc/contracts';
import type { ComponentChildren } from 'preact';
import { Button, Card, ErrorSummary, Field, Notice } from '../page';
import { amountText } from '../page-locale';
import type { OrderPageView } from './order-view';
import { type AtOnce, REASON_FIELD } from './own-order';

/** Shows the outcome of the action just taken, at the top. */
export function OwnOrderNote({
  view: {
    own: { done },
    words: { ownOrder: words },
  },
}: {
  view: OrderPageView;
}) {
  return done ? <Notice tone={done === 'refused' ? 'warn' : 'good'}>{words.done[done]}</Notice> : null;
}

/** Form of another delivery address, folded; nothing where it may not be changed. */
export function AddressSection({ view }: { view: OrderPageView }) {
  const {
    own: { address: own },
    delivery,
    locale,
    words,
  } = view;
  if (!own) return null;
  const { action, entered } = own;
  const {
    ownOrder: { address },
  } = words;
  const valueOf = (field: AddressField) => ({
    value: entered ? entered.values.text(addressField(field)) : delivery?.address?.[field],
    error: entered?.problems.find(({ name }) => name === addressField(field))?.message,
  });
  return (
    <details class="no-print" open={entered !== undefined}>
      <summary>{address.change}</summary>
      <div class="stack">
        {entered && <ErrorSummary title={words.page.lookAgain} errors={entered.problems} />}
        <form method="post" noValidate action={action} class="stack">
          <AddressInputs of={valueOf} locale={locale} words={words} />
          <div>
            <Button second>{address.button}</Button>
          </div>
        </form>
      </div>
    </details>
  );
}

/** Shows the refund request and its state, or the form of one, folded; nothing where there is neither. */
export function RefundRequestSection({ view }: { view: OrderPageView }) {
  const {
    own: { request, refund: own },
    brand,
    words: {
      ownOrder: { refund },
    },
  } = view;
  if (!request && !own) return null;
  return (
    <Card>
      <h2>{refund.title}</h2>
      {request && <RefundRequestState view={view} request={request} />}
      {own && (
        <details class="no-print" open={own.entered !== undefined}>
          <summary>{request ? refund.askAgain : refund.ask}</summary>
          <RefundForm view={view} own={own}>
            {own.atOnce ? <AtOnceText view={view} atOnce={own.atOnce} /> : <p>{refund.text(brand.name)}</p>}
          </RefundForm>
        </details>
      )}
    </Card>
  );
}

type Own = OrderPageView['own'];

function RefundRequestState({
  view,
  request: { state, askedAt, answeredAt, reason, message },
}: {
  view: OrderPageView;
  request: NonNullable<Own['request']>;
}) {
  const {
    brand,
    timezone,
    locale,
    words: {
      ownOrder: { refund },
    },
  } = view;
  const dateOf = (at: string) => localTimeText({ date: '', startAt: at, timezone }, locale).date;
  return (
    <>
      <p>{refund.asked(dateOf(askedAt))}</p>
      {reason && <Words text={reason} />}
      {state === 'open' && <p>{refund.open(brand.name)}</p>}
      {state === 'declined' && answeredAt && <p>{refund.declined(brand.name, dateOf(answeredAt))}</p>}
      {state === 'declined' && message && <Words text={message} />}
    </>
  );
}

function Words({ text }: { text: string }) {
  return (
    <blockquote>
      {text.split('\n').map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </blockquote>
  );
}

/** Describes the immediate refund, its effect on the tickets, and its deadline in the zone of the event. */
function AtOnceText({
  view: {
    money: { currency },
    tickets,
    timezone,
    locale,
    words: {
      ownOrder: {
        refund: { atOnce: words },
      },
    },
  },
  atOnce: { refundMinor, isPart, until },
}: {
  view: OrderPageView;
  atOnce: AtOnce;
}) {
  return (
    <>
      <p>{words.text(amountText(refundMinor, currency, locale))}</p>
      {isPart && <p>{words.part}</p>}
      <p>{words.until(deadlineLine(until, tickets?.days[0]?.timezone ?? timezone, locale))}</p>
    </>
  );
}

function RefundForm({
  view: {
    words: {
      page,
      ownOrder: { refund },
    },
  },
  own: { action, entered },
  children,
}: {
  view: OrderPageView;
  own: NonNullable<Own['refund']>;
  children: ComponentChildren;
}) {
  return (
    <div class="stack">
      {entered && <ErrorSummary title={page.lookAgain} errors={entered.problems} />}
      {children}
      <form method="post" noValidate action={action} class="stack">
        <Field
          name={REASON_FIELD}
          label={refund.reason}
          value={entered?.values.text(REASON_FIELD)}
          error={entered?.problems.find(({ name }) => name === REASON_FIELD)?.message}
          maxLength={500}
          rows={3}
        />
        <div>
          <Button second>{refund.button}</Button>
        </div>
      </form>
    </div>
  );
}
