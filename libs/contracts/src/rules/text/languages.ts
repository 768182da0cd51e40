/**
 * Languages of pages, messages, tickets and codes, by their ISO 639 codes. Every table of texts `satisfies` a `Record` of them, so that
 * the compiler names the places that a further language needs.
 */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Language of readers whose own has no texts, and of the service's refusals. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

const LANGUAGE_NAMES = { en: 'English', fr: 'French' } as const satisfies Readonly<Record<Language, string>>;

/** Returns the language of a locale (BCP 47) that has texts; undefined for another. */
export function languageIn(locale: string): Language | undefined {
  const [code] = locale.split('-');
  return LANGUAGES.find((language) => language === code);
}

/** Returns the language of the texts for a locale (BCP 47): its own, else the default one. */
export function languageOf(locale: string): Language {
  return languageIn(locale) ?? DEFAULT_LANGUAGE;
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Texts for descriptions that name all languages. */
export const LANGUAGE_TEXTS = {
  /** `English or French`. */
  either: either.format(LANGUAGES.map((language) => LANGUAGE_NAMES[language])),
  /** Codes in Markdown. */
  eitherCode: either.format(LANGUAGES.map((language) => `\`${language}\``)),
  /** Meanings of the codes in an enumeration. */
  meanings: Object.fromEntries(LANGUAGES.map((language) => [language, `${LANGUAGE_NAMES[language]}.`])) as Readonly<
    Record<Language, string>
  >,
} as const;
