import { calendarDate, invalidBecause } from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';
import { Temporal } from 'temporal-polyfill';
import type { Checkout } from '../checkout';
import type { EventPricingContext, ProductPricingContext } from '../pricing/pricing-context';
import { leastPartMinorOf, type SavingShares, type SavingTerms } from './saving';

/** Terms on which a checkout can be saved up for. */
export interface SavingOffer extends SavingTerms {
  /** Merchant's words, shown above the page. */
  crowdLabel?: string;
  /** Latest possible deadline. */
  latest: Date;
  /** Day of the latest deadline, `YYYY-MM-DD`, in `timezone`. */
  latestDate: string;
  /** Only days that may be chosen, future ones in their order; any day until `latest` when absent. */
  fixedDates?: readonly string[];
  /** IANA zone of the days: a plan lasts until its day is over there. */
  timezone: string;
  /** Minor units; a part that completes the plan may be less. */
  leastPartMinor: number;
  /** True when the goods are sold out, so that saving is the only way to buy them. */
  isSoldOut: boolean;
}

/** Terms on which one item of a cart may be saved up for. */
type Saveable = Omit<SavingTerms, keyof SavingShares> & Pick<SavingOffer, 'crowdLabel' | 'latest' | 'fixedDates'>;

/** Longest plan in days for products without a limit of the merchant's. */
const MOST_DAYS = 90;
const HOUR_MS = 3_600_000;

/** Further facts of a checkout that an offer needs. */
interface OfferContext extends SavingShares {
  isSoldOut: boolean;
  now: Date;
}

/** Returns the terms on which a cart of products can be saved up for; undefined when one of them cannot (§2.3 r4). */
export function offerOfProducts(
  { cart }: Pick<Checkout, 'cart'>,
  { products, store: { timezone } }: ProductPricingContext,
  context: OfferContext,
): SavingOffer | undefined {
  const things = cart.lines
    .filter(({ parentId }) => parentId === undefined)
    .map(({ productId }): Saveable | undefined => {
      const terms = products.find(({ id }) => id === productId)?.saveForIt;
      if (!terms) return undefined;
      const today = dayOf(context.now, timezone);
      const latest = endOfDay(
        Temporal.PlainDate.from(today)
          .add({ days: terms.maxDays ?? MOST_DAYS })
          .toString(),
        timezone,
      );
      return {
        priceMode: terms.freezePrice ? 'freeze' : 'current',
        holdPolicy: 'none',
        crowdLabel: terms.crowdLabel,
        latest,
        fixedDates: terms.fixedDates,
      };
    });
  return offerOf(cart, things, { ...context, timezone });
}

/** Returns the terms on which tickets can be saved up for; undefined when one of them cannot, or it is too late (§2.6). */
export function offerOfTickets(
  { cart }: Pick<Checkout, 'cart'>,
  { event: { rules }, prices }: EventPricingContext,
  context: OfferContext,
): SavingOffer | undefined {
  const things = cart.lines.map(({ kind, ticketTypeId }): Saveable | undefined => {
    const terms = prices.saveForIt && kind === 'ticket' ? prices.tiers[ticketTypeId!]?.saveForIt : undefined;
    if (!terms?.enabled) return undefined;
    const { priceMode = 'current', holdPolicy = 'none', holdThresholdPct, cutoffHours = 0 } = terms;
    return {
      priceMode,
      holdPolicy,
      holdThresholdPct,
      crowdLabel: prices.saveForIt!.crowdLabel,
      latest: new Date(Date.parse(rules.startAt) - cutoffHours * HOUR_MS),
    };
  });
  return offerOf(cart, things, { ...context, timezone: rules.timezone });
}

/**
 * Returns the deadline of a plan: the end of the chosen day, or of the last possible one when none was chosen.
 * @param day `YYYY-MM-DD`
 * @throws InvalidInput on the field `deadline` for a day that is not offered
 */
export function deadlineOf(
  { latest, latestDate, fixedDates, timezone }: SavingOffer,
  day: string = fixedDates?.at(-1) ?? latestDate,
  now: Date,
): Date {
  const isDay = calendarDate.safeParse(day).success && day >= dayOf(now, timezone) && day <= latestDate;
  if (!isDay || (fixedDates && !fixedDates.includes(day))) {
    const message = fixedDates ? `Choose one of these days: ${fixedDates.join(', ')}.` : `Choose a day from today until ${latestDate}.`;
    throw new InvalidInput(message, { fields: { deadline: message } });
  }
  return new Date(Math.min(endOfDay(day, timezone).getTime(), latest.getTime()));
}

/** Combines the terms of several items, the strictest of each: the current price, the latest taking of the goods, the earliest end. */
function offerOf(
  cart: Checkout['cart'],
  things: readonly (Saveable | undefined)[],
  { timezone, now, refundPct, leastPartPct, isSoldOut }: OfferContext & { timezone: string },
): SavingOffer | undefined {
  const all = things.filter((thing) => thing !== undefined);
  if (all.length === 0 || all.length < things.length || cart.totalMinor <= 0) return undefined;
  const latest = new Date(Math.min(...all.map((thing) => thing.latest.getTime())));
  const latestDate = dayOf(new Date(latest.getTime() - 1), timezone);
  const fixedDates = commonDates(all)?.filter((date) => date >= dayOf(now, timezone) && date <= latestDate);
  if (latest <= now || fixedDates?.length === 0) return undefined;
  return {
    priceMode: all.some(({ priceMode }) => priceMode === 'current') ? 'current' : 'freeze',
    ...strictestHold(all),
    refundPct,
    leastPartPct,
    timezone,
    latest,
    latestDate,
    fixedDates,
    crowdLabel: all.find(({ crowdLabel }) => crowdLabel)?.crowdLabel,
    leastPartMinor: leastPartMinorOf({ cart, saving: { leastPartPct } }),
    isSoldOut,
  };
}

function strictestHold(all: readonly Saveable[]): Pick<SavingTerms, 'holdPolicy' | 'holdThresholdPct'> {
  if (all.some(({ holdPolicy }) => holdPolicy === 'none')) return { holdPolicy: 'none' };
  const thresholds = all.flatMap(({ holdPolicy, holdThresholdPct = 100 }) => (holdPolicy === 'at_threshold' ? [holdThresholdPct] : []));
  return thresholds.length > 0 ? { holdPolicy: 'at_threshold', holdThresholdPct: Math.max(...thresholds) } : { holdPolicy: 'on_start' };
}

/** Returns the days that all items with fixed days allow; undefined when none has any. */
function commonDates(all: readonly Saveable[]): string[] | undefined {
  const lists = all.flatMap(({ fixedDates }) => (fixedDates && fixedDates.length > 0 ? [fixedDates] : []));
  const [first, ...others] = lists;
  return first && [...new Set(first)].filter((date) => others.every((dates) => dates.includes(date))).sort();
}

function dayOf(moment: Date, timezone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timezone).toPlainDate().toString();
}

function endOfDay(day: string, timezone: string): Date {
  return new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds);
}

/** Throws InvalidInput for a request to save up for items that cannot be saved up for. */
export function checkSaveable({ saveForIt }: { saveForIt?: boolean }, offer: SavingOffer | undefined): void {
  if (!saveForIt || offer) return;
  throw invalidBecause([
    {
      path: 'saveForIt',
      message: 'Leave it out: something of this cannot be saved up for. Products and ticket types say so by saveForItSaveable.',
    },
  ]);
}
