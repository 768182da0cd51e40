import type { EventPage } from '@svc/storefront';
import type { FormValues, Problem } from '../posted-form';
import type { Brand } from '../page';
import type { Messages } from '../messages';
import type { PageLocale } from '../page-locale';
import { canCountLater, chosenOf, obviousChoice, offeredTiers, quantityField, type Chosen, type OfferedTier } from './offer';

/** The page of an event, with what the visitor has entered so far. */
export interface EventPageView extends PageLocale {
  page: EventPage;
  brand: Brand;
  /** Of the page itself. */
  path: string;
  offers: readonly OfferedTier[];
  chosen: readonly Chosen[];
  /** First the tickets are chosen, then what they ask for is filled in. */
  step: 'tickets' | 'details';
  /** Whether tickets can be chosen among the details, too. */
  choosesHere: boolean;
  values: FormValues;
  problems: readonly Problem[];
  errors: ReadonlyMap<string, string>;
}

interface Seen extends Pick<EventPageView, 'page' | 'brand' | 'path' | 'values' | 'locale' | 'words'> {
  /** How many seats one registration may take (D-106). */
  mostSeats: number;
  /** What was wrong with a form that was sent; undefined when none was. */
  problems?: readonly Problem[];
}

/** Decides what is asked next. A guest is asked in two steps only where what is asked depends on the tickets. */
export function viewOf({ page, brand, path, values, locale, words, mostSeats, problems: sent }: Seen): EventPageView {
  const offers = offeredTiers(page.event, mostSeats);
  const hasChosen = offers.some(({ tier }) => values.has(quantityField(tier.ref)));
  const obvious = hasChosen || sent ? undefined : obviousChoice(offers, page.event);
  const chosen = obvious ? [obvious] : chosenOf(offers, values);
  const problems = sent ?? (hasChosen && chosen.length === 0 ? [nothingChosen(words)] : []);
  const isAboutTickets = problems.some(({ name }) => name?.startsWith('quantity.'));
  return {
    page,
    brand,
    path,
    offers,
    chosen,
    values,
    locale,
    words,
    problems,
    step: sent || chosen.length > 0 ? 'details' : 'tickets',
    choosesHere: canCountLater(offers, page.event) || isAboutTickets || (sent !== undefined && chosen.length === 0),
    errors: new Map(problems.flatMap(({ name, message }) => (name === undefined ? [] : [[name, message] as const]))),
  };
}

export function nothingChosen({ registration }: Messages): Problem {
  return { message: registration.nothingChosen };
}
