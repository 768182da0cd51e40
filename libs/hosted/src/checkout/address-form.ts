import { isWholeAddress } from '@svc/checkout';
import { countryName, type DeliveryAddress, isolateText } from '@svc/contracts';
import { personName } from '@svc/ticketing';
import type { Messages } from '../messages';
import { isCountry } from '../page-locale';
import type { FormValues, Problem } from '../posted-form';
import { ADDRESS_FIELDS, addressField, type AddressField } from './field-names';
import { faultOf, read } from './read-text';

/** Context in which the address fields are read. A masked link leaves recorded fields out of its form. */
export interface AddressFormContext {
  isMasked: boolean;
  address?: DeliveryAddress;
  words: Messages;
}

/** Returns an address in one line, with its country by name; empty without one. */
export function addressLine(address: DeliveryAddress | undefined, locale: string): string {
  if (!address) return '';
  const { line1, line2, city, state, postalCode, country } = address;
  return [line1, line2, city, state, postalCode, country && countryName(country, locale)]
    .flatMap((part) => (part ? isolateText(part) : []))
    .join(', ');
}

/** Returns the problems of the address in a form, in the order of its fields. */
export function problemsOfAddress(values: FormValues, { isMasked, address, words }: AddressFormContext): Problem[] {
  if (isMasked && isWholeAddress(address)) return [];
  const missing = missingIn(words);
  return ADDRESS_FIELDS.flatMap((field): Problem[] => {
    const name = addressField(field);
    const text = values.text(name);
    if (text === '') return missing[field] && !(isMasked && address?.[field]) ? [{ name, message: missing[field] }] : [];
    if (field === 'country') return isCountry(text) ? [] : [{ name, message: missing.country! }];
    return faultOf(name, personName, values, words);
  });
}

/** Returns the valid parts of the address in a form; undefined when the form of a masked link has no address fields. */
export function addressIn(values: FormValues, { isMasked }: Pick<AddressFormContext, 'isMasked'>): DeliveryAddress | undefined {
  if (isMasked && ADDRESS_FIELDS.every((field) => !values.has(addressField(field)))) return undefined;
  const entered = ADDRESS_FIELDS.flatMap((field) => {
    const text = read(personName, values.text(addressField(field)));
    return text !== undefined && (field !== 'country' || isCountry(text)) ? [[field, text] as const] : [];
  });
  return { line1: '', city: '', country: '', ...Object.fromEntries(entered) };
}

function missingIn({ buyer }: Messages): Partial<Record<AddressField, string>> {
  return { line1: buyer.line1Missing, city: buyer.cityMissing, country: buyer.countryMissing };
}
