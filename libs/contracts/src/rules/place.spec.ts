import { placeForGuests, placeLines } from './place';

describe('the place of an event', () => {
  it('[D-21] is known to guests unless the merchant hides it', () => {
    const place = { venueName: 'Freedom Park' };
    expect(placeForGuests('public', place)).toBe(place);
    expect(placeForGuests('registered_only', place)).toBe(place);
    expect(placeForGuests('hidden', place)).toBeUndefined();
  });

  it('is told from the house to the country, then where to look online', () => {
    expect(placeLines({ venueName: 'Freedom Park', address: 'Broad Street', city: 'Lagos', country: 'NG', onlineUrl: 'https://live.example/x' })).toEqual([
      'Freedom Park',
      'Broad Street',
      'Lagos, NG',
      'https://live.example/x',
    ]);
    expect(placeLines({ city: 'Lagos' })).toEqual(['Lagos']);
    expect(placeLines()).toEqual([]);
  });
});
