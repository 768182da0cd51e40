import { languageIn } from '@svc/contracts';
import { cutText } from '@svc/kernel';

const LONGEST_HEADER = 500;

/** Returns the preferred locale of an `Accept-Language` that has translations; undefined if there is none. */
export function preferredLanguage(acceptLanguage: string | undefined): string | undefined {
  return localesIn(acceptLanguage ?? '').find((locale) => languageIn(locale));
}

/** Returns the well-formed locales of an `Accept-Language`, preferred ones first: `fr-CI`, `en`. */
export function localesIn(header: string): string[] {
  return cutText(header, LONGEST_HEADER)
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .map(([tag = '', weight = '1']) => ({ tag: canonicalLocale(tag), weight: Number(weight) }))
    .filter(({ tag, weight }) => tag !== undefined && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag!);
}

/** Returns language and region of a tag, without extensions; undefined for a malformed tag. */
export function canonicalLocale(tag: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(tag);
    return region ? `${language}-${region}` : language;
  } catch {
    return undefined;
  }
}
