import { en } from './en';

/** Everything that the hosted pages say, in one language. What holds a value is a function of it. */
export type Messages = typeof en;

/** Languages by their ISO 639 codes. A further one is a folder beside `en` and a line here. */
const CATALOGUE: Readonly<Record<string, Messages>> = { en };

/** The messages in the language of a locale (`en-NG`); undefined for a language that there are none in. */
export function messagesOf(locale: string): Messages | undefined {
  const [language = ''] = locale.split('-');
  return Object.hasOwn(CATALOGUE, language) ? CATALOGUE[language] : undefined;
}
