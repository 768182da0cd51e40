import { getCountries } from 'libphonenumber-js';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** All countries by their names, to choose from; the value is ISO 3166 alpha-2. */
export const COUNTRIES: readonly { value: string; label: string }[] = getCountries()
  .map((code) => ({ value: code, label: names.of(code) ?? code }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'));
