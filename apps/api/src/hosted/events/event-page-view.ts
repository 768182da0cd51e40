import { randomUUID } from 'node:crypto';
import type { TicketDetails } from '@svc/contracts';
import type { EventPage } from '@svc/storefront';
import type { FormValues, Problem } from '../posted-form';
import type { Brand } from '../page';
import type { Messages } from '../messages';
import { faultText } from '../messages/known-faults';
import type { PageLocale } from '../page-locale';
import { amountField, isTicketField, ONCE, otherAmountField, quantityField, STEP } from './field-names';
import {
  canCountLater,
  type Chosen,
  chosenOf,
  detailsOf,
  isBought,
  mostSeatsExceeded,
  obviousChoice,
  offeredTiers,
  type OfferedTier,
  type SeatLimits,
} from './offer';

/** The page of an event, with what the visitor has entered so far. */
export interface EventPageView extends PageLocale {
  page: EventPage;
  brand: Brand;
  /** Of the page itself. */
  path: string;
  /** The same, for others. */
  url: string;
  offers: readonly OfferedTier[];
  chosen: readonly Chosen[];
  /** The details that what is chosen asks for. */
  details: TicketDetails;
  /** First the tickets are chosen, then what they ask for is filled in. */
  step: 'tickets' | 'details';
  /** Whether tickets can be chosen among the details, too. */
  choosesHere: boolean;
  /** What was chosen is for money. */
  buys: boolean;
  /** Of this form alone. */
  once: string;
  values: FormValues;
  problems: readonly Problem[];
  errors: ReadonlyMap<string, string>;
}

interface Seen extends Pick<EventPageView, 'page' | 'brand' | 'path' | 'url' | 'values' | 'locale' | 'words'> {
  seats: SeatLimits;
  /** What was wrong with a form that was sent; undefined when none was. */
  problems?: readonly Problem[];
}

/** Decides what is asked next. A guest is asked in two steps only where what is asked depends on the tickets. */
export function viewOf(seen: Seen): EventPageView {
  const { page, brand, path, url, values, locale, words, seats, problems: sent } = seen;
  const offers = offeredTiers(page.event, seats);
  const hasChosen = offers.some(({ tier: { ref } }) =>
    [quantityField(ref), amountField(ref), otherAmountField(ref)].some((field) => values.has(field)),
  );
  const obvious = hasChosen || sent ? undefined : obviousChoice(offers, page.event);
  const chosen = obvious ? [obvious] : chosenOf(offers, values);
  const problems = sent ?? (hasChosen ? problemsOfChoice(chosen, seen) : []);
  const isAboutTickets = problems.some(({ name }) => isTicketField(name ?? ''));
  const step = stepOf(chosen, isAboutTickets, seen);
  return {
    page,
    brand,
    path,
    url,
    offers,
    chosen,
    details: detailsOf(step === 'details' ? chosen : [], page.event),
    values,
    locale,
    words,
    problems,
    step,
    buys: isBought(chosen),
    once: values.has(ONCE) ? values.text(ONCE) : randomUUID(),
    choosesHere: canCountLater(offers, page.event) || isAboutTickets || (sent !== undefined && chosen.length === 0),
    errors: new Map(problems.flatMap(({ name, message }) => (name === undefined ? [] : [[name, message] as const]))),
  };
}

/** Visitors who asked to choose again have not chosen yet. */
function problemsOfChoice(chosen: readonly Chosen[], { values, seats, words }: Seen): Problem[] {
  if (asksForTickets(values)) return [];
  return chosen.length === 0 ? [nothingChosen(words)] : tooManySeats(chosen, seats, words);
}

/** Tickets are chosen as long as none are, or others have to be. A form that was sent with none lets them be chosen beside the rest. */
function stepOf(chosen: readonly Chosen[], isAboutTickets: boolean, { values, seats, problems: sent }: Seen): EventPageView['step'] {
  const choosesAnew = asksForTickets(values) || mostSeatsExceeded(chosen, seats) !== undefined || (isBought(chosen) && isAboutTickets);
  return (sent || chosen.length > 0) && !choosesAnew ? 'details' : 'tickets';
}

function asksForTickets(values: FormValues): boolean {
  return values.text(STEP) === 'tickets';
}

export function nothingChosen({ registration }: Messages): Problem {
  return { message: registration.nothingChosen };
}

/** That more seats are chosen than may be taken at once: nobody is asked who sits on all of them. */
export function tooManySeats(chosen: readonly Chosen[], seats: SeatLimits, words: Messages): Problem[] {
  const most = mostSeatsExceeded(chosen, seats);
  return most === undefined
    ? []
    : [
        {
          name: quantityField(chosen[0]!.offered.tier.ref),
          message: faultText(`Take at most ${most.toLocaleString('en')} seats at a time.`, words),
        },
      ];
}
