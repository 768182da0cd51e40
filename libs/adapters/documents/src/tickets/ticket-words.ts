import { type Language, languageOf } from '@svc/contracts';

/** Labels on a printed ticket beside the texts of merchant and guest. */
interface TicketWords {
  allDay: string;
  moreDays(count: number): string;
  doors: string;
  name: string;
  ticket: string;
  order: string;
  price: string;
}

const WORDS = {
  en: {
    allDay: 'All day',
    moreDays: (count) => `and ${count} more ${count === 1 ? 'day' : 'days'}`,
    doors: 'Doors open',
    name: 'Name',
    ticket: 'Ticket',
    order: 'Order',
    price: 'Price',
  },
  fr: {
    allDay: 'Toute la journée',
    moreDays: (count) => `et ${count} ${count === 1 ? 'autre jour' : 'autres jours'}`,
    doors: 'Ouverture des portes',
    name: 'Nom',
    ticket: 'Billet',
    order: 'Commande',
    price: 'Prix',
  },
} as const satisfies Readonly<Record<Language, TicketWords>>;

/** Returns the labels of a ticket in the language of a locale (BCP 47); English where there are none in it. */
export function ticketWordsOf(locale: string): TicketWords {
  return WORDS[languageOf(locale)];
}
