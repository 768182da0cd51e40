import { DEFAULT_LANGUAGE, type Language, languageIn, LANGUAGES } from '@svc/contracts';
import { en, type Messages } from './en';
import { fr } from './fr';
import { isolateNames } from './isolate-names';

export type { Messages } from './en';

/** Texts of the hosted pages in each language: a folder beside `en`, and a line here. */
export const CATALOGUES: Readonly<Record<Language, Messages>> = { en: isolateNames(en), fr: isolateNames(fr) };

/** Returns the messages in the language of a locale (`en-NG`); undefined for a language without messages. */
export function messagesOf(locale: string): Messages | undefined {
  const language = languageIn(locale);
  return language && CATALOGUES[language];
}

/** Returns the language of messages. */
export function languageOfMessages(messages: Messages): Language {
  return LANGUAGES.find((language) => CATALOGUES[language] === messages) ?? DEFAULT_LANGUAGE;
}
