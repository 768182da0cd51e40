import { type AddressCorrection, keysExpiredUntil, type KnownFact, messageAddressOf } from '@svc/contracts';
import { InMemoryConfirmations } from '@svc/contracts/testing';
import { InTurn, RecordingAuditTrail, RecordingOutbox, rememberMaps } from '@svc/kernel/testing';
import {
  type CounterChange,
  type EventItem,
  type EventOnSale,
  type EventRules,
  type GivenCode,
  isSeated,
  normalisedEmail,
} from '@svc/ticketing';
import { randomUUID } from 'node:crypto';
import type { Admission, DoorDay, TicketDays } from '../domain/admission-day';
import type { TypeTerms } from '../domain/change-ticket-type';
import type { GivingTerms } from '../domain/give-away';
import type { SeatTimes } from '../domain/late-approval';
import { leadOf, type Registration } from '../domain/registration';
import {
  type BookingOutcome,
  Confirmations,
  type Holding,
  type RegistrationQuestion,
  RegistrationReader,
  type RepeatTimes,
  SeatBooking,
  type SeatPlan,
} from '../ports/registering';
import { HoldsAlready } from '../ports/giving';
import type { AttendeeName, EventAttendee } from '../domain/event-attendee';
import { NotBooked, type RegistrationName, type RegistrationTx, RegistrationUnitOfWork, type RequestKey } from '../ports/registration-tx';
import { seatTypesIn } from './in-memory-seat-types';
import type { RegistrationFixture } from './registration.contract';

interface Kept {
  registration: Registration;
  guestKey: string;
  confirmedAt: Date;
}

/** Registrations and their events, in maps, behind all their ports. Work that fails leaves no trace. */
export class InMemoryRegistrations implements RegistrationFixture {
  readonly events = new InMemoryEvents();
  readonly outbox = new RecordingOutbox<KnownFact>();
  readonly audit = new RecordingAuditTrail();
  readonly codes = new InMemoryConfirmations();
  /** Serialises bookings and units of work. */
  readonly turns = new InTurn(() => {
    const before = { kept: this.kept, admissions: this.admissions };
    const [facts, restoreCounts] = [[...this.outbox.facts], this.events.rememberCounts()];
    return () => {
      Object.assign(this, before);
      this.outbox.facts.splice(0, Infinity, ...facts);
      restoreCounts();
    };
  });
  readonly reader = new (reading(this))();
  readonly booking = new (bookingIn(this))();
  readonly confirmations = new (confirmingIn(this))();
  readonly work = new (workingOn(this))();
  redirected: readonly AddressCorrection[] = [];
  notified: readonly string[] = [];
  kept: readonly Kept[] = [];
  admissions: ReadonlyMap<string, readonly Admission[]> = new Map();
  readonly requestKeys: (RequestKey & { workspaceId: string; registrationId: string; at: Date })[] = [];
  readonly promoterCodes: { workspaceId: string; code: string }[] = [];

  async saveEvent(workspaceId: string, event: EventItem): Promise<void> {
    this.events.save(workspaceId, event);
  }

  async savePromoterCode(workspaceId: string, code: string): Promise<void> {
    this.promoterCodes.push({ workspaceId, code });
  }

  async facts(workspaceId: string): Promise<KnownFact[]> {
    return this.outbox.facts.filter((fact) => fact.workspaceId === workspaceId);
  }

  /** Returns the registration of a guest that has not ended. */
  held(workspaceId: string, mode: string, eventId: string, guestKey: string): Kept | undefined {
    return this.kept.find(
      (each) =>
        each.guestKey === guestKey &&
        !each.registration.endedAt &&
        each.registration.workspaceId === workspaceId &&
        each.registration.mode === mode &&
        each.registration.eventId === eventId,
    );
  }

