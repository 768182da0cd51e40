import { type EventTimes, TicketLinks } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import * as fc from 'fast-check';
import type { EmailSeat, GuestEmailSource } from '../../ports/email-sources';
import type { CalendarEntry, CalendarFile } from '../../ports/ticket-documents';
import { aGuestEmailSource } from '../../testing';
import { calendarEntries } from '../guest-calendars';
import { daysOf, keptDays } from '../guest-seats';
import { type EmailContext, writeGuestEmail } from '../write-guest-email';
import type { GuestMessageKind } from '../message';
import { noticeChanges } from './known-schedule';
import type { NotifiedRow } from './notified-schedule';
import { isSameDay } from './schedule-change';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const context: EmailContext = {
  links: new TicketLinks('https://tickets.example', new PlainLinkSigner()),
  codes: { sign: () => 'code' },
  wallets: [],
  organiser: 'no-reply@shop.example',
  now: NOW,
};
const ids = Array.from({ length: 5 }, (_, at) => `01890a5d-ac96-7b13-a6ce-0a7a8a7d9d1${at}`);
const reader = { subjectId: ids[0]!, reader: 'taker' as const };
const HALLS = ['Freedom Park', 'Town Hall', 'Terra Kulture'];

type Event = GuestEmailSource['event'];
/** One step of a history: a change of the event, whether people are notified, and what becomes of the mail. */
interface Step {
  change: (event: Event) => Event;
  isNotified: boolean;
  fate: 'arrives' | 'fails' | 'is tried again' | 'is tried again after it had arrived';
  /** Change between the attempts of a mail. */
  between: Step['change'];
  /** A visitor downloads the file of the ticket's page before the mail, or after it. */
  downloads: ('before' | 'after')[];
}

const hour = (at: number) => new Date(Date.parse('2026-12-05T08:00:00.000Z') + at * 3_600_000).toISOString();
const dayOf = (at: number, hall: number, start: number): EventTimes['days'][number] => ({
  id: ids[at]!,
  dayDate: `2026-12-0${5 + at}`,
  startAt: hour(at * 24 + start),
  endAt: hour(at * 24 + start + 2),
  location: { venueName: HALLS[hall]! },
});
const days = fc.uniqueArray(
  fc.tuple(fc.nat(4), fc.nat(2), fc.nat(8)).map((parts) => dayOf(...parts)),
  { maxLength: 4, selector: ({ id }) => id },
);
const change: fc.Arbitrary<Step['change']> = fc.oneof(
  fc.nat(8).map((at) => (event: Event) => ({ ...event, startAt: hour(at), endAt: hour(at + 3) })),
  fc
    .nat(59)
    .map((seconds) => (event: Event) => ({ ...event, endAt: event.endAt.replace(/:\d\d\./, `:${String(seconds).padStart(2, '0')}.`) })),
  fc.nat(2).map((hall) => (event: Event) => ({ ...event, location: { venueName: HALLS[hall]! } })),
  fc.constant((event: Event) => ({ ...event, location: { ...event.location, lat: 6.4, lng: 3.4 } })),
  days.map((list) => (event: Event) => ({ ...event, days: list })),
  fc.constant((event: Event) => ({ ...event, days: [] })),
);
const step: fc.Arbitrary<Step> = fc.record({
  change,
  isNotified: fc.boolean(),
  fate: fc.constantFrom('arrives', 'arrives', 'fails', 'is tried again', 'is tried again after it had arrived'),
  between: change,
  downloads: fc.subarray(['before', 'after'] as const),
});
const seats: fc.Arbitrary<EmailSeat[]> = fc
  .array(fc.tuple(fc.subarray(ids.slice(0, 3)), fc.constantFrom('confirmed', 'pending')), { minLength: 1, maxLength: 3 })
  .map((all) =>
    all.map(([validDayIds, status], at) => ({ attendeeId: ids[at]!, serial: 1, status, tierName: 'Entry', validDayIds }) as EmailSeat),
  );

/** State of an event, the stored schedule of one reader, and the files that were sent to them. */
class World {
  event: Event = aGuestEmailSource().event;
  row?: NotifiedRow;
  readonly sent: CalendarFile[] = [];
  readonly calendarSeats: readonly EmailSeat[];
  private messages = 0;
  private moments = 0;

