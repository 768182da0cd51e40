import { z } from 'zod';
import {
  amountsByCurrency,
  attendance,
  calendarDate,
  currencyCode,
  described,
  dateOfBirthMode,
  depositBalanceMode,
  depositType,
  eventFormat,
  eventMode,
  eventMedia,
  fee,
  feeMode,
  formField,
  fullPath,
  httpUrl,
  innerPath,
  key,
  line,
  location,
  minorUnits,
  ONLINE_URL_AUDIENCES,
  priceEntry,
  prose,
  saveForItPolicy,
  shortPrice,
  slug,
  slugPath,
  type SpelledOut,
  type Spelling,
  spellOutEach,
  spellOutPrice,
  sponsorship,
  ticketKind,
  timeZone,
  venueVisibility,
  type Whereabouts,
  withoutZeroPrices,
  writtenEnd,
  writtenMoment,
} from '@svc/contracts';
import { eventDayTexts, eventTexts, pricePhaseTexts, ticketTypeTexts, unlockCodeTexts } from './event-texts';

/** Seats or tickets; 0 closes the sale. */
export const capacity = z.number().int('Give a whole number.').min(0, 'A capacity cannot be negative.').max(10_000_000);

/** An age in years. */
export const age = z.number().int().min(0).max(130);

/** Tickets bought at a time (D-39). */
export const perOrder = z.number().int().min(1, 'At least one is bought at a time.').max(1_000);

/** One day of an event; `dayDate` is its date in the zone of the day. */
export const eventDayItem = z.strictObject(
  described(
    {
      key,
      label: line.optional(),
      dayDate: calendarDate,
      startAt: writtenMoment.optional(),
      endAt: writtenEnd.optional(),
      timezone: timeZone.optional(),
      location: location.optional(),
      capacity: capacity.optional(),
    },
    eventDayTexts,
  ),
);
export type EventDayItem = z.output<typeof eventDayItem>;

/**
 * Prices that hold until a moment or for a number of tickets; phases follow one another, then come the prices of the ticket
 * type.
 */
export const pricePhase = z
  .strictObject(
    described(
      {
        key,
        ...shortPrice,
        prices: z.array(priceEntry).max(50).default([]),
        endsAt: writtenEnd.optional(),
        capacity: capacity.optional(),
      },
      pricePhaseTexts,
    ),
  )
  .meta({ id: 'PricePhaseItem', description: 'Prices of a ticket type that apply until a time, or for a number of tickets.' });
/** A price phase with its prices spelled out. */
export type PricePhase = SpelledOut<z.output<typeof pricePhase>>;

const TIER_VISIBILITIES = ['public', 'hidden', 'invite_only'] as const;

/**
 * A ticket type as a merchant writes it (§2.6, D-20, D-21). `prices` holds the price in each currency; the shown
 * `priceMinor` and `currency` follow from it. Private to the merchant: visibility, sale window, phases.
 */
export const ticketTypeItem = z
  .strictObject(
    described(
      {
        key,
        name: line,
        description: prose.optional(),
        imageUrl: httpUrl.optional(),
        kind: ticketKind,
        visibility: z.enum(TIER_VISIBILITIES).default('public'),
        onSaleFrom: writtenMoment.optional(),
        onSaleUntil: writtenEnd.optional(),
        frontdeskFeeMode: feeMode.default('pass_on'),
        ...shortPrice,
        prices: z.array(priceEntry).max(50).default([]),
        pricePhases: z.array(pricePhase).max(50).default([]),
        minPriceMinor: minorUnits.optional(),
        donationPresets: z.array(minorUnits).max(20).default([]),
        depositType: depositType.optional(),
        depositValue: z.number().int().min(1).optional(),
        depositBalanceMode: depositBalanceMode.optional(),
        depositBalanceDueAt: writtenEnd.optional(),
        capacity: capacity.optional(),
        lowStockThreshold: capacity.optional(),
        minPerOrder: perOrder.default(1),
        maxPerOrder: perOrder.optional(),
        minAge: age.optional(),
        approvalRequired: z.boolean().default(false),
        groupSize: z.number().int().min(1, 'A ticket admits at least one person.').max(1_000).default(1),
        attendance: attendance.optional(),
        validDays: z.array(slugPath).max(100).default([]),
        requiresAttendeeDetails: z.boolean().default(false),
        formFields: z.array(formField).max(100).default([]),
        saveForIt: saveForItPolicy.optional(),
      },
      ticketTypeTexts,
    ),
  )
  .meta({ id: 'TicketTypeItem', description: 'A ticket type of an event as merchants write it.' });
type WrittenTicketType = z.output<typeof ticketTypeItem>;
/** A ticket type with every default filled in, in its one canonical form. */
export type TicketTypeItem = SpelledOut<Omit<WrittenTicketType, 'pricePhases'>> & { pricePhases: PricePhase[] };
/** A ticket type as written in a document. */
export type TicketTypeItemInput = z.input<typeof ticketTypeItem>;

