import { canonicalLocale, localesIn, preferredLanguage } from '@svc/http';
import { currencyExponent } from '@svc/kernel';
import type { Request } from 'express';
import { getCountries } from 'libphonenumber-js';
import { type Messages, messagesOf } from './messages';
import { chosenLanguage } from './page/own-address';

export { amountText } from '@svc/contracts';

/** Words of a page, and the locale of its amounts and dates. */
export interface PageLocale {
  /** BCP 47, with a region where one is known: `en-NG`. */
  locale: string;
  words: Messages;
}

/** Locale of English where nothing is known of the reader. */
const FALLBACK = 'en-GB';

/** Returns the locale of a page for this `Accept-Language`; `country` (ISO 3166), the shop's, completes a language without a region. */
export function pageLocaleFor(acceptLanguage: string | undefined, country?: string): PageLocale {
  const locale = withRegion(preferredLanguage(acceptLanguage) ?? 'en', country);
  return { locale, words: messagesOf(locale)! };
}

function withRegion(locale: string, country: string | undefined): string {
  if (locale.includes('-')) return locale;
  const own = country && canonicalLocale(`${locale}-${country}`);
  if (own?.includes('-')) return own;
  return locale === 'en' ? FALLBACK : locale;
}

/** Returns the locale of a page for a request without a known country of the shop. */
export function pageLocaleOf(request: Pick<Request, 'headers' | 'originalUrl'>): PageLocale {
  return pageLocaleFor(acceptedBy(request));
}

/** Returns the languages of a request as an `Accept-Language`, preceded by the one chosen by the address. */
export function acceptedBy(request: Pick<Request, 'headers' | 'originalUrl'>): string | undefined {
  const { 'accept-language': accepted } = request.headers;
  const chosen = chosenLanguage(request);
  if (!chosen) return accepted;
  const [alike] = localesIn(accepted ?? '').filter((locale) => locale.startsWith(`${chosen}-`));
  return [alike ?? chosen, accepted].filter(Boolean).join(',');
}

/** Returns an amount as it is typed into the form of a bank: `5000`, `12.50`. */
export function amountDigits(minor: number, currency: string): string {
  const digits = currencyExponent(currency);
  return (minor / 10 ** digits).toFixed(minor % 10 ** digits === 0 ? 0 : digits);
}

/** ISO 3166 alpha-2 codes of all countries. */
const COUNTRY_CODES: readonly string[] = getCountries();

export interface CountryChoice {
  /** ISO 3166 alpha-2. */
  value: string;
  label: string;
}

const countriesByLanguage = new Map<string, readonly CountryChoice[]>();

/** Returns all countries to choose from, by their names in the language of a locale and in its order. */
export function countriesIn(locale: string): readonly CountryChoice[] {
  const [language = locale] = locale.split('-');
  const cachedCountries = countriesByLanguage.get(language);
  if (cachedCountries) return cachedCountries;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const countries = COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).sort((one, other) =>
    compare(one.label, other.label),
  );
  countriesByLanguage.set(language, countries);
  return countries;
}

export function isCountry(code: string): boolean {
  return COUNTRY_CODES.includes(code);
}