  constructor(readonly seats: readonly EmailSeat[]) {
    this.calendarSeats = seats.filter(({ status }) => status === 'confirmed');
  }

  get source(): GuestEmailSource {
    return aGuestEmailSource({ event: this.event, seats: this.seats, reader, notified: this.row ? [this.row] : [] });
  }

  move(to: Step['change']): void {
    this.event = { ...to(this.event), version: this.event.version + 1 };
  }

  /** Downloads the file of the first seat's page. */
  download(): void {
    const [seat] = this.calendarSeats;
    if (!seat || seat !== this.seats[0]) return;
    const entries = calendarEntries({
      attendeeId: seat.attendeeId,
      title: this.event.title,
      days: daysOf(this.source, [seat]),
      version: this.event.version,
      serial: seat.serial,
      mailed: this.row?.schedule.entries ?? [],
    });
    this.sent.push(this.dated({ method: 'PUBLISH', writtenAt: NOW, organiser: { name: 'Shop', email: 'shop@shop.example' }, entries }));
  }

  /** Returns a file that is written later than all before it. */
  private dated(file: CalendarFile): CalendarFile {
    return { ...file, writtenAt: new Date(NOW.getTime() + (this.moments += 1)) };
  }

  /** Writes a mail and stores its schedule before it goes, as the service does; returns false where nothing is to be said. */
  mail(kind: GuestMessageKind, fate: Step['fate'], between: Step['change'] = (event) => event): boolean {
    const id = `message ${(this.messages += 1)}`;
    if (fate.startsWith('is tried again')) {
      const files = this.attempt(kind, id);
      if (fate !== 'is tried again') this.sent.push(...(files ?? []));
      this.move(between);
    }
    const files = this.attempt(kind, id);
    if (fate === 'fails' && files)
      this.row = this.row?.before && { ...this.row, schedule: this.row.before, before: undefined, messageId: '' };
    else this.sent.push(...(files ?? []));
    return files !== undefined;
  }

  private attempt(kind: GuestMessageKind, id: string): readonly CalendarFile[] | undefined {
    const email = writeGuestEmail({ kind, id, channel: 'email', recipient: 'ade@example.com', details: {} }, this.source, context);
    if (!email) return undefined;
    const files = email.calendars?.map((file) => this.dated(file));
    if (!email.notified) return files;
    const { revision, schedule } = email.notified;
    const before = this.row?.messageId === id ? this.row.before : this.row?.schedule;
    this.row = { ...reader, messageId: id, revision: revision + 1, schedule, before };
    return files;
  }
}

/** A calendar that takes files in any order, by UID, SEQUENCE and the time of writing (RFC 5546, 2.1.5). */
function calendarAfter(files: readonly CalendarFile[]): CalendarEntry[] {
  const entries = new Map<string, { method: string; entry: CalendarEntry; writtenAt: Date }>();
  for (const { method, entries: list, writtenAt } of files) {
    for (const entry of list) {
      const present = entries.get(entry.uid);
      const isNewer =
        !present || entry.sequence > present.entry.sequence || (entry.sequence === present.entry.sequence && writtenAt > present.writtenAt);
      if (isNewer) entries.set(entry.uid, { method, entry, writtenAt });
    }
  }
  return [...entries.values()].flatMap(({ method, entry }) => (method === 'CANCEL' ? [] : [entry]));
}

/** Returns files without entries that no mail has followed: those that a visitor downloaded between two changes that nobody was notified of. */
function mailedOf(files: readonly CalendarFile[]): CalendarFile[] {
  const mailed = files.flatMap(({ method, entries }) => (method === 'PUBLISH' ? [] : entries));
  const isFollowed = (entry: CalendarEntry) => mailed.some(({ uid, sequence }) => uid === entry.uid && sequence >= entry.sequence);
  return files.map((file) => ({ ...file, entries: file.entries.filter(isFollowed) }));
}

const shown = (entries: readonly Pick<CalendarEntry, 'id' | 'date' | 'startAt' | 'endAt' | 'location'>[]) =>
  entries
    .map(({ id, date, startAt, endAt, location }) => [id, date, startAt?.slice(0, 16), endAt?.slice(0, 16), location?.venueName].join(' '))
    .sort();

