import type { KnownFact } from '@svc/contracts';
import { InMemorySuppressedAddresses } from '@svc/contracts/testing';
import { RecordingAuditTrail } from '@svc/kernel/testing';
import type { Clock, RealClock } from '@svc/kernel';
import type { Announcement, AnnouncementReader } from '../domain/announcements/announcement';
import type { AnnouncementKey } from '../ports/announcement-store';
import type { Buyer, SubscriberAddress } from '../domain/buyer-messages-of';
import type { ConfirmationAddress } from '../domain/confirmation-messages-of';
import type { Addressee, AlertAddress, EventGuest, EventNews } from '../domain/messages-of';
import type { AttendeeSeat } from '../domain/attendee-messages-of';
import type { FormerAttendee, SeatHolderAddress } from '../domain/holder-messages-of';
import type { FormNotice } from '../domain/merchant-messages-of';
import type { FailedQuery } from '../domain/limits/failed-messages';
import type { EventSchedule, GuestSchedule } from '../domain/schedule/concerned-guests';
import { type NotifiedRow, rowOf, type ScheduleNote } from '../domain/schedule/notified-schedule';
import { LIST_MESSAGE_KIND, purgedRecipient, type Message, type PlannedMessage } from '../domain/message';
import type { TextLimit, TextsBefore } from '../domain/when-to-send';
import { MessageLog, type MessageQuery } from '../ports/message-log';
import { MessageUnitOfWork, type MessageTx, type Settlement } from '../ports/message-tx';

type Row = Message & { version: string; countedAt?: Date; unansweredSince?: Date; waitsFor?: TextLimit };

type Address = Pick<Message, 'workspaceId' | 'mode' | 'recipient'>;

/** In-memory messages that behave as stored ones do, by the given clocks. */
export class InMemoryMessages {
  noticeDelaySeconds = 120;
  /** Rules of every workspace. */
  textRules = { countries: ['NG'], mostPerDay: 500 };
  readonly audit = new RecordingAuditTrail();
  /** Addresses of pending confirmations. */
  readonly confirming: ConfirmationAddress[] = [];
  /** Buyers whose orders have valid tickets. */
  readonly ticketBuyers: (Buyer & { eventId: string })[] = [];
  /** Holders of seats that were given away to them. */
  readonly holders: (SeatHolderAddress & { eventId: string })[] = [];
  /** Former attendees of seats that were given away. */
  readonly formerAttendees: FormerAttendee[] = [];
  /** Seats that name another address than their buyer's or registrant's. */
  readonly attendees: AttendeeSeat[] = [];
  /** Readers of announcements, by the id of their event; none of them has unsubscribed. */
  readonly readers = new Map<string, AnnouncementReader[]>();
  readonly announcements: { announcement: Announcement; key?: AnnouncementKey }[] = [];
  /** Facts enqueued for a later transaction. */
  readonly left: KnownFact[] = [];
  readonly suppressed = new InMemorySuppressedAddresses();
  /** Addresses whose seats are marked as not meant for them. */
  readonly notMeant = new Map<string, Date | undefined>();
  /** Schedules of guests, by the ids of their registrations. */
  readonly guestSchedules = new Map<string, GuestSchedule>();
  /** Present times and places of events; of those that are none of them everybody is notified. */
  readonly schedules: EventSchedule[] = [];
  /** Schedules that readers were notified of. */
  notified: readonly (NotifiedRow & Pick<ScheduleNote, 'endsAt'>)[] = [];
  /** Ids of suspended workspaces. */
  readonly suspended = new Set<string>();
  private rows: Row[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly guests: readonly Addressee[] = [],
    private readonly alertAddresses: readonly AlertAddress[] = [],
    private readonly buyers: readonly Buyer[] = [],
    private readonly notices: readonly FormNotice[] = [],
    private readonly subscribers: readonly SubscriberAddress[] = [],
    /** Clock of the leases. */
    private readonly realClock: RealClock = clock,
  ) {}

