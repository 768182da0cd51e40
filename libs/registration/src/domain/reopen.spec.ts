import type { Attendee, EventRules, TierRules } from '@svc/ticketing';
import type { GivingTerms } from './give-away';
import type { Registration } from './registration';
import { declinedSeats, keysToReopen, NotReopened, reopen } from './reopen';

const NOW = new Date('2026-02-01T12:00:00Z');
const END = '2026-03-01T22:00:00Z';

const seat = (id: string, fields: Partial<Attendee> = {}): Attendee => ({
  id,
  ticketTypeId: 't',
  position: 0,
  ticket: 0,
  countedDayIds: [],
  responses: {},
  status: 'declined',
  serial: 1,
  ...fields,
});
const registration = (seats: readonly Attendee[], fields: Partial<Registration> = {}): Registration => ({
  workspaceId: 'w',
  mode: 'live',
  id: 'r',
  eventId: 'e',
  contact: { name: 'Ada', email: 'Ada@example.com' },
  responses: {},
  unlockCodeIds: [],
  source: 'rsvp_link',
  createdAt: NOW,
  endedAt: NOW,
  seats,
  ...fields,
});
const tier = (fields: Partial<TierRules> = {}): TierRules => ({
  id: 't',
  name: 'Entry',
  kind: 'free',
  visibility: 'public',
  minPerOrder: 1,
  approvalRequired: true,
  groupSize: 1,
  requiresAttendeeDetails: false,
  formFields: [],
  validDayIds: [],
  ...fields,
});
const terms = (rules: Partial<EventRules> = {}, type = tier(), removed = false): GivingTerms => ({
  rules: {
    id: 'e',
    version: 1,
    slug: 'party',
    title: 'Party',
    mode: 'ticketed',
    startAt: '2026-03-01T18:00:00Z',
    endAt: END,
    timezone: 'Africa/Lagos',
    dobMode: 'attendee',
    attendeeEmailRequired: false,
    dayIds: [],
    ticketTypes: [type],
    ...rules,
  },
  tier: type,
  removed,
  record: {},
});
const refusal = (reason: string) => expect.objectContaining({ code: 'CONFLICT', details: { reason } }) as object;
const errorOf = (refused: () => unknown): unknown => {
  try {
    return refused();
  } catch (error) {
    return error;
  }
};

describe('[D-149] [D-13] declined seats that are opened again', () => {
  it('wait, and seats that were approved or cancelled stay', () => {
    const seats = [seat('a'), seat('b', { status: 'confirmed', givenAt: NOW }), seat('c', { status: 'cancelled' })];
    const { after, changed } = reopen(registration(seats), terms(), NOW);
    expect(after.seats.map(({ status }) => status)).toEqual(['pending', 'confirmed', 'cancelled']);
    expect([changed.map(({ id }) => id), after.endedAt]).toEqual([['a'], undefined]);
  });

  it('are none of a registration that waits already, and refused where nothing is declined', () => {
    expect(declinedSeats(registration([seat('a', { status: 'pending' })]))).toEqual([]);
    for (const status of ['confirmed', 'cancelled', 'checked_in'] as const)
      expect(() => declinedSeats(registration([seat('a', { status })]))).toThrow('nothing to reopen');
  });

  it('[D-147] count on the days that are left of their type', () => {
    const rules = { dayIds: ['fri', 'new'], cancelledDayIds: ['sat'] };
    const counted = (type: TierRules, own: Partial<Attendee> = {}) =>
      reopen(registration([seat('a', own)]), terms(rules, type), NOW).after.seats[0]!.countedDayIds;
    expect(counted(tier())).toEqual(['fri', 'new']);
    expect(counted(tier({ validDayIds: ['fri', 'sat'] }))).toEqual(['fri']);
    expect(counted(tier(), { ticketTypeId: 'removed', countedDayIds: ['fri', 'sat'] })).toEqual(['fri']);
  });

  it.each([
    ['cancelled', terms({ isCancelled: true }), NOW],
    ['over', terms(), new Date(END)],
    ['deleted', terms({}, tier(), true), NOW],
    ['days_cancelled', terms({ dayIds: ['sun'], cancelledDayIds: ['sat'] }, tier({ validDayIds: ['sat'] })), NOW],
  ])('[D-145] are refused with the reason %s', (reason, of, now) => {
    const error = errorOf(() => reopen(registration([seat('a')]), of, now));
    expect(error).toBeInstanceOf(NotReopened);
    expect(error).toEqual(refusal(reason));
  });

  it('[D-50] are for the guest who registered where it has ended, and for those to whom they were given', () => {
    const gift = seat('b', { givenAt: NOW, email: ' Kemi@Example.com ' });
    expect(keysToReopen(registration([seat('a'), gift]))).toEqual(['kemi@example.com', 'ada@example.com']);
    expect(keysToReopen(registration([seat('a', { status: 'confirmed' }), gift], { endedAt: undefined }))).toEqual(['kemi@example.com']);
    const byPhone = { contact: { name: 'Ada', phone: '+2348031234567' } };
    expect(keysToReopen(registration([seat('a')], byPhone))).toEqual(['+2348031234567']);
  });

  it('[D-152] are refused of somebody who was erased', () => {
    const erased = { contact: { name: 'Erased' } };
    expect(errorOf(() => keysToReopen(registration([seat('a')], erased)))).toEqual(refusal('erased'));
    expect(errorOf(() => keysToReopen(registration([seat('b', { givenAt: NOW })])))).toEqual(refusal('erased'));
    expect(keysToReopen(registration([seat('b', { givenAt: NOW, email: 'kemi@example.com' })], erased))).toEqual(['kemi@example.com']);
  });
});
