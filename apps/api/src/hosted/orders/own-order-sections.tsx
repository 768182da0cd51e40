import { AddressInputs } from '../checkout/sections/address-inputs';
import { addressField, type AddressField } from '../checkout/field-names';
import { Button, ErrorSummary, Notice } from '../page';
import type { OrderPageView } from './order-view';

/** What has just been done, above all else. */
export function OwnOrderNote({ view: { own: { done }, words: { ownOrder: words } } }: { view: OrderPageView }) {
  return done ? <Notice tone={done === 'refused' ? 'warn' : 'good'}>{words.done[done]}</Notice> : null;
}

/** Where a buyer has the order sent elsewhere, folded away; nothing where they may not. */
export function AddressSection({ view }: { view: OrderPageView }) {
  const { own: { address: own }, delivery, locale, words } = view;
  if (!own) return null;
  const { action, entered } = own;
  const { ownOrder: { address } } = words;
  const valueOf = (field: AddressField) => ({
    value: entered ? entered.values.text(addressField(field)) : delivery?.address?.[field],
    error: entered?.problems.find(({ name }) => name === addressField(field))?.message,
  });
  return (
    <details class="no-print" open={entered !== undefined}>
      <summary>{address.change}</summary>
      <div class="stack">
        {entered && <ErrorSummary title={words.page.lookAgain} errors={entered.problems} />}
        <form method="post" action={action} class="stack">
          <AddressInputs of={valueOf} locale={locale} words={words} />
          <div>
            <Button second>{address.button}</Button>
          </div>
        </form>
      </div>
    </details>
  );
}