  readonly work: MessageUnitOfWork = {
    run: (work) =>
      work({
        audit: this.audit,
        plan: {
          addressees: async (registrations) =>
            this.guests.filter(({ workspaceId, registrationId }) =>
              registrations.some((one) => one.workspaceId === workspaceId && one.id === registrationId),
            ),
          guestsOf: async (news, most) => news.map((each) => this.guestsOf(each).slice(0, most)),
          schedulesOf: async (events) => this.schedules.filter(({ event }) => events.some(({ id }) => id === event.id)),
          holders: async (seats) =>
            this.holders.filter(({ workspaceId, attendeeId }) =>
              seats.some((one) => one.workspaceId === workspaceId && one.id === attendeeId),
            ),
          formerAttendees: async (seats) =>
            this.formerAttendees.filter(({ workspaceId, attendeeId }) =>
              seats.some((one) => one.workspaceId === workspaceId && one.id === attendeeId),
            ),
          attendees: async ({ registrations, orders, seats }) =>
            this.attendees.filter(({ workspaceId, attendeeId, takenBy }) =>
              [...registrations, ...orders, ...seats].some(
                (one) => one.workspaceId === workspaceId && (one.id === attendeeId || one.id === takenBy),
              ),
            ),
          readersOf: async (wanted, most) =>
            wanted.map(({ id, after = '' }) => {
              const row = this.announcements.find(({ announcement }) => announcement.id === id);
              const readers = row ? (this.readers.get(row.announcement.eventId) ?? []) : [];
              return readers.filter(({ key }) => key > after).slice(0, most);
            }),
          enqueueFacts: async (facts) => void this.left.push(...facts),
          buyers: async ({ orders, refunds, attempts }) =>
            this.buyers.filter(({ workspaceId, subjectId }) =>
              [...orders, ...refunds, ...attempts].some((one) => one.workspaceId === workspaceId && one.id === subjectId),
            ),
          alertAddresses: async (workspaceIds) => this.alertAddresses.filter(({ workspaceId }) => workspaceIds.includes(workspaceId)),
          formNotices: async (forms) =>
            this.notices.filter(({ workspaceId, formId }) => forms.some((one) => one.workspaceId === workspaceId && one.id === formId)),
          subscribers: async (of) =>
            this.subscribers.filter(({ workspaceId, subscriptionId }) =>
              of.some((one) => one.workspaceId === workspaceId && one.id === subscriptionId),
            ),
          confirmations: async (of) =>
            this.confirming.filter(({ workspaceId, confirmationId }) =>
              of.some((one) => one.workspaceId === workspaceId && one.id === confirmationId),
            ),
          insert: async (messages) => this.insert(messages),
          clearForPayers: async (orders) =>
            this.clear(this.buyers.filter(({ subjectId, unpaid }) => !unpaid && orders.some(({ id }) => id === subjectId))),
        },
        suppressed: this.suppressed,
        mails: {
          hold: async () => undefined,
          isCounted: async ({ id }) => this.rows.some((row) => row.id === id && row.unansweredSince !== undefined),
          before: async (mail, group, { day, week }) => {
            const times = this.rows.flatMap((row) =>
              row.id !== mail.id && row.details.limitedAs === group && isToSame(row, mail) ? (row.unansweredSince ?? []) : [],
            );
            return { day: times.filter((at) => at > day).length, week: times.filter((at) => at > week).length };
          },
          resent: async (message, since) => {
            const times = this.rows.flatMap((row) =>
              isToSame(row, message) && row.details.resendOf !== undefined && row.createdAt > since ? row.createdAt : [],
            );
            return { count: times.length, oldest: times.toSorted((one, other) => one.getTime() - other.getTime())[0] };
          },
          count: async ({ id }, unansweredSince) => this.change(id, { unansweredSince }),
          clear: async (of) => this.clear(of),
          clearForHolder: async ({ workspaceId, attendeeId }) =>
            this.clear(this.holders.filter((holder) => holder.workspaceId === workspaceId && holder.attendeeId === attendeeId)),
          markNotMeant: async ({ email }, at) => void this.notMeant.set(email.trim().toLowerCase(), at),
          lastList: async (mail) => {
            const lists = this.rows.filter((row) => row.kind === LIST_MESSAGE_KIND && isToSame(row, mail));
            const sent = lists.flatMap(({ sentAt }) => sentAt ?? []);
            return {
              sentAt: sent.toSorted((one, other) => other.getTime() - one.getTime())[0],
              isPlanned: lists.some(({ state }) => state === 'due' || state === 'sending'),
            };
          },
          planList: async (list, dueAt) => {
            this.insert([list]);
            this.change(list.id, { dueAt });
          },
        },
        announcements: {
          hold: async () => undefined,
          writtenBy: async (workspaceId, key, since) => {
            const row = this.announcements.find(
              (one) => one.announcement.workspaceId === workspaceId && one.key?.key === key && one.announcement.createdAt > since,
            );
            return row?.key && { announcement: row.announcement, fingerprint: row.key.fingerprint };
          },
          writtenSince: async (workspaceId, since) =>
            this.announcements
              .filter(({ announcement }) => announcement.workspaceId === workspaceId && announcement.createdAt > since)
              .map(({ announcement: { createdAt } }) => createdAt),
          count: async ({ eventId }) => ({ recipients: this.readers.get(eventId)?.length ?? 0, unsubscribed: 0 }),
          insert: async (announcement, key) => void this.announcements.push({ announcement, key }),
        },
        texts: {
          hold: async () => this.textRules,
          before: async (text, since) => this.textsBefore(text, since),
          count: async ({ id }, countedAt) => this.change(id, { countedAt, waitsFor: undefined }),
          wait: async ({ id, attempts }, wait) =>
            this.change(id, { state: 'due', attempts: attempts - 1, dueAt: wait.until, waitsFor: wait.for, lastError: wait.reason }),
          notifiedSince: async (workspaceId, since) =>
            this.rows.some((row) => row.workspaceId === workspaceId && row.kind === 'texts_waiting' && row.createdAt > since),
        },
        messages: {
          lease: async (name, leaseMs) => this.lease(name, leaseMs),
          settle: async (message, settlement) => this.settle(message, settlement),
          noteSchedule: async ({ id: messageId }, note) => {
            const row = rowOf(this.notified, note);
            if ((row?.revision ?? 0) !== note.revision) return false;
            const before = row?.messageId === messageId ? row.before : row?.schedule;
            this.notified = [...this.notified.filter((one) => one !== row), { ...note, messageId, before, revision: note.revision + 1 }];
            return true;
          },
          retry: async (workspaceId, id) => this.retry(workspaceId, id),
          isSuspended: async (workspaceId) => this.suspended.has(workspaceId),
          retryFailed: async (workspaceId, query, most) =>
            this.failed(workspaceId, query)
              .slice(0, most)
              .map(({ mode, id }) => {
                this.retry(workspaceId, id);
                return { workspaceId, mode, id };
              }),
        },
      } satisfies MessageTx),
  };

