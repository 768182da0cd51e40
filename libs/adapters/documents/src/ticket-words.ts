/** What stands on a printed ticket besides what the merchant and the guest have written. */
interface TicketWords {
  allDay: string;
  moreDays(count: number): string;
}

const ENGLISH: TicketWords = { allDay: 'All day', moreDays: (count) => `and ${count} more ${count === 1 ? 'day' : 'days'}` };

const WORDS: Readonly<Record<string, TicketWords>> = {
  en: ENGLISH,
  fr: { allDay: 'Toute la journée', moreDays: (count) => `et ${count} ${count === 1 ? 'autre jour' : 'autres jours'}` },
};

/** The words of a ticket in the language of a locale (BCP 47); English where there are none in it. */
export function ticketWordsOf(locale: string): TicketWords {
  const [language = ''] = locale.split('-');
  return (Object.hasOwn(WORDS, language) && WORDS[language]) || ENGLISH;
}