/** A code that reveals hidden and invite-only ticket types to buyers who know it (§4.3 `unlockCodes`). */
export const unlockCode = z.strictObject(
  described(
    {
      code: z
        .string()
        .trim()
        .regex(/^[\x21-\x7e]{1,64}$/, 'Use 1 to 64 letters, digits or signs, no spaces.'),
      ticketTypeRefs: z.array(slugPath).min(1, 'Name the ticket types it reveals.').max(100),
      maxUses: z.number().int().min(1).max(10_000_000).optional(),
    },
    unlockCodeTexts,
  ),
);

/**
 * An event as a merchant writes it: a PublicEvent of §2.6 without its computed fields, plus its private fields. Amounts
 * without a currency of their own are in the event's primary one (D-93).
 */
export const eventItem = z
  .strictObject(
    described(
      {
        slug,
        title: line,
        tagline: line.optional(),
        description: prose.optional(),
        published: z.boolean().default(true),
        publishedAt: writtenMoment.optional(),
        position: z.number().int().optional(),
        mode: eventMode.default('ticketed'),
        format: eventFormat.default('physical'),
        location: location.optional(),
        venueVisibility: venueVisibility.default('public'),
        onlineUrlFor: z.enum(ONLINE_URL_AUDIENCES).optional(),
        timezone: timeZone.optional(),
        startAt: writtenMoment,
        endAt: writtenEnd,
        doorsAt: writtenMoment.optional(),
        selfRefundUntil: writtenEnd.optional(),
        capacity: capacity.optional(),
        coverUrl: httpUrl.optional(),
        media: z.array(eventMedia).max(50).default([]),
        category: line.optional(),
        minAge: age.optional(),
        dobMode: dateOfBirthMode.default('order'),
        attendeeEmailRequired: z.boolean().default(false),
        currency: currencyCode.optional(),
        customerFee: fee.optional(),
        customerFeeFlatByCurrency: amountsByCurrency.optional(),
        saveForItEnabled: z.boolean().default(false),
        saveForItCrowdLabel: line.optional(),
        days: z.array(eventDayItem).max(100).default([]),
        ticketTypes: z.array(ticketTypeItem).max(200).default([]),
        unlockCodes: z.array(unlockCode).max(1_000).default([]),
        attachedPackageRefs: z.array(slugPath).max(50).default([]),
        attachedProductRefs: z.array(slugPath).max(50).default([]),
        sponsorship: sponsorship.optional(),
      },
      eventTexts,
    ),
  )
  .meta({ id: 'EventItem', description: 'An event in the workspace document.' });

/** An event with every default filled in, in its one canonical form (`spellOutEvent`). */
export type EventItem = Omit<z.output<typeof eventItem>, 'ticketTypes'> & { ticketTypes: TicketTypeItem[] };
/** An event as written in a document. */
export type EventItemInput = z.input<typeof eventItem>;

/**
 * Returns an event in its one canonical form: prices in `prices` alone, uniform references within it (docs/spec/around.md, "The workspace
 * document").
 */
export function spellOutEvent(written: z.output<typeof eventItem>, primary: string): Spelling<EventItem> {
  const { slug, currency = primary } = written;
  const ticketTypes = spellOutEach(written.ticketTypes, 'ticketTypes', (ticketType, path) =>
    spellOutTicketType(ticketType, { slug, currency, path }),
  );
  const keys = ticketTypes.item.map(({ key }) => key);
  const unlockCodes = written.unlockCodes.map((code) => ({
    ...code,
    ticketTypeRefs: code.ticketTypeRefs.map((ref) => fullPath(slug, ref, keys)),
  }));
  return { item: { ...written, ticketTypes: ticketTypes.item, unlockCodes }, faults: ticketTypes.faults };
}

/**
 * Spells out one ticket type; `slug` and `currency` are those of the event, and a phase is priced in the currency of its
 * ticket type.
 */
function spellOutTicketType(
  written: z.output<typeof ticketTypeItem>,
  { slug, currency, path }: { slug: string; currency: string; path: string },
): Spelling<TicketTypeItem> {
  const { item, faults } = spellOutPrice(written, currency, path);
  const pricePhases = spellOutEach(item.pricePhases, `${path}.pricePhases`, (phase, phasePath) =>
    spellOutPrice(phase, written.currency ?? currency, phasePath),
  );
  const ticketType = { ...item, pricePhases: pricePhases.item, validDays: item.validDays.map((day) => innerPath(slug, day, 1)) };
  return { item: ticketType.kind === 'free' ? withoutZeroPrices(ticketType) : ticketType, faults: [...faults, ...pricePhases.faults] };
}

/** Returns an event after products were renamed or deleted; deleted ones are no longer sold with it. */
export function retargetEvent(event: EventItem, now: Whereabouts): EventItem {
  return {
    ...event,
    attachedProductRefs: event.attachedProductRefs.flatMap((slug) => now('product', slug) ?? []),
    attachedPackageRefs: event.attachedPackageRefs.flatMap((slug) => now('package', slug) ?? []),
  };
}