  readonly log: MessageLog = {
    page: async (workspaceId, query) => this.page(workspaceId, query),
    addressed: async (workspaceId, { mode, recipients, id, limit }) => {
      const theirs = this.rows.filter((row) => row.workspaceId === workspaceId && row.mode === mode).sort((a, b) => (a.id < b.id ? 1 : -1));
      const sent = theirs.filter(({ recipient }) => recipients.includes(recipient.toLowerCase())).slice(0, limit);
      return theirs.filter((row) => row.id === id || sent.includes(row)).map((row) => this.copy(row)!);
    },
    find: async (workspaceId, id) => this.copy(this.rows.find((row) => row.workspaceId === workspaceId && row.id === id)),
    due: async (most) =>
      this.rows
        .filter((row) => this.isDue(row))
        .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
        .slice(0, most)
        .map(({ workspaceId, mode, id: messageId }) => ({ workspaceId, mode, messageId })),
    failures: async (workspaceId, query) =>
      this.failed(workspaceId, query).map(({ kind, lastError = '' }) => ({ kind, reason: lastError, count: 1 })),
    purgeTexts: async (before, most) => this.purgeTexts(before, most),
    purgeSchedules: async (before) => {
      const { length } = this.notified;
      this.notified = this.notified.filter(({ endsAt }) => new Date(endsAt) >= before);
      return length - this.notified.length;
    },
  };

