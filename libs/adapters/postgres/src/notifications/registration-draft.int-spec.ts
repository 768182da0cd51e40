import { readShortCode } from '@svc/contracts';
import { PreviewRegistration, RegisterForFreeEvent, registrationRequest } from '@svc/registration';
import { anEvent } from '@svc/ticketing/testing';
import { refOf } from '@svc/kernel';
import { OutboxNotifier } from '../outbox';
import { PostgresConfirmations, PostgresRegistrationReader, PostgresSeatBooking } from '../registration';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresEventStore } from '../ticketing';
import { PostgresEmailSources } from '.';
import { sqlOf } from '../work/sql';

const database = useDatabase();

describe('the content of mails about a registration that is not written', () => {
  it('[ADR 0124 r2] is that of a written one, but for refs, short codes and its moment, and writes nothing', async () => {
    const { source } = database;
    const notifier = new OutboxNotifier(sqlOf(source), (error) => {
      throw error;
    });
    const workspaceId = await database.makeWorkspace();
    await sqlOf(source).transaction((sql) =>
      put(new PostgresEventStore(sql, workspaceId, randomIds), [
        anEvent({ slug: 'party', ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free' }] }),
      ]),
    );
    const reader = new PostgresRegistrationReader(sqlOf(source));
    const texts = { of: async () => ['NG'] };
    const now = new Date('2026-02-01T12:00:00Z');
    const store = { workspaceId, timezone: 'Africa/Lagos', mostSeats: 20 };
    const { event } = (await reader.read({ ...store, mode: 'live', slug: 'party', guestKey: '', unlockCodes: [], now }))!;
    const request = registrationRequest.parse({
      contact: { name: 'Ada Obi', email: 'ada@example.com' },
      tickets: [
        {
          ticketTypeRef: refOf('tkt', event.rules.ticketTypes[0]!.id),
          quantity: 2,
          attendees: [{ name: 'Ada Obi' }, { name: 'Bisi', email: 'Bisi@example.com' }],
        },
      ],
    });
    const command = { store, slug: 'party', request, language: 'fr', now };
    const plan = await new PreviewRegistration(reader, randomIds, texts).execute({ ...command, eventId: event.rules.id, override: [] });
    const rows = () =>
      source.query<{ id: string; second: string }[]>(
        `select r.id, (select a.id from attendee a where a.registration_id = r.id and a.position = 1) as second from registration r where r.workspace_id = $1`,
        [workspaceId],
      );

    const sources = new PostgresEmailSources(sqlOf(source));
    const draft = plan.registration;
    const toGuest = { subjectId: draft.id, recipient: 'ada@example.com', details: {} };
    const toAttendee = { subjectId: draft.seats[1]!.id, recipient: 'bisi@example.com', details: {} };
    const drafted = [await sources.ofDraft(draft, toGuest), await sources.ofDraft(draft, toAttendee)];
    expect(await rows()).toEqual([]);

    const register = new RegisterForFreeEvent(
      reader,
      new PostgresSeatBooking(sqlOf(source), notifier),
      new PostgresConfirmations(sqlOf(source), notifier),
      randomIds,
      texts,
    );
    await register.execute({ ...command, mode: 'live', source: 'rsvp_link' });
    await notifier.silence();
    const [{ id, second }] = (await rows()) as [{ id: string; second: string }];
    const owner = { workspaceId, mode: 'live' } as const;
    const written = [
      await sources.read('seats', { ...owner, ...toGuest, subjectId: id }),
      await sources.read('seats', { ...owner, ...toAttendee, subjectId: second }),
    ];
    const codes = drafted.flatMap((each) => each!.seats.map(({ shortCode }) => shortCode));
    expect(codes.map((code) => readShortCode(code!))).toEqual(codes.map(() => undefined));
    const withoutRefs = (each: (typeof written)[number]) => ({
      ...each,
      takenAt: '',
      reader: { ...each!.reader, subjectId: '' },
      seats: each!.seats.map((seat) => ({ ...seat, attendeeId: '', shortCode: '' })),
    });
    expect(drafted.map(withoutRefs)).toEqual(written.map(withoutRefs));
    expect(written.map((each) => each!.seats.length)).toEqual([2, 1]);
    expect(await sources.ofDraft({ ...draft, eventId: id }, toGuest)).toBeUndefined();
  });
});
