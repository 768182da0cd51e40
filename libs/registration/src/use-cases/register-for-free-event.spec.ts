import { randomUUID } from 'node:crypto';
import { refOf, type Mode } from '@svc/kernel';
import { anEvent } from '@svc/ticketing/testing';
import type { EventItemInput } from '@svc/ticketing';
import { registrationRequest } from '../domain/decide-registration';
import { SeatBooking, type BookingOutcome, type SeatPlan } from '../ports/registering';
import { InMemoryRegistrations } from '../testing';
import { RegisterForFreeEvent } from './register-for-free-event';

const NOW = new Date('2026-02-01T12:00:00Z');
const store = { workspaceId: randomUUID(), timezone: 'Africa/Lagos', mostSeats: 20 };
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** Booking that others overtake a number of times. */
class OvertakenBooking extends SeatBooking {
  constructor(
    private readonly booking: SeatBooking,
    private times: number,
  ) {
    super();
  }
  async book(plan: SeatPlan): Promise<BookingOutcome> {
    this.times -= 1;
    return this.times >= 0 ? 'rules_changed' : this.booking.book(plan);
  }
}

describe('registering for a free event', () => {
  let memory: InMemoryRegistrations;
  let countries: readonly string[];
  const useCase = (booking: SeatBooking = memory.booking) =>
    new RegisterForFreeEvent(memory.reader, booking, memory.confirmations, { next: () => randomUUID() }, { of: async () => countries });

  beforeEach(async () => {
    countries = ['NG'];
    memory = new InMemoryRegistrations();
    await save();
  });

  const save = (overrides: Partial<EventItemInput> = {}) =>
    memory.saveEvent(
      store.workspaceId,
      anEvent({ slug: 'party', ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 2 }], ...overrides }),
    );
  const look = async () =>
    (await memory.reader.read({ ...store, mode: 'live', slug: 'party', guestKey: '', unlockCodes: [], now: NOW }))!.event;

  async function register(
    contact: object,
    { mode = 'live' as Mode, now = NOW, quantity = 1, booking }: { mode?: Mode; now?: Date; quantity?: number; booking?: SeatBooking } = {},
  ) {
    const ticketTypeRef = refOf('tkt', (await look()).rules.ticketTypes[0]!.id);
    const request = registrationRequest.parse({ contact: { name: 'Ada', ...contact }, tickets: [{ ticketTypeRef, quantity }] });
    return useCase(booking).execute({ store, mode, slug: 'party', request, source: 'hosted_storefront', now });
  }
  const ada = { email: 'Ada@example.com' };

  it('[§4.4] [decisions 3.5 registration] returns a reference and a status, and nothing that must stay hidden from others', async () => {
    const answer = await register(ada);
    const { rules } = await look();
    const [fact] = await memory.facts(store.workspaceId);
    expect(answer).toEqual({
      ref: refOf('att', (fact!.data as { attendeeId: string }).attendeeId),
      status: 'confirmed',
      test: false,
      eventRef: refOf('evt', rules.id),
      eventSlug: 'party',
      confirmation: { channel: 'email', to: 'a***@example.com' },
    });
    expect(fact).toMatchObject({
      type: 'attendee.registered.v1',
      mode: 'live',
      data: { attendeeCount: 1, status: 'confirmed', source: 'hosted_storefront', eventSlug: 'party' },
    });
  });

  it('[D-107] accepts a guest with a phone alone where texts can be sent, and any phone besides an e-mail', async () => {
    expect(await register({ phone: '+2348031234567' })).toMatchObject({ confirmation: { channel: 'sms' } });
    expect(await register({ ...ada, phone: '+881612345678' })).toMatchObject({ confirmation: { channel: 'email' } });
  });

  it.each([
    ['of a satellite', '+881612345678', ['NG']],
    ['with a price of its own', '+19005550123', ['NG', 'US']],
    ['abroad', '+233201234567', ['NG']],
    ['at all, while no country is known', '+2348031234567', []],
  ])('[D-107] books nothing for a guest without an e-mail and with a number %s', async (_, phone, allowed) => {
    countries = allowed;
    for (const mode of ['live', 'test'] as const) {
      await expect(register({ phone }, { mode })).rejects.toMatchObject({
        code: 'VALIDATION_ERROR',
        details: { fields: { 'contact.phone': expect.any(String) as string } },
      });
    }
    expect([memory.kept, await memory.facts(store.workspaceId)]).toEqual([[], []]);
  });

  it('[D-50] returns the same bytes to a repeat and takes no seat for it', async () => {
    const first = await register(ada);
    expect(JSON.stringify(await register({ email: 'ada@EXAMPLE.com' }, { quantity: 2 }))).toBe(JSON.stringify(first));
    expect(Object.values((await look()).left)).toEqual([1]);
  });

  it('[D-51] sends the confirmation again at most once in ten minutes', async () => {
    await register(ada);
    for (const minutes of [9.9, 10, 10.1, 19.9, 20]) await register(ada, { now: after(minutes) });
    expect((await memory.facts(store.workspaceId)).map(({ type }) => type)).toEqual([
      'attendee.registered.v1',
      'registration.repeated.v1',
      'registration.repeated.v1',
    ]);
  });

  it('[§4.4 r7] [D-2] checks everything for a test key, and writes and reports nothing', async () => {
    const answer = await register(ada, { mode: 'test' });
    expect(answer).toMatchObject({ test: true, status: 'confirmed', ref: expect.stringMatching(/^test_att_/) });
    await expect(register(ada, { mode: 'test', quantity: 3 })).rejects.toMatchObject({ code: 'TIER_SOLD_OUT', details: { remaining: 2 } });
    expect([Object.values((await look()).left), await memory.facts(store.workspaceId), memory.kept]).toEqual([[2], [], []]);
  });

  it('decides again when another guest was faster, and gives up at last', async () => {
    expect(await register(ada, { booking: new OvertakenBooking(memory.booking, 4) })).toMatchObject({ status: 'confirmed' });
    await expect(register({ email: 'bisi@example.com' }, { booking: new OvertakenBooking(memory.booking, 5) })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('[§4.4 r3] returns the remaining number when others took the last seats meanwhile', async () => {
    await register(ada, { quantity: 2 });
    await expect(register({ email: 'bisi@example.com' })).rejects.toMatchObject({ code: 'TIER_SOLD_OUT', details: { remaining: 0 } });
  });

  it('[§7 NOT_FOUND] finds no event that is not published', async () => {
    const { rules } = await look();
    await save({ published: false });
    const request = registrationRequest.parse({
      contact: { name: 'Ada', ...ada },
      tickets: [{ ticketTypeRef: refOf('tkt', rules.ticketTypes[0]!.id), quantity: 1 }],
    });
    await expect(useCase().execute({ store, mode: 'live', slug: 'party', request, source: 'rsvp_link', now: NOW })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
