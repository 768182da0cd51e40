import { type Language, languageIn } from './languages';

/** Words and order of dates in one language. Names of days and months are those of `Intl`. */
export interface DateWords {
  /** Day of a month that is the first: `1er`. */
  first: string;
  /** True where full dates are put together here, since versions of Node join their parts differently: `Saturday, 5 December 2026`. */
  joinsFullDates: boolean;
  /** Length of the weekday in dates of delivery. */
  weekday: 'short' | 'long';
  /** True where dates of delivery are put together here: `Thu 26 November`. */
  joinsDeliveryDates: boolean;
  /** Joins the ends of a span of dates, times or zones. */
  span(from: string, to: string): string;
  /** Joins the days between which something arrives. */
  between(from: string, to: string): string;
  /** Names the end of a day as a deadline. */
  endOf(date: string): string;
  /** Names a day, or a day and a time, as a deadline. */
  by(moment: string): string;
}

const DATE_WORDS = {
  en: {
    first: '1',
    joinsFullDates: true,
    weekday: 'short',
    joinsDeliveryDates: true,
    span: (from, to) => `${from} to ${to}`,
    between: (from, to) => `${from} to ${to}`,
    endOf: (date) => `the end of ${date}`,
    by: (moment) => moment,
  },
  fr: {
    first: '1er',
    joinsFullDates: false,
    weekday: 'long',
    joinsDeliveryDates: true,
    span: (from, to) => `${from} – ${to}`,
    between: (from, to) => `du ${from} au ${to}`,
    endOf: (date) => `la fin du ${date}`,
    by: (moment) => `le ${moment}`,
  },
} as const satisfies Readonly<Record<Language, DateWords>>;

/** Dates as `Intl` has them, for locales without texts. */
const UNTRANSLATED: DateWords = {
  ...DATE_WORDS.en,
  joinsFullDates: false,
  joinsDeliveryDates: false,
  span: (from, to) => `${from} – ${to}`,
  between: (from, to) => `${from} – ${to}`,
};

/** Returns the words of dates in a locale (BCP 47). */
export function dateWordsIn(locale: string): DateWords {
  const language = languageIn(locale);
  return language ? DATE_WORDS[language] : UNTRANSLATED;
}
