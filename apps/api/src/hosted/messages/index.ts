import type { MAIL_LANGUAGES } from '@svc/contracts';
import { en, type Messages } from './en';
import { fr } from './fr';
import { isolateNames } from './isolate-names';

export type { Messages } from './en';

/** Languages by their ISO 639 codes. A further one is a folder beside `en`, a line here and a language of `MAIL_LANGUAGES`. */
export const CATALOGUES: Readonly<Record<string, Messages>> = { en: isolateNames(en), fr: isolateNames(fr) } satisfies Record<
  (typeof MAIL_LANGUAGES)[number],
  Messages
>;

/** Returns the messages in the language of a locale (`en-NG`); undefined for a language without messages. */
export function messagesOf(locale: string): Messages | undefined {
  const [language = ''] = locale.split('-');
  return Object.hasOwn(CATALOGUES, language) ? CATALOGUES[language] : undefined;
}

/** Returns the language of messages, as an ISO 639 code. */
export function languageOf(messages: Messages): string {
  return Object.keys(CATALOGUES).find((language) => CATALOGUES[language] === messages) ?? 'en';
}
