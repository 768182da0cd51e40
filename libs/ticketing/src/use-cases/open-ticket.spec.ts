import { TicketLinks } from '@svc/contracts';
import { NotFound, refOf } from '@svc/kernel';
import { PlainLinkSigner } from '@svc/kernel/testing';
import { aSeat, aTicketSource, BEFORE_EVENT, idNumber } from '../testing/event.builder';
import { InMemoryTicketReader, PlainTicketSigner } from '../testing/plain-tickets';
import type { SeatSource, TicketSource } from '../domain/ticket.view';
import { TicketReplaced } from '../domain/ticketing.errors';
import { OpenTicket } from './open-ticket';

const links = new TicketLinks('https://shop.example', new PlainLinkSigner());
const signer = new PlainTicketSigner();

/** Follows the link of a ticket; the link may have been made for another serial. */
function open(
  source: TicketSource,
  { serial = source.seat.serial, now = BEFORE_EVENT, alone }: { serial?: number; now?: Date; alone?: string } = {},
) {
  const useCase = new OpenTicket(new InMemoryTicketReader([source]), signer, links, { now: () => now });
  const { attendeeId } = source.seat;
  const token = new URL(links.page({ workspaceSlug: 'ile', attendeeId, serial, alone })).searchParams.get('t')!;
  return useCase.execute({ workspaceSlug: 'ile', ref: refOf('att', attendeeId), token });
}

const groupOf = (...seats: Partial<SeatSource>[]) => seats.map((seat, position) => aSeat({ position, ...seat }));

