import { COUNTRIES } from '../countries';
import { Facts, Field, Group, Select } from '../page';
import type { CheckoutPageView } from './checkout-view';
import { ADDRESS_FIELDS, addressField, EMAIL, NAME, PHONE, type AddressField } from './field-names';

/** Who buys, and where it goes. Filled in with what is on record; a link that masks shows that beside empty fields. */
export function BuyerFields({ view }: { view: CheckoutPageView }) {
  return (
    <>
      <ContactFields view={view} />
      {view.needsAddress && <AddressFields view={view} />}
    </>
  );
}

function ContactFields({ view }: { view: CheckoutPageView }) {
  const { contact, isMasked } = view;
  const hasRecord = isMasked && contact.email !== undefined && contact.name !== undefined;
  const fields = (
    <>
      <Field {...fieldOf(view, NAME, contact.name)} label="Name" autocomplete="name" required={!hasRecord} maxLength={120} />
      <Field {...fieldOf(view, EMAIL, contact.email)} label="E-mail" type="email" autocomplete="email" required={!hasRecord} maxLength={254} help="Your receipt goes there." />
      <Field {...fieldOf(view, PHONE, contact.phone)} label="Phone" type="tel" autocomplete="tel" maxLength={40} help="With country code, such as +234 803 123 4567." />
    </>
  );
  if (!hasRecord) return <Group label="Who buys?">{fields}</Group>;
  const others = [NAME, EMAIL, PHONE].some((name) => view.values.has(name) || view.errors.has(name));
  return (
    <Group label="Who buys?">
      <Facts of={[['Name', contact.name], ['E-mail', contact.email], ['Phone', contact.phone]]} />
      <details open={others}>
        <summary>Use other details</summary>
        <div class="stack">{fields}</div>
      </details>
    </Group>
  );
}

function AddressFields({ view }: { view: CheckoutPageView }) {
  const { address, isMasked } = view;
  const hasRecord = isMasked && address !== undefined;
  const field = (name: AddressField) => ({ ...fieldOf(view, addressField(name), address?.[name]), ...ADDRESS_LOOK[name], required: ADDRESS_LOOK[name].required && !hasRecord });
  const fields = (
    <>
      <Field {...field('line1')} maxLength={120} />
      <Field {...field('line2')} maxLength={120} />
      <Field {...field('city')} maxLength={120} />
      <Field {...field('state')} maxLength={120} />
      <Field {...field('postalCode')} maxLength={120} />
      <Select {...field('country')} options={[{ value: '', label: 'Please choose' }, ...COUNTRIES]} />
    </>
  );
  if (!hasRecord) return <Group label="Where does it go?">{fields}</Group>;
  const others = ADDRESS_FIELDS.some((name) => view.values.has(addressField(name)) || view.errors.has(addressField(name)));
  return (
    <Group label="Where does it go?">
      <Facts of={[['Address', `${address.line1}, ${address.city}, ${address.country}`]]} />
      <details open={others}>
        <summary>Use another address</summary>
        <div class="stack">{fields}</div>
      </details>
    </Group>
  );
}

const ADDRESS_LOOK: Record<AddressField, { label: string; required?: boolean; autocomplete: string }> = {
  line1: { label: 'Street and house', required: true, autocomplete: 'address-line1' },
  line2: { label: 'Floor, flat or landmark', autocomplete: 'address-line2' },
  city: { label: 'Town or city', required: true, autocomplete: 'address-level2' },
  state: { label: 'State or region', autocomplete: 'address-level1' },
  postalCode: { label: 'Postal code', autocomplete: 'postal-code' },
  country: { label: 'Country', required: true, autocomplete: 'country' },
};

/** What was typed stands above what is on record, also when it was emptied. */
function fieldOf({ values, errors, wasSent, isMasked }: CheckoutPageView, name: string, onRecord: string | undefined) {
  return { name, value: wasSent || isMasked ? values.text(name) : onRecord, error: errors.get(name) };
}
