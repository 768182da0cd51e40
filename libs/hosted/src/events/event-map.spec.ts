import { mapUrlOfEvent } from './event-map';

const park = { venueName: 'Freedom Park', address: 'Broad Street', city: 'Lagos Island', lat: 6.4488, lng: 3.3965 };
const day = (location?: object) => ({
  ref: 'day_1',
  dayDate: '2027-01-09',
  timezone: 'Africa/Lagos',
  soldOut: false,
  cancelled: false,
  location,
});
const queryOf = (url: string | undefined) => url && new URL(url).searchParams.get('query');

describe('the map of an event', () => {
  it('shows the point of the event, also where a day has the same venue without one', () => {
    const url = 'https://www.openstreetmap.org/?mlat=6.4488&mlon=3.3965#map=17/6.4488/3.3965';
    expect(mapUrlOfEvent({ format: 'physical', location: park })).toBe(url);
    expect(mapUrlOfEvent({ format: 'physical', location: park, days: [day({ venueName: 'Freedom Park', city: 'Lagos' })] })).toBe(url);
  });

  it('looks for venue and city where there is no point, or the day is elsewhere', () => {
    expect(queryOf(mapUrlOfEvent({ format: 'physical', location: { venueName: 'The Yard', address: '1 Street', city: 'Yaba' } }))).toBe(
      'The Yard, Yaba',
    );
    expect(queryOf(mapUrlOfEvent({ format: 'physical', location: park, days: [day({ venueName: 'The Yard', city: 'Yaba' })] }))).toBe(
      'The Yard, Yaba',
    );
    expect(queryOf(mapUrlOfEvent({ format: 'hybrid', location: { address: '1 Street' } }))).toBe('1 Street');
  });

  it('[D-21] is none of an event without a public place, or online', () => {
    expect([
      mapUrlOfEvent({ format: 'physical' }),
      mapUrlOfEvent({ format: 'online', location: park }),
      mapUrlOfEvent({ format: 'physical', location: {} }),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
