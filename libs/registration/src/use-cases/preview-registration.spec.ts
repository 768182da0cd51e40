import { randomUUID } from 'node:crypto';
import { refOf } from '@svc/kernel';
import { anEvent } from '@svc/ticketing/testing';
import { type Override, registrationRequest } from '../domain/decide-registration';
import { InMemoryRegistrations } from '../testing';
import { PreviewRegistration } from './preview-registration';
import { RegisterForFreeEvent } from './register-for-free-event';

const now = new Date('2026-02-01T12:00:00Z');
const store = { workspaceId: randomUUID(), timezone: 'Africa/Lagos', mostSeats: 20 };
const ids = { next: () => randomUUID() };
const texts = { of: async () => ['NG'] };
const ada = { name: 'Ada', email: 'ada@example.com' };

describe('the preview of a registration', () => {
  let memory: InMemoryRegistrations;

  beforeEach(async () => {
    memory = new InMemoryRegistrations();
    const ticketTypes = [
      { key: 'entry', name: 'Entry', kind: 'free' as const, capacity: 2 },
      { key: 'asked', name: 'Asked', kind: 'free' as const, approvalRequired: true },
      { key: 'tables', name: 'Tables', kind: 'free' as const, groupSize: 10 },
      { key: 'later', name: 'Later', kind: 'free' as const, onSaleFrom: '2026-02-02T00:00:00Z' },
    ];
    await memory.saveEvent(store.workspaceId, anEvent({ slug: 'party', ticketTypes }));
  });

  const rules = async () =>
    (await memory.reader.read({ ...store, mode: 'live', slug: 'party', guestKey: '', unlockCodes: [], now }))!.event.rules;
  async function requestOf(tier = 'Entry', quantity = 1, contact: object = ada) {
    const { ticketTypes } = await rules();
    const ticketTypeRef = refOf('tkt', ticketTypes.find(({ name }) => name === tier)!.id);
    return registrationRequest.parse({ contact, tickets: [{ ticketTypeRef, quantity }] });
  }
  async function preview(
    request: Awaited<ReturnType<typeof requestOf>>,
    { override = [] as Override[], eventId }: { override?: Override[]; eventId?: string } = {},
  ) {
    const command = { store, slug: 'party', eventId: eventId ?? (await rules()).id, request, override, language: 'fr', now };
    return new PreviewRegistration(memory.reader, ids, texts).execute(command);
  }

  it('[ADR 0124 r2] is the plan of one of live mode, which is not written', async () => {
    const plan = await preview(await requestOf('Entry', 2));
    expect(plan).toMatchObject({
      registration: { mode: 'live', language: 'fr', contact: ada, seats: [{ status: 'confirmed' }, { status: 'confirmed' }] },
      fact: { type: 'attendee.registered.v1', data: { status: 'confirmed', attendeeCount: 2 } },
    });
    expect(await preview(await requestOf('Asked'))).toMatchObject({ fact: { data: { status: 'pending' } } });
    expect([memory.kept, await memory.facts(store.workspaceId)]).toEqual([[], []]);
  });

  it('[ADR 0124 r2] shows a guest who holds a seat what a new one would be sent', async () => {
    const request = await requestOf();
    const register = new RegisterForFreeEvent(memory.reader, memory.booking, memory.confirmations, ids, texts);
    await register.execute({ store, mode: 'live', slug: 'party', request, source: 'rsvp_link', now });
    const facts = await memory.facts(store.workspaceId);
    expect((await preview(request)).registration.seats).toHaveLength(1);
    expect(await memory.facts(store.workspaceId)).toEqual(facts);
  });

  it('[ADR 0124 r2] is refused as a registration is', async () => {
    await expect(preview(await requestOf('Entry', 3))).rejects.toMatchObject({ code: 'TIER_SOLD_OUT', details: { remaining: 2 } });
    await expect(preview(await requestOf('Later'))).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(await preview(await requestOf('Later'), { override: ['saleWindow'] })).toMatchObject({ fact: { data: { attendeeCount: 1 } } });
    await expect(preview(await requestOf('Entry', 1, { name: 'Ada', phone: '+233201234567' }))).rejects.toMatchObject({
      details: { fields: { 'contact.phone': expect.any(String) as string } },
    });
    await expect(preview(await requestOf(), { eventId: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[ADR 0124 r3] has at most twenty seats, whatever the merchant waives', async () => {
    const override: Override[] = ['seatCeiling'];
    expect((await preview(await requestOf('Tables', 2), { override })).registration.seats).toHaveLength(20);
    for (const [tier, quantity] of [
      ['Tables', 3],
      ['Asked', 21],
      ['Asked', 1_000],
    ] as const) {
      await expect(preview(await requestOf(tier, quantity), { override })).rejects.toMatchObject({
        code: 'VALIDATION_ERROR',
        details: { fields: { 'registration.tickets': expect.stringMatching(/at most 20 seats.*preview fewer/) as string } },
      });
    }
  });
});
