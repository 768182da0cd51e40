const NAMES = new Map<string, Intl.DisplayNames>();

/** A country as people call it in the language of a locale: `Nigeria` for `NG`. What is no two letters of a country is given back as it is. */
export function countryName(country: string, locale = 'en'): string {
  if (!/^[A-Za-z]{2}$/.test(country)) return country;
  const names = NAMES.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  NAMES.set(locale, names);
  return names.of(country.toUpperCase()) ?? country;
}
