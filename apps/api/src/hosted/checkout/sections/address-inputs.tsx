import type { Messages } from '../../messages';
import { Field, Select } from '../../page';
import { countriesIn } from '../../page-locale';
import { ADDRESS_FIELDS, addressField, type AddressField } from '../field-names';

interface InputsProps {
  /** Returns value and error of a field; undefined for a field that is not shown. */
  of: (field: AddressField) => { value?: string; error?: string } | undefined;
  locale: string;
  words: Messages;
}

/** Fields of a delivery address. */
export function AddressInputs({ of, locale, words: { buyer, questions } }: InputsProps) {
  return (
    <>
      {ADDRESS_FIELDS.map((field) => {
        const content = of(field);
        if (!content) return null;
        const shared = { name: addressField(field), ...ADDRESS_ATTRIBUTES[field], ...content, label: buyer[field] };
        return field === 'country' ? (
          <Select key={field} {...shared} options={[{ value: '', label: questions.choose }, ...countriesIn(locale)]} />
        ) : (
          <Field key={field} {...shared} maxLength={120} />
        );
      })}
    </>
  );
}

const ADDRESS_ATTRIBUTES: Record<AddressField, { required?: boolean; autocomplete: string }> = {
  line1: { required: true, autocomplete: 'address-line1' },
  line2: { autocomplete: 'address-line2' },
  city: { required: true, autocomplete: 'address-level2' },
  state: { autocomplete: 'address-level1' },
  postalCode: { autocomplete: 'postal-code' },
  country: { required: true, autocomplete: 'country' },
};