describe('the calendar of a reader', () => {
  it('[D-148] shows what they were last notified of, after any history, in whatever order the files arrive', () => {
    fc.assert(
      fc.property(seats, fc.array(step, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (theirs, steps, order) => {
        const world = new World(theirs);
        world.mail(world.calendarSeats.length > 0 ? 'registration_confirmed' : 'registration_received', 'arrives');
        for (const { change: to, isNotified, fate, between, downloads } of steps) {
          world.move(to);
          if (downloads.includes('before')) world.download();
          if (isNotified) world.mail('event_rescheduled', fate, between);
          if (downloads.includes('after')) world.download();
        }
        world.mail('event_rescheduled', 'arrives');
        expect(noticeChanges(world.source, undefined)).toEqual([]);
        const admitted = { ...world.source, seats: world.calendarSeats };
        const files = world.sent.map((file) => ({ file, at: order.next().value as number })).sort((one, other) => one.at - other.at);
        const entries = calendarAfter(mailedOf(files.map(({ file }) => file)));
        const wanted = world.calendarSeats.length > 0 ? keptDays(admitted) : [];
        expect(entries.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
        for (const entry of entries) {
          const day = wanted.find(({ id }) => id === entry.id)!;
          expect(isSameDay({ ...day, location: undefined }, { ...entry, location: undefined })).toBe(true);
          expect(entry.location?.venueName).toBe(day.location?.venueName);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[D-148] is empty once the event is cancelled, whatever its days had been, and every number is sent once', () => {
    fc.assert(
      fc.property(seats, fc.array(step, { maxLength: 6 }), (theirs, steps) => {
        const world = new World(theirs);
        world.mail(world.calendarSeats.length > 0 ? 'registration_confirmed' : 'registration_received', 'arrives');
        for (const { change: to, isNotified } of steps) {
          world.move(to);
          if (isNotified) world.mail('event_rescheduled', 'arrives');
        }
        world.move((event) => ({ ...event, removed: true }));
        world.mail('event_cancelled', 'arrives');
        expect(shown(calendarAfter(world.sent.toReversed()))).toEqual([]);
        const numbers = world.sent.flatMap(({ entries }) => entries.map(({ uid, sequence }) => `${uid} ${sequence}`));
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
      { numRuns: 200 },
    );
  });

  it('[D-148] gets no notice with a lower number than a file that was downloaded before', () => {
    fc.assert(
      fc.property(seats, fc.array(step, { maxLength: 8 }), (theirs, steps) => {
        const world = new World(theirs);
        world.mail(world.calendarSeats.length > 0 ? 'registration_confirmed' : 'registration_received', 'arrives');
        for (const { change: to, isNotified, fate, between, downloads } of steps) {
          world.move(to);
          if (downloads.length > 0) world.download();
          if (isNotified) world.mail('event_rescheduled', fate, between);
        }
        world.mail('event_rescheduled', 'arrives');
        const downloaded = new Map<string, number>();
        for (const { method, entries } of world.sent) {
          for (const { uid, sequence } of entries) {
            if (method === 'PUBLISH') downloaded.set(uid, Math.max(sequence, downloaded.get(uid) ?? 0));
            else expect(sequence).toBeGreaterThanOrEqual(downloaded.get(uid) ?? 0);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('[D-148] hears once of three moves in a minute, and not at all of moves that lead back', () => {
    const world = new World([{ attendeeId: ids[0]!, serial: 1, status: 'confirmed', tierName: 'Entry', validDayIds: [] }]);
    world.mail('registration_confirmed', 'arrives');
    const { startAt, endAt } = world.event;
    for (const at of [1, 2, 3]) world.move((event) => ({ ...event, startAt: hour(at), endAt: hour(at + 3) }));
    expect([world.mail('event_rescheduled', 'arrives'), world.mail('event_rescheduled', 'arrives')]).toEqual([true, false]);
    const [first, ...others] = world.sent.flatMap(({ entries }) => entries.map(({ sequence }) => sequence));
    expect(others).toEqual([first! + 1]);
    world.move((event) => ({ ...event, startAt, endAt }));
    world.move((event) => ({ ...event, startAt: hour(3), endAt: hour(6) }));
    expect(world.mail('event_rescheduled', 'arrives')).toBe(false);
  });
});