  /**
   * Returns the holding of a guest: a seat of their own, else one that was given to them, else a registration whose seats they have
   * all given away.
   */
  holding(workspaceId: string, mode: string, eventId: string, guestKey: string): Holding | undefined {
    const own = this.held(workspaceId, mode, eventId, guestKey)?.registration;
    const seat = own?.seats.find((each) => isSeated(each) && !each.givenAt);
    if (own && seat) return { registrationId: own.id, attendeeId: seat.id, status: seat.status, isGivenAway: undefined };
    const received = this.kept
      .filter(
        ({ registration }) => registration.workspaceId === workspaceId && registration.mode === mode && registration.eventId === eventId,
      )
      .flatMap(({ registration: { id: registrationId, seats } }) =>
        seats
          .filter((each) => isSeated(each) && each.givenAt && normalisedEmail(each.email ?? '') === guestKey)
          .map(({ id, status }) => ({ registrationId, attendeeId: id, status, isReceived: true })),
      );
    if (received[0]) return received[0];
    const lead = own && leadOf(own.seats);
    return (
      own && lead && { registrationId: own.id, attendeeId: lead.id, status: lead.status, isGivenAway: lead.givenAt ? true : undefined }
    );
  }

  find({ workspaceId, mode, by }: RegistrationName): Registration | undefined {
    return this.kept
      .map(({ registration }) => registration)
      .find(
        (each) =>
          each.workspaceId === workspaceId &&
          each.mode === mode &&
          ('registrationId' in by ? each.id === by.registrationId : each.seats.some(({ id }) => id === by.attendeeId)),
      );
  }

  /** Returns the registration that an idempotency key made, with the fingerprint of its request, while the key is kept. */
  made(workspaceId: string, key: string, now: Date): { registrationId: string; fingerprint: string } | undefined {
    return this.requestKeys.find((each) => each.workspaceId === workspaceId && each.key === key && each.at > keysExpiredUntil(now));
  }

  /** Books a plan within a turn. */
  async book({ registration, guestKey, eventVersion, changes, fact }: SeatPlan): Promise<BookingOutcome> {
    if (this.events.versionOf(registration.eventId) !== eventVersion) return 'rules_changed';
    if (this.holding(registration.workspaceId, registration.mode, registration.eventId, guestKey)) return 'already_registered';
    if (!this.events.canTake(changes)) return 'sold_out';
    this.events.change(changes, 1);
    this.kept = [...this.kept, { registration, guestKey, confirmedAt: registration.createdAt }];
    await this.outbox.append([fact]);
    return 'booked';
  }

  seatOf({ attendeeId, ...owner }: AttendeeName): EventAttendee | undefined {
    const registration = this.find({ ...owner, by: { attendeeId } });
    const seat = registration?.seats.find(({ id }) => id === attendeeId);
    return registration && seat && { ...seat, eventId: registration.eventId, takenBy: { registrationId: registration.id } };
  }

  admissionsOf({ attendeeId }: AttendeeName): readonly Admission[] {
    return this.admissions.get(attendeeId) ?? [];
  }

  keepAdmissions({ attendeeId }: AttendeeName, admissions: readonly Admission[]): void {
    this.admissions = new Map(this.admissions).set(attendeeId, admissions);
  }

  replace(registration: Registration): void {
    this.kept = this.kept.map((each) => (each.registration.id === registration.id ? { ...each, registration } : each));
  }

  correct(registration: Registration): void {
    const guestKey = normalisedEmail(messageAddressOf(registration.contact)!.recipient);
    this.replace(registration);
    this.kept = this.kept.map((each) => (each.registration.id === registration.id ? { ...each, guestKey } : each));
  }
}

const reading = (memory: InMemoryRegistrations) =>
  class extends RegistrationReader {
    async read({ workspaceId, timezone, mode, slug, guestKey, unlockCodes, promoterCode, now }: RegistrationQuestion) {
      const event = memory.events.find(workspaceId, slug, { timezone, codes: unlockCodes, now });
      if (!event) return undefined;
      return {
        event,
        holding: memory.holding(workspaceId, mode, event.rules.id, guestKey),
        promoterCode: memory.promoterCodes.find(
          (each) => each.workspaceId === workspaceId && each.code.toLowerCase() === promoterCode?.toLowerCase(),
        )?.code,
      };
    }
  };

const bookingIn = (memory: InMemoryRegistrations) =>
  class extends SeatBooking {
    book(plan: SeatPlan): Promise<BookingOutcome> {
      return memory.turns.run(() => memory.book(plan));
    }
  };