describe('the link of a ticket', () => {
  it('[D-80] shows a code that lets in', async () => {
    const source = aTicketSource();
    const { seat } = await open(source);
    expect(signer.verify(source.event.id, seat.code!)).toEqual({
      ok: true,
      ticket: { eventId: source.event.id, ticketId: source.seat.attendeeId, serial: 1 },
    });
  });

  it.each(['pending', 'declined', 'cancelled'] as const)('[D-13] shows no code for a seat that is %s', async (status) => {
    expect((await open(aTicketSource({ seat: { status } }))).seat).toMatchObject({ status, code: undefined });
  });

  it('[ADR 0118 r6] shows the short code of a ticket that admits alone', async () => {
    const shown = async (seat: Partial<SeatSource>, removed = false) =>
      (await open(aTicketSource({ seat: { shortCode: 'K7QM3XPD', ...seat }, event: { removed } }))).seat.shortCode;
    expect(await shown({})).toBe('K7QM-3XPD');
    for (const status of ['pending', 'declined', 'cancelled'] as const) expect(await shown({ status })).toBeUndefined();
    expect(await shown({}, true)).toBeUndefined();
  });

  it('still shows the code after admission', async () => {
    const { seat } = await open(aTicketSource({ seat: { status: 'checked_in', checkedInAt: '2026-03-01T18:02:00.000Z' } }));
    expect(seat).toMatchObject({ status: 'checked_in', checkedInAt: '2026-03-01T18:02:00.000Z', code: expect.any(String) });
  });

  it('shows no code for an event that the merchant has deleted', async () => {
    expect(await open(aTicketSource({ event: { removed: true } }))).toMatchObject({ seat: { code: undefined }, event: { removed: true } });
  });

  it('[D-147] shows no code for an event that the merchant has cancelled, whose tickets do not change hands', async () => {
    expect(await open(aTicketSource({ event: { isCancelled: true } }))).toMatchObject({
      seat: { code: undefined },
      event: { removed: true },
      isTransferOpen: false,
    });
  });

  it('[D-147] shows no code for a ticket all of whose days are cancelled, which changes hands no more', async () => {
    const days = [{ id: 'fri', dayDate: '2026-03-01', isCancelled: true }];
    expect(await open(aTicketSource({ seat: { isTierCancelled: true }, event: { days }, validDayIds: ['fri'] }))).toMatchObject({
      seat: { code: undefined, status: 'cancelled' },
      event: { removed: true },
      isTransferOpen: false,
    });
  });

  it('[D-147] [ADR 0147 r19] shows a ticket of a type that was dropped as cancelled at once, beside its event, which goes on', async () => {
    const view = await open(aTicketSource({ seat: { isTierCancelled: true } }));
    expect(view).toMatchObject({ seat: { code: undefined, status: 'cancelled' }, event: { removed: false }, isTransferOpen: false });
    expect(view.cancellation).toBeUndefined();
    expect((await open(aTicketSource({ seat: { isTierCancelled: true, status: 'declined' } }))).seat.status).toBe('declined');
  });

  it('[D-147] says by which cancellation it is void, and why', async () => {
    const day = (id: string, isCancelled: boolean, cancelReason?: string) => ({ id, dayDate: '2026-03-01', isCancelled, cancelReason });
    const days = [day('fri', true), day('sat', true, 'Storm'), day('sun', false), day('mon', true, 'Not theirs')];
    const cancelled = async (source: Parameters<typeof aTicketSource>[0]) => (await open(aTicketSource(source))).cancellation;
    const isTierCancelled = { isTierCancelled: true };
    expect(await cancelled({ event: { isCancelled: true, cancelReason: 'Flooded' }, seat: isTierCancelled })).toEqual({
      of: 'event',
      reason: 'Flooded',
    });
    expect(await cancelled({ event: { days }, seat: isTierCancelled, validDayIds: ['fri', 'sat'] })).toEqual({
      of: 'days',
      reason: 'Storm',
    });
    expect(await cancelled({ event: { days }, seat: isTierCancelled, validDayIds: ['fri'] })).toEqual({ of: 'day', reason: undefined });
    expect(await cancelled({ event: { days, removed: true }, validDayIds: ['sat', 'sun'] })).toBeUndefined();
  });

  it('[ADR 0067 r4] says that it was replaced when it is of a ticket before, and only then', async () => {
    for (const serial of [2, 3]) await expect(open(aTicketSource({ seat: { serial: 4 } }), { serial })).rejects.toThrow(TicketReplaced);
    for (const serial of [5, 60])
      await expect(open(aTicketSource({ seat: { serial: 4 } }), { serial })).rejects.not.toThrow(TicketReplaced);
  });

  it('[ADR 0067 r7] shows a seat that was given away by itself; its buyer no longer sees it', async () => {
    const [first, givenSeat, third] = groupOf({}, { given: true, name: undefined }, {}) as [SeatSource, SeatSource, SeatSource];
    const group = [first, givenSeat, third];
    expect(await open({ ...aTicketSource(), seat: givenSeat, contactName: undefined, group })).toMatchObject({
      isGiven: true,
      seats: 1,
      others: [],
      seat: { holder: expect.stringMatching(/^Guest of /) },
    });
    expect((await open({ ...aTicketSource(), seat: first, group })).others.map(({ attendeeId }) => attendeeId)).toEqual([third.attendeeId]);
    const others = [{ ...first, given: true }, { ...givenSeat, given: false }, third];
    expect((await open({ ...aTicketSource(), seat: others[1]!, group: others })).others.map(({ attendeeId }) => attendeeId)).toEqual([
      third.attendeeId,
    ]);
  });

  it('[D-137] shows an attendee the seats of their address alone, while the seat names it, and nothing of the buyer', async () => {
    const [first, second, third] = groupOf({}, { name: 'Kemi' }, {}) as [SeatSource, SeatSource, SeatSource];
    const group = [first, second, third];
    const [kemi, bola] = ['kemi@example.com', 'bola@example.com'];
    const leader = { ...aTicketSource(), seat: first, group, address: kemi };
    expect((await open(leader)).others).toHaveLength(2);
    expect(await open(leader, { alone: kemi })).toMatchObject({
      seats: 1,
      others: [],
      seat: { holder: expect.stringMatching(/^Guest of /), number: 1, alone: kemi },
    });
    const sameAddress = [second.attendeeId, third.attendeeId];
    expect(await open({ ...leader, seat: second, sameAddress }, { alone: kemi })).toMatchObject({
      seats: 2,
      seat: { holder: 'Kemi', number: 1 },
      others: [{ attendeeId: third.attendeeId, number: 2, alone: kemi }],
    });
    const reissued = { ...leader, seat: { ...first, serial: 2 }, group: [{ ...first, serial: 2 }] };
    await expect(open(reissued, { serial: 1, alone: kemi })).rejects.toThrow(TicketReplaced);
    for (const address of [bola, undefined])
      await expect(open({ ...leader, address }, { alone: kemi })).rejects.toThrow('There is no such ticket.');
  });

  it('[D-1a] finds nothing after a new issue of the ticket has replaced it', async () => {
    await expect(open(aTicketSource({ seat: { serial: 2 } }), { serial: 1 })).rejects.toThrow(NotFound);
    await expect(open(aTicketSource({ seat: { serial: 2 } }), { serial: 3 })).rejects.not.toThrow(TicketReplaced);
  });

  it.each(['', 'ticket:ile/att_x/1', 'x'.repeat(22)])('[D-1a] finds nothing by the token %p', async (token) => {
    const source = aTicketSource();
    const useCase = new OpenTicket(new InMemoryTicketReader([source]), signer, links, { now: () => BEFORE_EVENT });
    for (const attendeeId of [source.seat.attendeeId, idNumber(999)]) {
      await expect(useCase.execute({ workspaceSlug: 'ile', ref: refOf('att', attendeeId), token })).rejects.toThrow(
        'There is no such ticket.',
      );
    }
    await expect(useCase.execute({ workspaceSlug: 'ile', ref: 'evt_1', token })).rejects.toThrow('There is no such ticket.');
  });

  it('[D-21] shows the place that only guests may know, and not one that is hidden', async () => {
    const location = { venueName: 'Freedom Park' };
    expect((await open(aTicketSource({ event: { venueVisibility: 'registered_only', location } }))).seat.days[0]!.location).toEqual(
      location,
    );
    expect((await open(aTicketSource({ event: { venueVisibility: 'hidden', location } }))).seat.days[0]!.location).toBeUndefined();
  });

  it('[D-113] shows each seat of a group where to join online only if it is confirmed and attended online', async () => {
    const location = { venueName: 'Freedom Park', onlineUrl: 'https://live.example/x' };
    const ticketTypes = (['in_person', 'online'] as const).map((attendance) => ({
      kind: 'free' as const,
      approvalRequired: false,
      attendance,
    }));
    const lead = aSeat({ attendance: 'in_person' });
    const group = [lead, aSeat({ position: 1, attendance: 'online' }), aSeat({ position: 2, attendance: 'online', status: 'pending' })];
    const { seat, others } = await open(aTicketSource({ seat: lead, group, event: { location, ticketTypes, onlineUrlFor: 'guests' } }));
    expect([seat, ...others].map(({ days: [day] }) => day!.location)).toEqual([
      { venueName: 'Freedom Park' },
      location,
      { venueName: 'Freedom Park' },
    ]);
  });

  it('shows the name of the buyer where nobody is named for the seat', async () => {
    expect((await open(aTicketSource())).seat.holder).toBe('Adé Ọlá');
    expect((await open(aTicketSource({ seat: { name: 'Bọ́lá' } }))).seat.holder).toBe('Bọ́lá');
  });

  it('shows the other seats of the group, with their codes, when its seat leads it', async () => {
    const group = groupOf({}, { name: 'Kẹ́mi' }, { status: 'cancelled' });
    const { others, seats } = await open(aTicketSource({ seat: group[0], group }));
    expect(seats).toBe(3);
    expect(others.map(({ holder, number, code }) => [holder, number, code !== undefined])).toEqual([
      ['Kẹ́mi', 2, true],
      ['Adé Ọlá', 3, false],
    ]);
  });

  it('shows no other seat of the group when its seat does not lead it', async () => {
    const group = groupOf({}, {});
    expect((await open(aTicketSource({ seat: group[1], group }))).others).toEqual([]);
  });

  it('leads the group when those before have given their seats back', async () => {
    const group = groupOf({ status: 'cancelled' }, {});
    expect((await open(aTicketSource({ seat: group[1], group }))).others).toHaveLength(1);
    expect((await open(aTicketSource({ seat: group[0], group }))).others).toHaveLength(0);
  });

  it('states whether the event is over, and that tickets change hands until then', async () => {
    expect(await open(aTicketSource())).toMatchObject({ event: { isOver: false }, isTransferOpen: true });
    const later = await open(aTicketSource(), { now: new Date('2026-03-01T22:00:00Z') });
    expect(later).toMatchObject({ event: { isOver: true }, isTransferOpen: false });
  });
});
