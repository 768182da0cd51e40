import { refOf } from '@svc/kernel';
import { localDate } from '../domain/moment';
import { type ProductSlotsSource, publicProductSlots } from '../domain/product-slots.view';
import type { ProductSlotsReader, SlotCalendar } from '../ports/catalogue-readers';
import { aStore } from '../testing';
import { ReadProductSlots, type ReadProductSlotsQuery } from './read-product-slots';

const FITTING = '01980000-0000-7000-8000-0000000000b1';
const REPAIR = '01980000-0000-7000-8000-0000000000b2';
const NOW = new Date('2026-03-01T23:30:00Z'); // the 2nd in Lagos
const clock = { now: () => NOW };

/** Calendar with fixed free slots, whatever the plan. */
function calendarOf(...starts: string[]): SlotCalendar {
  const onDay = (date: string) => starts.map((start) => new Date(start)).filter((start) => localDate(start, 'Africa/Lagos') === date);
  return {
    slotsOn: (_plan, date) => onDay(date),
    firstDateWithSlots: (_plan, from) =>
      starts
        .map((start) => localDate(new Date(start), 'Africa/Lagos'))
        .filter((date) => date >= from)
        .sort()[0],
  };
}

function readerOf(...variantIds: string[]): ProductSlotsReader {
  const source: ProductSlotsSource = {
    isPackage: false,
    businessHours: [],
    variants: variantIds.map((id) => ({ id, durationMinutes: 60, takenAt: [] })),
  };
  return { find: async (_workspaceId, slug) => (slug === 'fitting' ? source : undefined) };
}

function read(reader: ProductSlotsReader, calendar: SlotCalendar, query: Partial<ReadProductSlotsQuery> = {}) {
  return new ReadProductSlots(reader, calendar, clock).execute({ store: aStore(), slug: 'fitting', ...query });
}

const MARCH_3 = '2026-03-03T09:00:00Z';
const MARCH_5 = '2026-03-05T08:00:00Z';

describe('the slots of a product', () => {
  it('[D-24] are those of the first day that has one, with the next such day', async () => {
    const answer = await read(readerOf(FITTING), calendarOf(MARCH_3, MARCH_5));
    expect(answer).toEqual({
      date: '2026-03-03',
      slots: [{ startUtc: '2026-03-03T09:00:00Z', startLocal: '2026-03-03T10:00:00' }],
      timezone: 'Africa/Lagos',
      durationMinutes: 60,
      nextDate: '2026-03-05',
    });
    expect(publicProductSlots.strict().parse(answer)).toEqual(answer);
  });

  it('[D-24] are none today, in the store’s calendar, when nothing is free in the window', async () => {
    expect(await read(readerOf(FITTING), calendarOf())).toMatchObject({ date: '2026-03-02', slots: [] });
  });

  it('[D-24] are those of the requested day, even when there are none', async () => {
    expect(await read(readerOf(FITTING), calendarOf(MARCH_3, MARCH_5), { date: '2026-03-04' })).toMatchObject({
      date: '2026-03-04',
      slots: [],
      nextDate: '2026-03-05',
    });
  });

  it('[D-24] are stated in the requested zone, which changes the local time only', async () => {
    const { slots, date, timezone } = await read(readerOf(FITTING), calendarOf(MARCH_3), { timezone: 'America/New_York' });
    expect({ slots, date, timezone }).toEqual({
      date: '2026-03-03',
      slots: [{ startUtc: '2026-03-03T09:00:00Z', startLocal: '2026-03-03T04:00:00' }],
      timezone: 'America/New_York',
    });
  });

  it('[D-24] require the variant where several are booked by slots', async () => {
    const accepted = [refOf('var', FITTING), refOf('var', REPAIR)];
    await expect(read(readerOf(FITTING, REPAIR), calendarOf(MARCH_3))).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { accepted },
    });
    expect(await read(readerOf(FITTING, REPAIR), calendarOf(MARCH_3), { variantRef: accepted[1] })).toMatchObject({ date: '2026-03-03' });
  });

  it('[D-24] refuse a variant that is not booked by slots here', async () => {
    for (const variantRef of [refOf('var', REPAIR), 'nonsense', '']) {
      await expect(read(readerOf(FITTING), calendarOf(MARCH_3), { variantRef })).rejects.toMatchObject({
        details: { accepted: [refOf('var', FITTING)] },
      });
    }
  });

  it('are none for a product that is not booked by slots', async () => {
    expect(await read(readerOf(), calendarOf(MARCH_3))).toEqual({ date: '2026-03-02', slots: [], timezone: 'Africa/Lagos' });
  });

  it('are not found for a product that does not exist', async () => {
    await expect(read(readerOf(FITTING), calendarOf(), { slug: 'other' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