const confirmingIn = (memory: InMemoryRegistrations) =>
  class extends Confirmations {
    private readonly sentAgain = new Map<string, Date>();

    async repeat(fact: Parameters<Confirmations['repeat']>[0], { now, notSince }: RepeatTimes): Promise<boolean> {
      const row = memory.kept.find(({ registration }) => registration.id === fact.data.registrationId);
      if (!row || row.confirmedAt > notSince) return false;
      row.confirmedAt = now;
      await memory.outbox.append([fact]);
      return true;
    }

    async repeatToHolder(fact: Parameters<Confirmations['repeatToHolder']>[0], { now, notSince }: RepeatTimes): Promise<boolean> {
      const { attendeeId } = fact.data;
      const seat = memory.kept.flatMap(({ registration }) => registration.seats).find(({ id }) => id === attendeeId);
      const sentAt = [seat?.givenAt, this.sentAgain.get(attendeeId)].filter((moment) => moment !== undefined);
      if (!seat?.givenAt || sentAt.some((moment) => moment > notSince)) return false;
      this.sentAgain.set(attendeeId, now);
      await memory.outbox.append([fact]);
      return true;
    }
  };

const workingOn = (memory: InMemoryRegistrations) =>
  class extends RegistrationUnitOfWork {
    /** Runs work that is kept once it is done. */
    run<T>(work: (tx: RegistrationTx) => Promise<T>): Promise<T> {
      return memory.turns.run(() => work(this.tx));
    }

    private readonly tx: RegistrationTx = {
      registrations: {
        lock: async (name) => memory.find(name),
        timesOf: async ({ eventId }) => memory.events.timesOf(eventId),
        update: async (registration) => memory.replace(registration),
        correct: async (registration) => memory.correct(registration),
        lockGuests: async ({ workspaceId, mode, registrationId, eventId }, keys) =>
          keys.filter((key) => {
            const holding = memory.holding(workspaceId, mode, eventId, key);
            return holding !== undefined && holding.registrationId !== registrationId;
          }),
      },
      attendees: {
        lock: async (name) => memory.seatOf(name),
        update: async (owner, { eventId: _eventId, takenBy: _takenBy, ...attendee }) => {
          const registration = memory.find({ ...owner, by: { attendeeId: attendee.id } })!;
          memory.replace({ ...registration, seats: registration.seats.map((seat) => (seat.id === attendee.id ? attendee : seat)) });
        },
        correct: (owner, attendee) => this.tx.attendees.update(owner, attendee),
      },
      admissions: {
        of: async (name) => ({ ...memory.events.daysOf(memory.seatOf(name)!), admissions: memory.admissionsOf(name) }),
        add: async (name, admission) => memory.keepAdmissions(name, [...memory.admissionsOf(name), admission]),
        remove: async (name, { dayId }) =>
          memory.keepAdmissions(
            name,
            memory.admissionsOf(name).filter((each) => each.dayId !== dayId),
          ),
      },
      giving: {
        terms: async ({ attendeeId, ...owner }) => termsIn(memory, { ...owner, by: { attendeeId } }, attendeeId),
        holdsOther: async ({ attendeeId, workspaceId, mode }, { eventId, email }) =>
          memory.kept.some(
            ({ registration, guestKey }) =>
              registration.workspaceId === workspaceId &&
              registration.mode === mode &&
              registration.eventId === eventId &&
              registration.seats.some(
                (seat) =>
                  seat.id !== attendeeId && isSeated(seat) && (seat.givenAt ? normalisedEmail(seat.email ?? '') : guestKey) === email,
              ),
          ),
        claim: async (name, { eventId, address }) => {
          if (await this.tx.giving.holdsOther(name, { eventId, email: address })) throw new HoldsAlready();
        },
        give: async (name, seat) => {
          await this.tx.giving.claim(name, { eventId: seat.eventId, address: normalisedEmail(seat.email ?? '') });
          await this.tx.attendees.update(name, seat);
        },
      },
      confirmations: memory.codes,
      contacts: { join: async () => randomUUID() },
      addresses: {
        redirect: async (correction) => {
          memory.redirected = [...memory.redirected, correction];
        },
        notifyFormer: async ({ former }) => {
          memory.notified = [...memory.notified, former.recipient];
        },
      },
      outbox: memory.outbox,
      audit: memory.audit,
      bookings: {
        made: async ({ workspaceId }, key, now) => memory.made(workspaceId, key, now),
        book: async (plan, key) => {
          const { workspaceId, id, createdAt } = plan.registration;
          if (key && memory.made(workspaceId, key.key, createdAt)) throw new NotBooked('already_registered');
          const outcome = await memory.book(plan);
          if (outcome !== 'booked') throw new NotBooked(outcome);
          if (key) memory.requestKeys.push({ ...key, workspaceId, registrationId: id, at: createdAt });
        },
      },
      seatTypes: seatTypesIn(memory, (name, attendeeId) => termsIn(memory, name, attendeeId)),
      counts: {
        giveBack: async (_workspaceId, changes) => memory.events.change(changes, -1),
        take: async (_workspaceId, changes) => {
          if (!memory.events.canTake(changes)) return false;
          memory.events.change(changes, 1);
          return true;
        },
      },
    };
  };

