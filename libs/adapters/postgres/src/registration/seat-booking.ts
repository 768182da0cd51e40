import { type BookingOutcome, NotBooked, type RequestKey, SeatBooking, type SeatPlan, type SeatsToBook } from '@svc/registration';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { keysExpiredUntil } from '@svc/contracts';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { noteFacts, type OutboxNotifier } from '../outbox';
import { MicroBatchers } from '../work/micro-batcher';
import { inTrace } from '../work/trace-scope';
import { cleared } from '../rows/row-writes';
import { registrationEntity } from './registration.entities';

/** Takes `bookingParameters` and returns the ids of the registrations it has made. */
export const BOOK = statement<{ booked: string[] }>('registration.book')`select book_seats($1, $2, $3, $4, $5) as booked`;

/** Outcomes by the SQLSTATE that `book_seats` raises. */
export const OUTCOME_OF: Readonly<Record<string, Exclude<BookingOutcome, 'booked'> | undefined>> = {
  BK001: 'rules_changed',
  BK002: 'sold_out',
};

/** Returns the parameters of plans by the rules of one version of one event. */
export function bookingParameters(plans: readonly SeatPlan[]): unknown[] {
  const [{ registration, eventVersion }] = plans as readonly [SeatPlan];
  const batch = {
    registrations: plans.map(({ registration: { workspaceId: _workspace, mode: _mode, contact, seats: _seats, ...facts }, guestKey }) => ({
      guestKey,
      ...contact,
      ...facts,
    })),
    seats: plans.flatMap(({ registration: { id: registrationId, seats } }) => seats.map((seat) => ({ registrationId, ...seat }))),
    facts: plans.map(({ fact }) => fact),
    moves: plans.flatMap(({ registration: { id: registrationId }, changes }) => changes.map((change) => ({ registrationId, ...change }))),
  };
  return [registration.workspaceId, registration.mode, registration.eventId, eventVersion, JSON.stringify(batch)];
}

/** SQLSTATE of a deadlock between two bookings. */
const DEADLOCK = '40P01';

/**
 * Limits of one process: transactions that book for one event at once, and plans of each; more only make the lock's owner
 * wait.
 */
const LIMITS = { trips: 2, items: 32 };

/**
 * Books in one round trip, which is one transaction: the function `book_seats`. Concurrent plans by the same rules form a
 * batch, so that a hot ticket type is not limited to one guest for each commit.
 */
export class PostgresSeatBooking extends SeatBooking {
  private readonly batchers = new MicroBatchers((plans: readonly SeatPlan[]) => this.bookAll(plans), LIMITS);

  constructor(
    private readonly sql: Sql,
    private readonly notifier: OutboxNotifier,
  ) {
    super();
  }

  book(plan: SeatPlan): Promise<BookingOutcome> {
    const { workspaceId, mode, eventId } = plan.registration;
    return this.batchers.add([workspaceId, mode, eventId, plan.eventVersion].join(' '), plan);
  }

  /** Books all plans that fit. Where not all of them do, each is tried by itself, in turn. */
  private async bookAll(plans: readonly SeatPlan[]): Promise<BookingOutcome[]> {
    try {
      return await this.bookTogether(plans);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (code === DEADLOCK) return this.bookAll(plans);
      const outcome = OUTCOME_OF[code];
      if (!outcome) throw error;
      if (outcome === 'rules_changed' || plans.length === 1) return plans.map(() => outcome);
    }
    const outcomes: BookingOutcome[] = [];
    for (const plan of plans) outcomes.push(...(await this.bookAll([plan])));
    return outcomes;
  }

  private async bookTogether(plans: readonly SeatPlan[]): Promise<BookingOutcome[]> {
    const [row] = await inTrace(this.sql, (sql) => sql.query(BOOK, bookingParameters(plans)));
    const booked = new Set(row!.booked);
    if (booked.size > 0) this.notifier.notify();
    return plans.map(({ registration }) => (booked.has(registration.id) ? 'booked' : 'already_registered'));
  }
}

type Owner = Parameters<SeatsToBook['made']>[0];

/** Outcomes when others were faster, by SQLSTATE: those that `book_seats` raises, and that of the unique key. */
const OUTCOMES: typeof OUTCOME_OF = { ...OUTCOME_OF, '23505': 'already_registered' };

/** Books one plan by `book_seats`, within a transaction. Keys are stored with the registrations they have made. */
export class PostgresSeatsToBook implements SeatsToBook {
  constructor(private readonly sql: Sql) {}

  async made({ workspaceId, mode }: Owner, key: string, now: Date) {
    const where = { workspaceId, mode, idempotencyKey: key, createdAt: MoreThan(keysExpiredUntil(now)) };
    const row = await this.sql.repository(registrationEntity).findOne({ where, select: { id: true, fingerprint: true } });
    return row ? { registrationId: row.id, fingerprint: row.fingerprint! } : undefined;
  }

  async book(plan: SeatPlan, key?: RequestKey): Promise<void> {
    try {
      const [row] = await this.sql.query(BOOK, bookingParameters([plan]));
      if (row!.booked.length === 0) throw new NotBooked('already_registered');
      if (key) await this.keep(plan, key);
    } catch (error) {
      const outcome = OUTCOMES[(error as { code?: string }).code ?? ''];
      throw outcome ? new NotBooked(outcome) : error;
    }
    noteFacts(this.sql);
  }

  private async keep({ registration: { workspaceId, mode, id, createdAt } }: SeatPlan, { key, fingerprint }: RequestKey): Promise<void> {
    const isForgotten = { workspaceId, mode, idempotencyKey: key, createdAt: LessThanOrEqual(keysExpiredUntil(createdAt)) };
    await this.sql.repository(registrationEntity).update(isForgotten, cleared({ idempotencyKey: undefined, fingerprint: undefined }));
    await this.sql.repository(registrationEntity).update({ workspaceId, mode, id }, { idempotencyKey: key, fingerprint });
  }
}
