import type { Attendee } from '@svc/ticketing';
import { correctAttendee, correctRegistrant, isAboutRegistrant } from './correct-seat';
import type { EventAttendee } from './event-attendee';
import type { Registration } from './registration';

const WRONG = 'ada@gmial.example';
const RIGHT = 'ada@gmail.example';

const registration = (...seats: Partial<Attendee>[]): Registration => ({
  workspaceId: 'w',
  mode: 'live',
  id: 'r',
  eventId: 'e',
  contact: { name: 'Ada', email: WRONG, phone: '+2348031234567' },
  responses: {},
  unlockCodeIds: [],
  source: 'rsvp_link',
  createdAt: new Date(),
  seats: seats.map((seat, position) => ({
    id: `seat-${position}`,
    ticketTypeId: 't',
    position,
    ticket: position,
    countedDayIds: [],
    responses: {},
    status: 'confirmed',
    serial: 1,
    ...seat,
  })),
});
const seatOf = (overrides: Partial<EventAttendee> = {}): EventAttendee => ({
  ...registration({}).seats[0]!,
  eventId: 'e',
  takenBy: { registrationId: 'r' },
  ...overrides,
});

describe('[D-149] the person whom the correction of a registration is about', () => {
  it('is the registrant by the group or the seat that it is known by, and the person on any other', () => {
    const group = registration({ status: 'cancelled' }, {}, {});
    expect([undefined, 'seat-0', 'seat-1', 'seat-2'].map((id) => isAboutRegistrant(group, id))).toEqual([true, false, true, false]);
    expect(isAboutRegistrant(registration({ givenAt: new Date() }), 'seat-0')).toBe(false);
  });
});

describe('[D-149] correcting a registrant', () => {
  it('issues all tickets again that went to the former address, but used and given ones', () => {
    const before = registration(
      { name: 'Ada', email: WRONG },
      { status: 'checked_in' },
      { status: 'cancelled' },
      { givenAt: new Date() },
      { status: 'pending' },
    );
    const { after, former, reissued } = correctRegistrant(before, { email: RIGHT });
    expect([after.contact.email, former]).toEqual([RIGHT, { channel: 'email', recipient: WRONG }]);
    expect(after.seats.map(({ serial }) => serial)).toEqual([2, 1, 1, 1, 2]);
    expect(reissued).toEqual(['seat-0', 'seat-4']);
  });

  it('corrects their own seat with them, and others that have the former address; nothing of anybody else', () => {
    const before = registration(
      { name: 'Ada', email: WRONG },
      { name: 'Child', email: WRONG.toUpperCase() },
      { name: 'Bola', email: 'bola@example.com' },
      {},
    );
    const { after } = correctRegistrant(before, { name: 'Ada Obi', email: RIGHT });
    expect(after.seats.map(({ name, email }) => [name, email])).toEqual([
      ['Ada Obi', RIGHT],
      ['Child', RIGHT],
      ['Bola', 'bola@example.com'],
      [undefined, undefined],
    ]);
  });

  it('keeps tickets where mails go where they went, and is nothing where nothing differs', () => {
    for (const correction of [{ name: 'Ada Obi' }, { phone: null }, { email: 'Ada@Gmial.example' }]) {
      const { former, reissued, fields } = correctRegistrant(registration({}), correction);
      expect([former, reissued, fields.length]).toEqual([undefined, [], 1]);
    }
    expect(correctRegistrant(registration({}), { name: 'Ada', email: WRONG }).fields).toEqual([]);
  });

  it('goes on by phone where the e-mail address is removed, and refuses to reach nobody', () => {
    expect(correctRegistrant(registration({}), { email: null }).former).toEqual({ channel: 'email', recipient: WRONG });
    expect(() => correctRegistrant(registration({}), { email: null, phone: null })).toThrow(/reached by it/);
    const erased = { ...registration({}), contact: { name: 'Erased' } };
    expect(() => correctRegistrant(erased, { email: RIGHT })).toThrow(/was erased/);
  });
});

describe('[D-149] correcting the person on a seat', () => {
  it('issues the ticket again where an address was there before, and not where none was', () => {
    expect(correctAttendee(seatOf({ email: WRONG }), { email: RIGHT })).toMatchObject({
      after: { email: RIGHT, serial: 2 },
      former: { recipient: WRONG },
      reissued: ['seat-0'],
    });
    expect(correctAttendee(seatOf(), { email: RIGHT })).toMatchObject({ after: { email: RIGHT, serial: 1 }, reissued: [] });
    expect(correctAttendee(seatOf({ email: WRONG, status: 'checked_in' }), { email: RIGHT }).after.serial).toBe(1);
  });

  it('may leave an attendee without an address, and not the holder of a given ticket', () => {
    expect(correctAttendee(seatOf({ email: WRONG }), { email: null })).toMatchObject({
      former: { recipient: WRONG },
      after: { serial: 2 },
    });
    expect(() => correctAttendee(seatOf({ email: WRONG, givenAt: new Date() }), { email: null })).toThrow(/reached by it/);
  });

  it('keeps the ticket where only the name changes', () => {
    expect(correctAttendee(seatOf({ email: WRONG, name: 'Ad' }), { name: 'Ada' })).toMatchObject({
      after: { name: 'Ada', serial: 1 },
      fields: ['name'],
      reissued: [],
    });
  });
});
