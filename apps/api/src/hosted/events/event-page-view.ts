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

/** Page of an event, with the visitor's input so far. */
export interface EventPageView extends PageLocale {
  page: EventPage;
  brand: Brand;
  /** Path of the page itself. */
  path: string;
  /** Address of the page for sharing. */
  url: string;
  offers: readonly OfferedTier[];
  chosen: readonly Chosen[];
  /** Details that the chosen tickets require. */
  details: TicketDetails;
  /** `tickets`: tickets are being chosen; `details`: the required details are being filled in. */
  step: 'tickets' | 'details';
  /** True when tickets can be chosen among the details, too. */
  choosesHere: boolean;
  /** True when a chosen ticket costs money. */
  buys: boolean;
  /** Value unique to this form. */
  once: string;
  values: FormValues;
  problems: readonly Problem[];
  errors: ReadonlyMap<string, string>;
}

interface Seen extends Pick<EventPageView, 'page' | 'brand' | 'path' | 'url' | 'values' | 'locale' | 'words'> {
  seats: SeatLimits;
  /** Problems of a form that was sent; undefined when none was. */
  problems?: readonly Problem[];
}

/** Decides the next step. Guests get two steps only where the questions depend on the tickets. */
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

/** Returns the problems of a choice; visitors who go back to the tickets have not chosen yet. */
function problemsOfChoice(chosen: readonly Chosen[], { values, seats, words }: Seen): Problem[] {
  if (asksForTickets(values)) return [];
  return chosen.length === 0 ? [nothingChosen(words)] : tooManySeats(chosen, seats, words);
}

/**
 * Returns `tickets` while none are chosen, or while others must be chosen. A form that was sent without any lets them be chosen beside
 * the details.
 */
function stepOf(chosen: readonly Chosen[], isAboutTickets: boolean, { values, seats, problems: sent }: Seen): EventPageView['step'] {
  const choosesAgain = asksForTickets(values) || mostSeatsExceeded(chosen, seats) !== undefined || (isBought(chosen) && isAboutTickets);
  return (sent || chosen.length > 0) && !choosesAgain ? 'details' : 'tickets';
}

function asksForTickets(values: FormValues): boolean {
  return values.text(STEP) === 'tickets';
}

export function nothingChosen({ registration }: Messages): Problem {
  return { message: registration.nothingChosen };
}

/** Returns the problem of choosing more seats than are allowed at once; their guests are not asked for then. */
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
