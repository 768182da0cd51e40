import type { AuditedChange } from '@svc/kernel';
import type { CancellableEvent, EventCancellation } from '../domain/event-cancellation';
import { endedFor, endingOf } from '../domain/event-cancellation';
import { InMemoryCancellations } from '../testing';
import { cancelTicketTypesWithin, previewTicketTypes } from './cancel-ticket-types';

const author = { requestId: 'req_1' };
const NOW = new Date('2036-02-01T00:00:00Z');
const ticketTypes = [
  { id: '0190a000-0000-7000-8000-000000000001', key: 'vip' },
  { id: '0190a000-0000-7000-8000-000000000002', key: 'entry' },
];
const command = { workspaceId: 'w', eventId: '0190a000-0000-7000-8000-000000000009', ticketTypes, author };

let memory: InMemoryCancellations;
let audited: AuditedChange[];
const tx = (event: Partial<CancellableEvent> = {}) => {
  const bound = memory.bind({ append: async () => undefined }, { record: async (_w, _by, changes) => void audited.push(...changes) });
  const lock = async () => ({ id: command.eventId, slug: 'gala', endAt: new Date('2036-03-01T00:00:00Z'), ...event });
  return { ...bound, events: { ...bound.events, lock } };
};

beforeEach(() => {
  [memory, audited] = [new InMemoryCancellations(), []];
  memory.counts = { ...memory.counts, people: 3, registrations: 1, orders: 2 };
});

describe('[D-147] [ADR 0147 r19] ticket types that a change drops', () => {
  it('are cancelled without refund, by one audit entry each, and notify while the event is not over', async () => {
    const cancelled = await cancelTicketTypesWithin(tx(), command, NOW);
    expect(cancelled).toEqual(ticketTypes.map((type) => ({ ...type, counts: memory.counts, notify: true })));
    expect([...memory.stored.keys()]).toEqual(ticketTypes.map(({ id }) => id));
    expect(memory.stored.get(ticketTypes[0]!.id)).toMatchObject({ at: NOW, refund: 'none', notify: true, by: author });
    expect(audited.map(({ subject: { name }, fields, details }) => [name, fields, details])).toEqual([
      ['gala', ['ticketTypes.vip.cancelledAt'], expect.objectContaining({ refund: 'none', orders: 2, registrations: 1 })],
      ['gala', ['ticketTypes.entry.cancelledAt'], expect.objectContaining({ ticketType: expect.stringMatching(/^tkt_/) as string })],
    ]);
  });

  it('notify nobody of an event that is over, or where the merchant says so', async () => {
    const notified = async (event: Partial<CancellableEvent>, notify?: boolean) =>
      (await cancelTicketTypesWithin(tx(event), { ...command, notify }, NOW)).map((type) => type.notify);
    expect(await notified({ endAt: NOW })).toEqual([false, false]);
    expect(await notified({}, false)).toEqual([false, false]);
  });

  it('are only counted by a preview, and end anyway in a cancelled event', async () => {
    expect(await previewTicketTypes(tx(), command)).toEqual(ticketTypes.map((type) => ({ ...type, counts: memory.counts })));
    const cancellation: EventCancellation = { at: NOW, refund: 'none', notify: true, by: author, counts: memory.counts };
    expect(await previewTicketTypes(tx({ cancellation }), command)).toEqual([]);
    expect(await cancelTicketTypesWithin(tx({ cancellation }), command, NOW)).toEqual([]);
    expect([memory.stored.size, audited]).toEqual([0, []]);
  });

  it('mark their seats by their id, whose end is reported as that of single seats, or to nobody', () => {
    expect([{}, { dayId: 'day' }, { ticketTypeId: 'type' }].map((by) => endedFor({ eventId: 'event', ...by }))).toEqual([
      'event',
      'day',
      'type',
    ]);
    const marks = [{}, { dayId: 'day' }, { ticketTypeId: 'type' }].map((by) => [true, false].map((notify) => endingOf({ notify, ...by })));
    expect(marks).toEqual([
      [{ notify: true }, { notify: false }],
      [
        { notify: true, dayId: 'day' },
        { notify: false, dayId: 'day' },
      ],
      [undefined, { notify: false }],
    ]);
  });
});
