import { MAIL_LANGUAGES } from '@svc/contracts';
import { cutText } from '@svc/kernel';

const LONGEST_HEADER = 500;

/** The dearest locale of an `Accept-Language` that there are texts in; undefined where there are in none. */
export function languageAskedFor(acceptLanguage: string | undefined): string | undefined {
  return localesIn(acceptLanguage ?? '').find((locale) => MAIL_LANGUAGES.some((language) => language === languageIn(locale)));
}

/** Locales of an `Accept-Language` that are well formed, the dearest first: `fr-CI`, `en`. */
export function localesIn(header: string): string[] {
  return cutText(header, LONGEST_HEADER)
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .map(([tag = '', weight = '1']) => ({ tag: canonicalLocale(tag), weight: Number(weight) }))
    .filter(({ tag, weight }) => tag !== undefined && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag!);
}

/** Language and region of a tag, without extensions that somebody else thought of; undefined for one that is not well formed. */
export function canonicalLocale(tag: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(tag);
    return region ? `${language}-${region}` : language;
  } catch {
    return undefined;
  }
}

function languageIn(locale: string): string {
  return locale.split('-')[0] ?? '';
}
