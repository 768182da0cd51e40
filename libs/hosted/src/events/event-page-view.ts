import { randomUUID } from 'node:crypto';
import type { TicketDetails } from '@svc/contracts';
import type { EventPage } from '@svc/storefront';
import type { FormValues, Problem } from '../posted-form';
import type { Brand } from '../page';
import type { Messages } from '../messages';
import { faultText } from '../messages/known-faults';
import { amountText, type PageLocale } from '../page-locale';
import { amountField, CODE, isTicketField, ONCE, otherAmountField, quantityField, STEP } from './field-names';
import {
  canCountLater,
  type Chosen,
  chosenOf,
  detailsOf,
  groupsOf,
  isBought,
  leastChoice,
  mixedApproval,
  mostSeatsExceeded,
  obviousChoice,
  offeredTiers,
  type OfferedTier,
  outsideLimits,
  type SeatLimits,
  type TierGroup,
  tiersOf,
} from './choice/offer';

/** Page of an event, with the visitor's input so far. */
export interface EventPageView extends PageLocale {
  page: EventPage;
  brand: Brand;
  /** Path of the page itself. */
  path: string;
  /** Address of the page for sharing. */
  url: string;
  /** All ticket types that are shown, sold-out ones among them. */
  tiers: readonly OfferedTier[];
  /** Those that can be taken now. */
  offers: readonly OfferedTier[];
  /** Both by the form that takes them: at most two. */
  groups: readonly TierGroup[];
  chosen: readonly Chosen[];
  /** Choice that the fields of the tickets show: what was chosen, at first the least order of the only ticket type. */
  selected: readonly Chosen[];
  /** Details that the chosen tickets require. */
  details: TicketDetails;
  /** `tickets`: tickets are being chosen; `details`: the required details are being filled in. */
  step: 'tickets' | 'details';
  /** True while details are filled in after a choice: the event itself is shown in short. */
  isFolded: boolean;
  /** True when search engines may list the page as it was opened. */
  isListed: boolean;
  /** Moment at which the page is read. */
  now: Date;
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

interface Seen extends Pick<EventPageView, 'page' | 'brand' | 'path' | 'url' | 'values' | 'locale' | 'words' | 'now'> {
  seats: SeatLimits;
  /** True for a link that only invited guests get. */
  isForInvited?: boolean;
  /** Problems of a form that was sent; undefined when none was. */
  problems?: readonly Problem[];
}

/** Decides the next step. Guests get two steps only where the questions depend on the tickets. */
export function viewOf(seen: Seen): EventPageView {
  const { page, brand, path, url, values, locale, words, seats, now, problems: sent } = seen;
  const offers = offeredTiers(page.event, seats);
  const tiers = tiersOf(page.event, seats);
  const groups = groupsOf(tiers, offers);
  const hasChosen = choosesIn(values, offers);
  const isUntouched = !hasChosen && !sent;
  const obvious = isUntouched ? obviousChoice(groups, page.event) : [];
  const chosen = obvious.length > 0 ? obvious : chosenOf(offers, values);
  const ofChoice = sent ?? problemsOfChoice({ chosen, offers, hasChosen }, seen);
  const problems = [...ofChoice, ...problemsOfCode(seen)];
  const isAboutTickets = problems.some(({ name }) => isTicketField(name ?? ''));
  const step = ofChoice.length > 0 && !sent ? 'tickets' : stepOf(chosen, { isAboutTickets, groups }, seen);
  return {
    page,
    brand,
    path,
    url,
    now,
    tiers,
    offers,
    groups,
    chosen,
    selected: isUntouched ? groups.flatMap((group) => leastChoice(group.offers)) : chosen,
    details: detailsOf(step === 'details' ? chosen : [], page.event),
    values,
    locale,
    words,
    problems,
    step,
    isFolded: step === 'details' && !isUntouched,
    isListed: isUntouched && isForEveryone(seen),
    buys: isBought(chosen),
    once: values.has(ONCE) ? values.text(ONCE) : randomUUID(),
    choosesHere: canCountLater(offers, page.event) || isAboutTickets || (sent !== undefined && chosen.length === 0),
    errors: errorsOf(problems),
  };
}

/** Returns the problems that are about a field, by its name. */
function errorsOf(problems: readonly Problem[]): ReadonlyMap<string, string> {
  return new Map(problems.flatMap(({ name, message }) => (name === undefined ? [] : [[name, message] as const])));
}

/**
 * Returns true where the form of the tickets was sent, or an address chooses tickets. Browsers leave out a radio group without a choice, so
 * the form says by `STEP` that it was sent.
 */
function choosesIn(values: FormValues, offers: readonly OfferedTier[]): boolean {
  if (values.has(STEP)) return true;
  return offers.some(({ tier: { ref } }) =>
    [quantityField(ref), amountField(ref), otherAmountField(ref)].some((field) => values.isSent(field)),
  );
}

/** Returns the problem of a code that was sent and opens nothing, or of a form of it that was sent empty. */
function problemsOfCode({ page, values, words, problems: sent }: Seen): Problem[] {
  const { code } = words.event;
  if (sent || !values.isSent(CODE) || page.isUnlocked || page.registration === 'ended') return [];
  return [{ name: CODE, message: values.has(CODE) ? code.refused : code.missing }];
}

/** Returns true for what everyone sees of an event, and not only guests with a code or an invitation. */
function isForEveryone({ page, isForInvited = false, values }: Seen): boolean {
  return page.isPublic && !isForInvited && !values.has(CODE);
}

/** Returns the problems of a choice; visitors who go back to the tickets have not chosen yet. */
function problemsOfChoice(
  { chosen, offers, hasChosen }: { chosen: readonly Chosen[]; offers: readonly OfferedTier[]; hasChosen: boolean },
  { values, seats, words, locale }: Seen,
): Problem[] {
  if (!hasChosen || asksForTickets(values)) return [];
  if (chosen.length === 0) return [nothingChosen(offers, words)];
  const tooMany = tooManySeats(chosen, seats, words);
  if (tooMany.length > 0) return tooMany;
  const apart = chosenApart(chosen, words);
  if (apart.length > 0) return apart;
  const { tickets } = words.event;
  const outside = outsideLimits(chosen).map(({ offered: { tier, min, max } }) => ({
    name: quantityField(tier.ref),
    message: tickets.between(tier.name, min, max),
  }));
  const small = chosen.filter(({ amountMinor, offered: { tier } }) => amountMinor !== undefined && amountMinor < (tier.minPriceMinor ?? 1));
  const amounts = small.map(({ offered: { tier } }) => ({
    name: otherAmountField(tier.ref),
    message: tier.minPriceMinor
      ? tickets.leastAmount(tier.name, amountText(tier.minPriceMinor, tier.currency, locale))
      : words.registration.amountMissing,
  }));
  return [...outside, ...amounts];
}

/**
 * Returns `tickets` while none are chosen, or while others must be chosen. A form that was sent without any lets them be chosen beside
 * the details.
 */
function stepOf(
  chosen: readonly Chosen[],
  { isAboutTickets, groups }: { isAboutTickets: boolean; groups: readonly TierGroup[] },
  { values, seats, problems: sent }: Seen,
): EventPageView['step'] {
  const isUndecided = groups.length > 1 && (chosen.length === 0 || mixedApproval(chosen).length > 0);
  const choosesAgain =
    asksForTickets(values) || isUndecided || mostSeatsExceeded(chosen, seats) !== undefined || (isBought(chosen) && isAboutTickets);
  return (sent || chosen.length > 0) && !choosesAgain ? 'details' : 'tickets';
}

function asksForTickets(values: FormValues): boolean {
  return values.text(STEP) === 'tickets';
}

/** Returns the problems of choosing tickets that the organiser approves beside others: these have a form of their own (D-144). */
export function chosenApart(chosen: readonly Chosen[], { registration }: Messages): Problem[] {
  return mixedApproval(chosen).map(({ offered: { tier } }) => ({ name: quantityField(tier.ref), message: registration.apart(tier.name) }));
}

/** Returns the problem of a form without a choice, at the field of the ticket type where there is one alone. */
export function nothingChosen([only, ...others]: readonly OfferedTier[], { registration }: Messages): Problem {
  if (!only || others.length > 0) return { message: registration.nothingChosen };
  const { ref, kind, donationPresets = [] } = only.tier;
  if (kind !== 'donation') return { name: quantityField(ref), message: registration.nothingChosen };
  return { name: donationPresets.length > 0 ? amountField(ref) : otherAmountField(ref), message: registration.amountNotChosen };
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
