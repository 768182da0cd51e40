import type { TicketSource } from '../domain/ticket.view';
import type { TicketReader } from '../ports/tickets';
import { aSeat, aTicketSource, idNumber } from './event.builder';

/** Describes all TicketReaders; `store` saves the groups of these tickets and returns a reader of them. */
export function ticketReaderContract(store: (tickets: readonly TicketSource[]) => Promise<TicketReader>): void {
  const full = aTicketSource({
    branding: {
      logoUrl: 'https://shop.example/logo.svg',
      colour: '#2b3a67',
      website: 'https://shop.example',
      theme: { brandColor: '#2b3a67', fontPairing: 'fraunces-inter' },
      pillStyle: 'round',
      header: { branding: 'logo', brandText: 'Ile', logoAlt: 'Ilé', logoHeight: 56 },
    },
    event: {
      title: 'Ọjọ́ Ìṣẹ̀dá',
      timezone: 'Europe/London',
      doorsAt: '2026-03-01T17:30:00.000Z',
      selfRefundUntil: '2026-02-20T12:00:00.000Z',
      coverUrl: 'https://shop.example/cover.jpg',
      venueVisibility: 'registered_only',
      onlineUrlFor: 'guests',
      ticketTypes: [{ kind: 'free', approvalRequired: false, attendance: 'online' }],
      location: { venueName: 'Freedom Park', city: 'Lagos' },
      days: [
        { id: idNumber(20), label: 'First', dayDate: '2026-03-01', startAt: '2026-03-01T18:00:00.000Z' },
        { id: idNumber(21), dayDate: '2026-03-01' },
      ],
    },
    seat: {
      name: 'Bọ́lá',
      shortCode: 'K7QM3XPD',
      attendance: 'online',
      serial: 3,
      status: 'checked_in',
      checkedInAt: '2026-03-01T17:45:12.345Z',
    },
    validDayIds: [idNumber(21)],
    mailedEntries: [{ uid: 'att_1@svc', sequence: 4, day: { date: '2026-03-01', timezone: 'Europe/London' } }],
  });

  it('[D-148] returns everything of a ticket, with the calendar entries that mails have sent', async () => {
    const reader = await store([full]);
    expect(await reader.find('ile', full.seat.attendeeId)).toEqual(full);
  });

  it('returns the seats that were taken together, in their order', async () => {
    const group = [0, 1, 2].map((position) =>
      aSeat({
        position,
        shortCode: `K7QM3XP${position}`,
        name: position === 1 ? 'Kẹ́mi' : undefined,
        status: position === 2 ? 'cancelled' : 'confirmed',
      }),
    );
    const tickets = group.map((seat) => aTicketSource({ seat, group }));
    const ticket = await (await store(tickets)).find('ile', group[1]!.attendeeId);
    expect(ticket).toEqual(tickets[1]);
  });

  it('finds it whatever the case of the address, and in no other workspace', async () => {
    const reader = await store([full]);
    const { attendeeId } = full.seat;
    expect(await reader.find('Ile', attendeeId)).toBeDefined();
    expect(await reader.find('other', attendeeId)).toBeUndefined();
    expect(await reader.find('ile', idNumber(999))).toBeUndefined();
  });

  it('says when the event was deleted', async () => {
    const removed = aTicketSource({ event: { removed: true } });
    expect(await (await store([removed])).find('ile', removed.seat.attendeeId)).toMatchObject({ event: { removed: true } });
  });

  it('[D-147] says when the event was cancelled', async () => {
    const cancelled = aTicketSource({ event: { isCancelled: true, cancelReason: 'The hall is flooded.' } });
    expect(await (await store([cancelled])).find('ile', cancelled.seat.attendeeId)).toMatchObject({
      event: { removed: false, isCancelled: true, cancelReason: 'The hall is flooded.' },
    });
  });
}