  private guestsOf({ workspaceId, eventId, who, after = '' }: EventNews): EventGuest[] {
    const holders = this.holders.map(({ attendeeId: subjectId, ...holder }) => ({ ...holder, mode: 'live' as const, subjectId }));
    const all =
      who === 'holders'
        ? holders
        : who === 'buyers'
          ? this.ticketBuyers
          : this.guests.map(({ registrationId: subjectId, ...guest }) => ({
              ...guest,
              subjectId,
              schedule: this.guestSchedules.get(subjectId),
            }));
    const theirs = all.filter((guest) => guest.workspaceId === workspaceId && guest.eventId === eventId && guest.subjectId > after);
    return theirs.sort((one, other) => (one.subjectId < other.subjectId ? -1 : 1));
  }

  private insert(messages: readonly PlannedMessage[]): string[] {
    const now = this.clock.now();
    return messages.flatMap((planned) => {
      if (this.rows.some((row) => sameMessage(row, planned))) return [];
      const isNotice = planned.kind === 'event_rescheduled' || planned.kind === 'order_event_rescheduled';
      if (isNotice && this.rows.some((row) => isWaitingLike(row, planned))) return [];
      const dueAt = isNotice ? new Date(now.getTime() + this.noticeDelaySeconds * 1_000) : now;
      this.rows.push({ ...planned, state: 'due', attempts: 0, dueAt, createdAt: now });
      return planned.id;
    });
  }

  private lease({ workspaceId, id }: Pick<Message, 'workspaceId' | 'mode' | 'id'>, leaseMs: number): Message | undefined {
    const row = this.rows.find((one) => one.workspaceId === workspaceId && one.id === id && this.isDue(one));
    if (!row) return undefined;
    Object.assign(row, { state: 'sending', attempts: row.attempts + 1, dueAt: new Date(this.realClock.now().getTime() + leaseMs) });
    return this.copy(row);
  }

  private settle({ id, attempts }: Message, settlement: Settlement): void {
    const row = this.rows.find((one) => one.id === id && one.state === 'sending' && one.attempts === attempts);
    if (!row) return;
    const { state } = settlement;
    if (state === 'failed') this.notified = this.notified.flatMap((each) => (each.messageId === id ? beforeOf(each) : [each]));
    const sent = settlement.state === 'sent' ? settlement : undefined;
    Object.assign(row, {
      state,
      dueAt: settlement.state === 'due' ? settlement.dueAt : row.dueAt,
      waitsFor: undefined,
      lastError: settlement.state === 'sent' ? undefined : settlement.reason,
      ...((state === 'skipped' || (settlement.state === 'failed' && settlement.refused)) && {
        countedAt: undefined,
        unansweredSince: undefined,
      }),
      sentAt: sent?.at,
      providerRef: sent?.providerRef,
      segments: sent?.segments,
    });
  }

  private retry(workspaceId: string, id: string): boolean {
    const row = this.rows.find(
      (one) => one.workspaceId === workspaceId && one.id === id && (one.state === 'failed' || one.state === 'withheld'),
    );
    if (row) {
      const { limitedAs: _, ...details } = row.details;
      Object.assign(row, { state: 'due', attempts: 0, dueAt: this.clock.now(), details });
    }
    return row !== undefined;
  }

  private clear(of: readonly { workspaceId: string; email?: string }[]): void {
    for (const { workspaceId, email } of of) {
      for (const row of this.rows) {
        if (email !== undefined && isToSame(row, { workspaceId, mode: 'live', recipient: email })) row.unansweredSince = undefined;
      }
    }
  }

