import { formField } from '@svc/contracts';
import type { EventRules, TierRules } from '@svc/ticketing';
import type { EventAttendee } from './event-attendee';
import { askedOf, canGiveAway, decideGiving, type GivingTerms, newHolder } from './give-away';

const now = new Date('2026-02-01T12:00:00Z');
const seat = (overrides: Partial<EventAttendee> = {}): EventAttendee => ({
  id: 'a',
  eventId: 'e',
  ticketTypeId: 't',
  position: 1,
  ticket: 0,
  countedDayIds: ['d'],
  responses: { diet: 'None' },
  status: 'confirmed',
  serial: 1,
  takenBy: { registrationId: 'r' },
  name: 'Ada',
  email: 'ada@example.com',
  phone: '+2348031234567',
  dateOfBirth: '1990-05-17',
  ...overrides,
});
const theTier = (overrides: Partial<TierRules> = {}): TierRules => ({
  id: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02',
  name: 'Entry',
  kind: 'free',
  visibility: 'public',
  minPerOrder: 1,
  approvalRequired: false,
  groupSize: 1,
  requiresAttendeeDetails: false,
  formFields: [],
  validDayIds: [],
  ...overrides,
});
const terms = (tier: Partial<TierRules> = {}, rules: Partial<EventRules> = {}, removed = false): GivingTerms => ({
  rules: {
    id: 'e',
    version: 1,
    slug: 'party',
    title: 'Party',
    mode: 'ticketed',
    startAt: '2026-03-01T18:00:00Z',
    endAt: '2026-03-01T22:00:00Z',
    timezone: 'Africa/Lagos',
    dobMode: 'attendee',
    attendeeEmailRequired: false,
    dayIds: [],
    ticketTypes: [],
    ...rules,
  },
  tier: theTier(tier),
  removed,
  record: { email: 'ada@example.com' },
});
const holder = (overrides: object = {}) => newHolder.parse({ name: 'Bọ́lá', email: 'bola@example.com', ...overrides });
const decide = (args: Parameters<typeof terms>, to: object = {}, of: Partial<EventAttendee> = {}) =>
  decideGiving(seat(of), terms(...args), holder(to), { now, language: 'fr-FR' });

describe('keeps its place, and nothing of its earlier holder', () => {
  it('keeps its place, and nothing of its earlier holder', () => {
    expect(decide([], { phone: '+234 803 123 4568' })).toEqual({
      after: {
        ...seat(),
        name: 'Bọ́lá',
        email: 'bola@example.com',
        phone: '+2348031234568',
        dateOfBirth: undefined,
        responses: {},
        serial: 2,
        givenAt: now,
        language: 'fr-FR',
      },
      faults: [],
    });
  });

  it('has a code that confirms exactly the entered details', () => {
    const confirmed = (to: object) => askedOf(decide([], to).after);
    expect(confirmed({})).toEqual({
      serial: 2,
      name: 'Bọ́lá',
      email: 'bola@example.com',
      phone: undefined,
      dateOfBirth: undefined,
      responses: {},
    });
    expect(confirmed({ email: 'kemi@example.com' })).not.toEqual(confirmed({}));
  });

  it.each([
    ['confirmed', 1, true],
    ['pending', 1, true],
    ['checked_in', 1, false],
    ['cancelled', 1, false],
    ['declined', 1, false],
    ['confirmed', 65_535, false],
  ] as const)('may be one that is %s with the serial %i: %s', (status, serial, expected) => {
    expect(canGiveAway({ status, serial })).toBe(expected);
  });
});

describe('[ADR 0067 r5] the new holder of a ticket', () => {
  it('has to have a name and an e-mail', () => {
    for (const wrong of [{ name: '' }, { email: '' }, { email: 'bola' }, { phone: '080' }]) expect(() => holder(wrong)).toThrow();
  });

  it('answers the questions of the tier, for themselves alone', () => {
    const asking = { formFields: [formField.parse({ key: 'diet', type: 'text', label: 'Diet?', required: true })] };
    expect(decide([asking]).faults).toMatchObject([{ kind: 'answer', path: 'responses.diet' }]);
    expect(decide([asking], { responses: { diet: 'Vegan', other: 'x' } })).toMatchObject({
      faults: [],
      after: { responses: { diet: 'Vegan' } },
    });
  });

  it.each(['attendee', 'order'] as const)('[D-96] is old enough for the tier, where the event asks by %s', (dobMode) => {
    const aged: Parameters<typeof terms> = [{ minAge: 18 }, { dobMode }];
    expect(decide(aged).faults).toMatchObject([{ kind: 'birth', path: 'dateOfBirth' }]);
    expect(decide(aged, { dateOfBirth: '2010-01-01' }).faults).toMatchObject([{ kind: 'age', path: 'dateOfBirth' }]);
    expect(decide(aged, { dateOfBirth: '1990-01-01' })).toMatchObject({ faults: [], after: { dateOfBirth: '1990-01-01' } });
  });

  it('gives no date of birth where none is asked for', () => {
    expect(decide([], { dateOfBirth: '1990-01-01' }).after.dateOfBirth).toBeUndefined();
  });

  it('waits for approval where the tier needs it, as a first holder does; a bought seat needs none', () => {
    expect(decide([{ approvalRequired: true }]).after.status).toBe('pending');
    expect(decide([{ approvalRequired: true }], {}, { takenBy: { orderId: 'o' } }).after.status).toBe('confirmed');
    expect(decide([], {}, { status: 'pending' }).after.status).toBe('pending');
  });
});
