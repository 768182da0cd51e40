import type { Messages } from '../../messages';
import { Field, Select } from '../../page';
import { countriesIn } from '../../page-locale';
import { ADDRESS_FIELDS, addressField, type AddressField } from '../field-names';

interface InputsProps {
  /** What stands in a field, and what is wrong with it; undefined of one that is not asked for. */
  of: (field: AddressField) => { value?: string; error?: string } | undefined;
  locale: string;
  words: Messages;
}

/** The fields of an address, as every form has them that asks where something goes. */
export function AddressInputs({ of, locale, words: { buyer, questions } }: InputsProps) {
  return (
    <>
      {ADDRESS_FIELDS.map((field) => {
        const shown = of(field);
        if (!shown) return null;
        const shared = { name: addressField(field), ...ADDRESS_LOOK[field], ...shown, label: buyer[field] };
        return field === 'country' ? (
          <Select key={field} {...shared} options={[{ value: '', label: questions.choose }, ...countriesIn(locale)]} />
        ) : (
          <Field key={field} {...shared} maxLength={120} />
        );
      })}
    </>
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
