import type { Availability } from '@svc/contracts';
import { checkAvailability } from './opening-hours';

function pathsOf(availability: Availability): string[] {
  return checkAvailability(availability, 'availability').map(({ path }) => path);
}

describe('the rules of opening hours', () => {
  it('[D-21] allow several spans of one weekday that do not overlap', () => {
    const morning = { weekday: 'mon', start: '09:00', end: '12:00' } as const;
    expect(pathsOf({ hours: [morning, { ...morning, start: '12:00', end: '17:00' }] })).toEqual([]);
    expect(pathsOf({ hours: [morning, { ...morning, start: '11:30', end: '17:00' }] })).toEqual(['availability.hours[1]']);
    expect(pathsOf({ hours: [{ ...morning, end: '09:00' }] })).toEqual(['availability.hours[0].end']);
  });
});

describe('the rules of blocked times', () => {
  it('[D-21] give each kind of block its own fields', () => {
    const date = '2026-03-01';
    expect(
      pathsOf({
        blocks: [
          { type: 'date', date },
          { type: 'date_range', date, endDate: date },
          { type: 'time_range', date, start: '09:00', end: '10:00' },
        ],
      }),
    ).toEqual([]);
    expect(pathsOf({ blocks: [{ type: 'date', date, endDate: date }] })).toEqual(['availability.blocks[0].endDate']);
    expect(pathsOf({ blocks: [{ type: 'date_range', date }] })).toEqual(['availability.blocks[0].endDate']);
    expect(pathsOf({ blocks: [{ type: 'date_range', date, endDate: '2026-02-28' }] })).toEqual(['availability.blocks[0].endDate']);
    expect(pathsOf({ blocks: [{ type: 'time_range', date, start: '09:00' }] })).toEqual(['availability.blocks[0].end']);
    expect(pathsOf({ blocks: [{ type: 'time_range', date, start: '10:00', end: '10:00' }] })).toEqual(['availability.blocks[0].end']);
  });
});