  private failed(workspaceId: string, { since, until, kinds, channel, reason = '' }: FailedQuery): Row[] {
    return this.rows
      .filter((row) => row.workspaceId === workspaceId && row.state === 'failed' && row.recipient !== purgedRecipient(row.id))
      .filter((row) => row.createdAt >= since && row.createdAt < until)
      .filter((row) => kinds?.includes(row.kind) !== false && (channel === undefined || row.channel === channel))
      .filter((row) => (row.lastError ?? '').toLowerCase().includes(reason.toLowerCase()))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  private textsBefore({ id, workspaceId, recipient }: Message, since: Date): TextsBefore {
    const counted = this.rows.filter((row) => row.id !== id && row.countedAt && row.countedAt > since);
    const waiting = this.rows.filter((row) => row.id < id && row.waitsFor !== undefined);
    const to = (row: Row) => row.recipient === recipient;
    const of = (row: Row) => row.workspaceId === workspaceId;
    return {
      toDestination: { counted: counted.filter(to).length, waiting: waiting.filter(to).length },
      ofWorkspace: { counted: counted.filter(of).length, waiting: waiting.filter((row) => of(row) && row.waitsFor === 'workspace').length },
    };
  }

  private change(id: string, facts: Partial<Row>): void {
    Object.assign(this.rows.find((row) => row.id === id)!, facts);
  }

  private page(workspaceId: string, { after, limit, to, ...wanted }: MessageQuery): { data: Message[]; next?: string } {
    const matching = this.rows
      .filter((row) => row.workspaceId === workspaceId && (after === undefined || row.id < after))
      .filter((row) => to === undefined || row.recipient.trim().toLowerCase() === to.trim().toLowerCase())
      .filter((row) => Object.entries(wanted).every(([field, value]) => value === undefined || row[field as keyof typeof wanted] === value))
      .sort((a, b) => (a.id < b.id ? 1 : -1));
    const data = matching.slice(0, limit).map((row) => this.copy(row)!);
    return matching.length > limit ? { data, next: data.at(-1)!.id } : { data };
  }

  private purgeTexts(before: Date, most: number): number {
    const isOver = ({ id, createdAt, state, recipient }: Row) =>
      createdAt < before && state !== 'due' && state !== 'sending' && recipient !== purgedRecipient(id);
    const old = this.rows.filter(isOver).slice(0, most);
    for (const { id } of old)
      this.change(id, { recipient: purgedRecipient(id), details: {}, lastError: undefined, providerRef: undefined });
    return old.length;
  }

  private isDue({ state, dueAt }: Message): boolean {
    return (state === 'due' && dueAt <= this.clock.now()) || (state === 'sending' && dueAt <= this.realClock.now());
  }

  private copy(row: Row | undefined): Message | undefined {
    if (!row) return undefined;
    const { version, countedAt: _countedAt, unansweredSince: _unansweredSince, waitsFor: _waitsFor, ...message } = row;
    return version ? { ...message } : undefined;
  }
}

function isToSame(one: Address, other: Address): boolean {
  const [address, otherAddress] = [one, other].map(({ recipient }) => recipient.trim().toLowerCase());
  return one.workspaceId === other.workspaceId && one.mode === other.mode && address === otherAddress;
}

function sameMessage(one: PlannedMessage, other: PlannedMessage): boolean {
  return (['workspaceId', 'mode', 'kind', 'subjectId', 'version', 'recipient'] as const).every((field) => one[field] === other[field]);
}

/** Returns true for a notice that waits to be sent to the same reader. */
function isWaitingLike(row: Row, { kind, subjectId, recipient }: PlannedMessage): boolean {
  return row.state === 'due' && row.attempts === 0 && row.kind === kind && row.subjectId === subjectId && row.recipient === recipient;
}

/** Returns a stored schedule as it was before its last message; none for the first one. */
function beforeOf<Row extends NotifiedRow>({ before, ...row }: Row): Omit<Row, 'before'>[] {
  return before ? [{ ...row, schedule: before, revision: row.revision + 1 }] : [];
}
