const NAMES = new Map<string, Intl.DisplayNames>();

/** Returns the name of a country in the language of a locale: `Nigeria` for `NG`. Text other than two letters is returned unchanged. */
export function countryName(country: string, locale = 'en'): string {
  if (!/^[A-Za-z]{2}$/.test(country)) return country;
  const names = NAMES.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  NAMES.set(locale, names);
  return names.of(country.toUpperCase()) ?? country;
}