function termsIn(memory: InMemoryRegistrations, name: RegistrationName, attendeeId: string): GivingTerms | undefined {
  const registration = memory.find(name);
  const seat = registration?.seats.find(({ id }) => id === attendeeId);
  const rules = registration && memory.events.rulesOf(registration.eventId);
  const tier = rules?.ticketTypes.find(({ id }) => id === seat?.ticketTypeId);
  if (!registration || !seat || !rules || !tier) return undefined;
  const { email, language } = seat.givenAt ? seat : { email: registration.contact.email, language: registration.language };
  return { rules: { ...rules, timezone: rules.timezone ?? 'UTC' }, tier, removed: false, record: { email, language } };
}

interface SavedEvent {
  item: EventItem;
  rules: Omit<EventRules, 'timezone'> & { timezone?: string };
  codes: (GivenCode & { code: string })[];
}

/** Events and the counters of their seats, in maps. Things keep their ids by their keys. */
export class InMemoryEvents {
  private readonly events = new Map<string, SavedEvent>();
  private readonly ids = new Map<string, string>();
  private readonly capacities = new Map<string, number | undefined>();
  private readonly sold = new Map<string, number>();

  save(workspaceId: string, item: EventItem): void {
    const key = `${workspaceId} ${item.slug}`;
    const id = (path: string) => {
      if (!this.ids.has(`${key} ${path}`)) this.ids.set(`${key} ${path}`, randomUUID());
      return this.ids.get(`${key} ${path}`)!;
    };
    const { slug, title, mode, startAt, endAt, dobMode, attendeeEmailRequired, timezone, days, ticketTypes, unlockCodes } = item;
    this.events.set(key, {
      item,
      rules: {
        id: id('event'),
        version: (this.events.get(key)?.rules.version ?? 0) + 1,
        slug,
        title,
        mode,
        startAt,
        endAt,
        dobMode,
        attendeeEmailRequired,
        timezone,
        dayIds: days.map((day) => id(`day ${day.key}`)),
        ticketTypes: ticketTypes.map((tier) => ({
          ...tier,
          id: id(`tier ${tier.key}`),
          validDayIds: tier.validDays.map((day) => id(`day ${day}`)),
        })),
      },
      codes: unlockCodes.map(({ code, ticketTypeRefs }) => ({
        id: id(`code ${code}`),
        code: code.toLowerCase(),
        ticketTypeIds: ticketTypeRefs.map((ref) => id(`tier ${ref.split('/')[1]!}`)),
      })),
    });
    this.capacities.set(id('event'), item.capacity);
    for (const day of days) this.capacities.set(id(`day ${day.key}`), day.capacity);
    for (const tier of ticketTypes) this.capacities.set(id(`tier ${tier.key}`), tier.capacity);
    for (const { code, maxUses } of unlockCodes) this.capacities.set(id(`code ${code}`), maxUses);
  }

