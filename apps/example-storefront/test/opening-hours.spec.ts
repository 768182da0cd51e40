import { openingHours } from '../public/opening-hours.js';

const span = (day: string, start: string, end: string) => ({ day, start, end });

describe('opening hours on the example storefront', () => {
  it('are one row for days in a row that have the same hours, with all spans of a day', () => {
    const hours = [
      span('sun', '12:00', '18:00'),
      span('mon', '10:00', '17:00'),
      ...['tue', 'wed', 'thu'].map((day) => span(day, '09:00', '18:00')),
      span('fri', '09:00', '12:30'),
      span('fri', '14:30', '19:00'),
    ];
    expect(openingHours(hours)).toEqual([
      { days: 'Monday', hours: '10:00 – 17:00' },
      { days: 'Tuesday – Thursday', hours: '09:00 – 18:00' },
      { days: 'Friday', hours: '09:00 – 12:30, 14:30 – 19:00' },
      { days: 'Sunday', hours: '12:00 – 18:00' },
    ]);
  });

  it('are not joined over a day that is closed, and may be none', () => {
    expect(openingHours([span('mon', '09:00', '17:00'), span('wed', '09:00', '17:00')])).toHaveLength(2);
    expect(openingHours()).toEqual([]);
  });
});
