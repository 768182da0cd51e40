import { placeForEveryone, placeForGuest, placeLines, placeOfDay, type PlaceRules } from './place';

const house = { venueName: 'Freedom Park' };
const place = { ...house, onlineUrl: 'https://live.example/x' };
const free = { kind: 'free' as const, approvalRequired: false };
const rules = (overrides: Partial<PlaceRules> = {}): PlaceRules => ({ venueVisibility: 'public', ticketTypes: [free], ...overrides });
const confirmed = { status: 'confirmed' as const };

describe('the place of an event', () => {
  it('[D-21] is visible to guests unless the merchant hides it, and to everyone where it is public', () => {
    const visible = (venueVisibility: PlaceRules['venueVisibility']) => [
      placeForEveryone(rules({ venueVisibility }), house),
      placeForGuest(rules({ venueVisibility }), house, [confirmed]),
    ];
    expect(visible('public')).toEqual([house, house]);
    expect(visible('registered_only')).toEqual([undefined, house]);
    expect(visible('hidden')).toEqual([undefined, undefined]);
  });

  it('is written from the venue to the country, then the online address', () => {
    expect(
      placeLines({ venueName: 'Freedom Park', address: 'Broad Street', city: 'Lagos', country: 'NG', onlineUrl: 'https://live.example/x' }),
    ).toEqual(['Freedom Park', 'Broad Street', 'Lagos, Nigeria', 'https://live.example/x']);
    expect(placeLines({ city: 'Berlin', country: 'DE' }, 'fr')).toEqual(['Berlin, Allemagne']);
    expect(placeLines({ city: 'Lagos' })).toEqual(['Lagos']);
    expect(placeLines()).toEqual([]);
  });
});

describe('the online address of an event', () => {
  it.each([
    ['free tickets', [free], undefined, true],
    ['no tickets yet', [], undefined, true],
    ['a ticket that costs money', [free, { ...free, kind: 'paid' as const }], undefined, false],
    ['a deposit', [{ ...free, kind: 'deposit' as const }], undefined, false],
    ['a donation', [{ ...free, kind: 'donation' as const }], undefined, false],
    ['a ticket that needs approval', [free, { ...free, approvalRequired: true }], undefined, false],
    ['a ticket that costs money, for everyone all the same', [{ ...free, kind: 'paid' as const }], 'everyone' as const, true],
    ['free tickets, for guests alone', [free], 'guests' as const, false],
  ])('[D-113] is shown to everyone for an event with %s', (_name, ticketTypes, onlineUrlFor, isShown) => {
    expect(placeForEveryone(rules({ ticketTypes, onlineUrlFor }), place)).toEqual(isShown ? place : house);
  });

  it('[D-113] is shown to guests with a confirmed seat, where it is for guests', () => {
    const forGuests = rules({ onlineUrlFor: 'guests' });
    for (const status of ['confirmed', 'checked_in'] as const) expect(placeForGuest(forGuests, place, [{ status }])).toEqual(place);
    for (const status of ['pending', 'declined', 'cancelled'] as const)
      expect(placeForGuest(forGuests, place, [{ status }])).toEqual(house);
    expect(placeForGuest(forGuests, place, [{ status: 'pending' }, confirmed])).toEqual(place);
    expect(placeForGuest(rules({ onlineUrlFor: 'everyone' }), place, [{ status: 'pending' }])).toEqual(place);
  });

  it('[D-113] is shown to online attendees, where ticket types name their attendance', () => {
    const mixed = rules({
      onlineUrlFor: 'guests',
      ticketTypes: [{ ...free, attendance: 'in_person' }, { ...free, attendance: 'online' }, free],
    });
    expect(placeForGuest(mixed, place, [{ ...confirmed, attendance: 'online' }])).toEqual(place);
    expect(placeForGuest(mixed, place, [{ ...confirmed, attendance: 'in_person' }, confirmed])).toEqual(house);
    expect(placeForGuest(mixed, place, [{ status: 'pending', attendance: 'online' }])).toEqual(house);
  });

  it('[D-113] is hidden with the venue first', () => {
    for (const venueVisibility of ['registered_only', 'hidden'] as const)
      expect(placeForEveryone(rules({ venueVisibility, onlineUrlFor: 'everyone' }), place)).toBeUndefined();
    expect(placeForGuest(rules({ venueVisibility: 'hidden', onlineUrlFor: 'everyone' }), place, [confirmed])).toBeUndefined();
  });

  it('leaves no empty place behind', () => {
    expect(placeForEveryone(rules({ onlineUrlFor: 'guests' }), { onlineUrl: place.onlineUrl })).toBeUndefined();
    expect(placeForEveryone(rules(), undefined)).toBeUndefined();
  });
});

describe('the place of a day', () => {
  const park = { venueName: 'Freedom Park', city: 'Lagos', lat: 6.4, lng: 3.4 };

  it('has the point of the event at the same venue, and its own elsewhere', () => {
    expect(placeOfDay({ venueName: 'Freedom Park' }, park)).toEqual(park);
    expect(placeOfDay({ venueName: 'The Yard' }, park)).toEqual({ venueName: 'The Yard' });
    expect(placeOfDay({ venueName: 'Freedom Park', lat: 1, lng: 2 }, park)).toEqual({ venueName: 'Freedom Park', lat: 1, lng: 2 });
  });

  it('is that of the event where the day names none', () => {
    expect([placeOfDay(undefined, park), placeOfDay(undefined, undefined)]).toEqual([park, undefined]);
  });
});
