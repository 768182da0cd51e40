import { DEFAULT_LANGUAGE, type Language, languageOf } from './languages';

const NO_BREAK = '\u00A0';
const NARROW = '\u202F';

/**
 * Returns a French text with no-break spaces at its marks: narrow before `; ! ?`, full before `: %` and inside `« »`. Source texts have
 * ordinary spaces.
 */
export function typesetFrench(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, NARROW)
    .replace(/ (?=[:%»])/g, NO_BREAK)
    .replace(/(?<=«) /g, NO_BREAK);
}

const COLONS = { en: ': ', fr: typesetFrench(' : ') } as const satisfies Readonly<Record<Language, string>>;

/** Returns the colon between a name and its value in a locale (BCP 47): `: `, in French with a no-break space before it. */
export function colonIn(locale: string = DEFAULT_LANGUAGE): string {
  return COLONS[languageOf(locale)];
}

/** Returns a catalogue of French texts typeset: its strings, and the strings that its functions return, alone or in lists. */
export function typesetCatalogue<T>(texts: T): T {
  return typesetValue(texts) as T;
}

function typesetValue(value: unknown): unknown {
  if (typeof value === 'string') return typesetFrench(value);
  if (typeof value === 'function') return (...args: unknown[]) => typesetValue(Reflect.apply(value, undefined, args));
  if (Array.isArray(value)) return value.map(typesetValue);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typesetValue(each)]));
}
