import { Button, Field, Honeypot, SafePayment } from '../page';
import type { EventPageView } from './event-page-view';
import { CODE, EMAIL, NAME, ONCE, PHONE, TRAP } from './field-names';
import { GuestFields } from './guest-fields';
import { ChoiceFields, DETAILS_FORM } from './choice/chosen-tickets';

/** Form of the buyer's details and the details that the chosen tickets require; it opens the checkout, which holds the tickets. */
export function PurchaseForm({ view }: { view: EventPageView }) {
  const {
    path,
    values,
    errors,
    once,
    brand,
    words: {
      registration: labels,
      event: { tickets },
      pay,
    },
  } = view;
  const field = (name: string) => ({ name, value: values.text(name), error: errors.get(name) });
  return (
    <form id={DETAILS_FORM} method="post" action={path} class="stack" noValidate>
      <ChoiceFields view={view} />
      <input type="hidden" name={ONCE} value={once} />
      {values.has(CODE) && <input type="hidden" name={CODE} value={values.text(CODE)} />}
      <Field {...field(NAME)} label={labels.name} autocomplete="name" required maxLength={120} />
      <Field
        {...field(EMAIL)}
        label={labels.email}
        type="email"
        autocomplete="email"
        required
        maxLength={254}
        help={labels.ticketsGoThere}
      />
      <Field {...field(PHONE)} label={labels.phone} type="tel" autocomplete="tel" help={labels.phoneHelp} maxLength={40} />
      <GuestFields view={view} />
      <Honeypot name={TRAP} />
      <Button wide>{tickets.buy}</Button>
      <SafePayment text={pay.safe(brand.name)} />
    </form>
  );
}