  find(
    workspaceId: string,
    slug: string,
    { timezone, codes, now }: { timezone: string; codes: readonly string[]; now: Date },
  ): EventOnSale | undefined {
    const event = this.events.get(`${workspaceId} ${slug.toLowerCase()}`);
    if (!event?.item.published || new Date(event.item.publishedAt ?? 0) > now) return undefined;
    const usable = codes.flatMap((code) => event.codes.filter((own) => own.code === code.toLowerCase()));
    const { rules } = event;
    const counted = [rules.id, ...rules.dayIds, ...rules.ticketTypes.map(({ id }) => id), ...usable.map(({ id }) => id)];
    return {
      rules: { ...rules, timezone: rules.timezone ?? timezone },
      codes: usable.map(({ id, ticketTypeIds }) => ({ id, ticketTypeIds })),
      left: Object.fromEntries(counted.filter((id) => this.capacities.get(id) !== undefined).map((id) => [id, this.left(id)])),
    };
  }

  rulesOf(eventId: string): SavedEvent['rules'] | undefined {
    return [...this.events.values()].find(({ rules }) => rules.id === eventId)?.rules;
  }

  /** Returns the days of a seat's event and ticket; removed days do not exist here. */
  daysOf({ eventId, ticketTypeId }: Pick<EventAttendee, 'eventId' | 'ticketTypeId'>): Omit<TicketDays, 'admissions'> {
    const { item, rules } = [...this.events.values()].find((each) => each.rules.id === eventId)!;
    const days = item.days.map(({ key, label, dayDate, startAt, endAt, timezone }, index): DoorDay => {
      const zone = timezone ?? item.timezone ?? 'UTC';
      return { id: rules.dayIds[index]!, key, label, dayDate, startAt, endAt, timezone: zone, isRemoved: false };
    });
    return { days, validDayIds: rules.ticketTypes.find(({ id }) => id === ticketTypeId)!.validDayIds };
  }

  timesOf(eventId: string): SeatTimes {
    const { item, rules } = [...this.events.values()].find((each) => each.rules.id === eventId)!;
    const { startAt, endAt, timezone = 'UTC' } = item;
    const days = item.days.map(({ key: _, ...day }, index) => ({ ...day, id: rules.dayIds[index]! }));
    return {
      event: { startAt, endAt, timezone, days },
      validDayIds: Object.fromEntries(rules.ticketTypes.map(({ id, validDayIds }) => [id, validDayIds])),
    };
  }

  /** Returns the prices of the ticket types of an event, and what is left of it. */
  pricesOf(eventId: string): Pick<TypeTerms, 'currency' | 'prices' | 'left'> {
    const { item, rules } = [...this.events.values()].find((each) => each.rules.id === eventId)!;
    const phaseId = (type: string, phase: string) => `${type}/${phase}`;
    const prices = item.ticketTypes.map((type, index) => {
      const pricePhases = type.pricePhases.map(({ key, prices: own, endsAt }) => ({ id: phaseId(type.key, key), prices: own, endsAt }));
      return [rules.ticketTypes[index]!.id, { prices: type.prices, pricePhases }] as const;
    });
    const counted = [rules.id, ...rules.dayIds, ...rules.ticketTypes.map(({ id }) => id)];
    const left = counted.filter((id) => this.capacities.get(id) !== undefined).map((id) => [id, this.left(id)]);
    return { currency: item.currency ?? 'NGN', prices: Object.fromEntries(prices), left: Object.fromEntries(left) };
  }

  versionOf(eventId: string): number | undefined {
    return this.rulesOf(eventId)?.version;
  }

  /** Returns a function that restores the present counts. */
  rememberCounts(): () => void {
    return rememberMaps(this.sold);
  }

  canTake(changes: readonly CounterChange[]): boolean {
    return changes.every(({ subjectId, count }) => this.left(subjectId) >= count);
  }

  /** Takes the changes from the counters, or gives them back with -1. */
  change(changes: readonly CounterChange[], sign: 1 | -1): void {
    for (const { subjectId, count } of changes) this.sold.set(subjectId, (this.sold.get(subjectId) ?? 0) + sign * count);
  }

  private left(id: string): number {
    return Math.max(0, (this.capacities.get(id) ?? Infinity) - (this.sold.get(id) ?? 0));
  }
}
