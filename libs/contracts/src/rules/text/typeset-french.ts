const NO_BREAK = '\u00A0';
const NARROW = '\u202F';

/** A French text with the spaces of its marks unbreakable: narrow before `; ! ?`, whole before `: %` and inside `« »`. Texts are written with ordinary spaces. */
export function typesetFrench(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, NARROW)
    .replace(/ (?=[:%»])/g, NO_BREAK)
    .replace(/(?<=«) /g, NO_BREAK);
}

/** The colon between a name and what it is of, by the customs of a locale (BCP 47): `: `, in French with a space before it that breaks no line. */
export function colonIn(locale = 'en'): string {
  return /^fr\b/.test(locale) ? typesetFrench(' : ') : ': ';
}

/** A catalogue of French texts, typeset: strings as they stand, and what functions of it return, alone or in lists. */
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
