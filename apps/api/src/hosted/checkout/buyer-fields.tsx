import { COUNTRIES } from '../countries';
import { Facts, Field, Group, Select } from '../page';
import type { CheckoutPageView } from './checkout-view';
import { ADDRESS_FIELDS, addressField, EMAIL, NAME, PHONE, type AddressField } from './field-names';
import { SeatSection } from './seat-section';
import { ZoneChoice } from './zone-choice';

/** Who buys, who comes, and where it goes. Filled in with what is on record; a link that masks shows that beside empty fields. */
export function BuyerFields({ view }: { view: CheckoutPageView }) {
  return (
    <>
      <ContactFields view={view} />
      <SeatSection view={view} />
      <ZoneChoice view={view} />
      {view.needsAddress && <AddressFields view={view} />}
    </>
  );
}

function ContactFields({ view }: { view: CheckoutPageView }) {
  const { contact, isMasked, words: { buyer } } = view;
  const hasRecord = isMasked && contact.email !== undefined && contact.name !== undefined;
  const fields = (
    <>
      <Field {...fieldOf(view, NAME, contact.name)} label={buyer.name} autocomplete="name" required={!hasRecord} maxLength={120} />
      <Field {...fieldOf(view, EMAIL, contact.email)} label={buyer.email} type="email" autocomplete="email" required={!hasRecord} maxLength={254} help={buyer.emailHelp} />
      <Field {...fieldOf(view, PHONE, contact.phone)} label={buyer.phone} type="tel" autocomplete="tel" maxLength={40} help={buyer.phoneHelp} />
    </>
  );
  if (!hasRecord) return <Group label={buyer.who}>{fields}</Group>;
  const others = [NAME, EMAIL, PHONE].some((name) => view.values.has(name) || view.errors.has(name));
  return (
    <Group label={buyer.who}>
      <Facts of={[[buyer.name, contact.name], [buyer.email, contact.email], [buyer.phone, contact.phone]]} />
      <details open={others}>
        <summary>{buyer.otherDetails}</summary>
        <div class="stack">{fields}</div>
      </details>
    </Group>
  );
}

function AddressFields({ view }: { view: CheckoutPageView }) {
  const { address, isMasked, words: { buyer, questions } } = view;
  const hasRecord = isMasked && address !== undefined;
  const field = (name: AddressField) => ({ ...fieldOf(view, addressField(name), address?.[name]), ...ADDRESS_LOOK[name], label: buyer[name], required: ADDRESS_LOOK[name].required && !hasRecord });
  const fields = (
    <>
      <Field {...field('line1')} maxLength={120} />
      <Field {...field('line2')} maxLength={120} />
      <Field {...field('city')} maxLength={120} />
      <Field {...field('state')} maxLength={120} />
      <Field {...field('postalCode')} maxLength={120} />
      <Select {...field('country')} options={[{ value: '', label: questions.choose }, ...COUNTRIES]} />
    </>
  );
  if (!hasRecord) return <Group label={buyer.where}>{fields}</Group>;
  const others = ADDRESS_FIELDS.some((name) => view.values.has(addressField(name)) || view.errors.has(addressField(name)));
  return (
    <Group label={buyer.where}>
      <Facts of={[[buyer.address, `${address.line1}, ${address.city}, ${address.country}`]]} />
      <details open={others}>
        <summary>{buyer.otherAddress}</summary>
        <div class="stack">{fields}</div>
      </details>
    </Group>
  );
}

const ADDRESS_LOOK: Record<AddressField, { required?: boolean; autocomplete: string }> = {
  line1: { required: true, autocomplete: 'address-line1' },
  line2: { autocomplete: 'address-line2' },
  city: { required: true, autocomplete: 'address-level2' },
  state: { autocomplete: 'address-level1' },
  postalCode: { autocomplete: 'postal-code' },
  country: { required: true, autocomplete: 'country' },
};

/** What was typed stands above what is on record, also when it was emptied. */
function fieldOf({ values, errors, wasSent, isMasked }: CheckoutPageView, name: string, onRecord: string | undefined) {
  return { name, value: wasSent || isMasked ? values.text(name) : onRecord, error: errors.get(name) };
}
