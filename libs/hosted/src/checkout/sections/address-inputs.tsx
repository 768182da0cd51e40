import type { Messages } from '../../messages';
import { Field, Select } from '../../page';
import { countriesIn } from '../../page-locale';
import { addressField, type AddressField } from '../field-names';

interface InputsProps {
  /** Returns value and error of a field; undefined for a field that is not shown. */
  of: (field: AddressField) => { value?: string; error?: string } | undefined;
  /** Countries to choose among, ISO 3166; all of them when absent. */
  countries?: readonly string[];
  locale: string;
  words: Messages;
}

/** Fields that share a row where there is room. */
const ROWS: readonly (readonly AddressField[])[] = [
  ['line1', 'line2'],
  ['city', 'state'],
  ['postalCode', 'country'],
];

/** Fields of a delivery address. */
export function AddressInputs(props: InputsProps) {
  return (
    <>
      {ROWS.map((row) => {
        const shown = row.filter((field) => props.of(field));
        const inputs = shown.map((field) => <AddressInput key={field} field={field} {...props} />);
        return shown.length > 1 ? (
          <div class={row[0] === 'line1' ? 'pair wide' : 'pair'} key={row[0]}>
            {inputs}
          </div>
        ) : (
          inputs
        );
      })}
    </>
  );
}

function AddressInput({ field, of, countries, locale, words: { buyer, questions } }: InputsProps & { field: AddressField }) {
  const shared = { name: addressField(field), ...ADDRESS_ATTRIBUTES[field], ...of(field), label: buyer[field] };
  return field === 'country' ? (
    <Select {...shared} options={[{ value: '', label: questions.choose }, ...offeredIn(locale, countries, shared.value)]} />
  ) : (
    <Field {...shared} maxLength={120} />
  );
}

/** Returns the countries to choose among by their names, the present one among them. */
function offeredIn(locale: string, countries: InputsProps['countries'], present: string | undefined) {
  const all = countriesIn(locale);
  return countries ? all.filter(({ value }) => countries.includes(value) || value === present) : all;
}

const ADDRESS_ATTRIBUTES: Record<AddressField, { required?: boolean; autocomplete: string }> = {
  line1: { required: true, autocomplete: 'address-line1' },
  line2: { autocomplete: 'address-line2' },
  city: { required: true, autocomplete: 'address-level2' },
  state: { autocomplete: 'address-level1' },
  postalCode: { autocomplete: 'postal-code' },
  country: { required: true, autocomplete: 'country' },
};
