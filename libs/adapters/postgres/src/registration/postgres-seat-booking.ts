import { SeatBooking, type BookingOutcome, type SeatPlan } from '@svc/registration';
import type { DataSource } from 'typeorm';
import type { OutboxNotifier } from '../outbox';
import { BOOK, bookingParameters, OUTCOME_OF } from './book-seats';
import { MicroBatchers } from '../micro-batcher';

/** What a lock that two bookings wait for crosswise ends with. */
const DEADLOCK = '40P01';

/** Transactions of one process that book for one event at once, and plans that go into one: more only make the lock's owner wait. */
const LIMITS = { trips: 2, items: 32 };

/**
 * Books in one round trip, which is one transaction: the function `book_seats`. Plans by the same rules that come while
 * others are being booked go together, so that a hot ticket type is not limited to one guest for each commit.
 */
export class PostgresSeatBooking extends SeatBooking {
  private readonly batchers = new MicroBatchers((plans: readonly SeatPlan[]) => this.bookAll(plans), LIMITS);

  constructor(
    private readonly dataSource: DataSource,
    private readonly notifier: OutboxNotifier,
  ) {
    super();
  }

  book(plan: SeatPlan): Promise<BookingOutcome> {
    const { workspaceId, mode, eventId } = plan.registration;
    return this.batchers.add([workspaceId, mode, eventId, plan.eventVersion].join(' '), plan);
  }

  /** Books those that can be booked. Where not all of them fit, each is tried by itself, in turn. */
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
    const [row] = await this.dataSource.query<{ booked: string[] }[]>(BOOK, bookingParameters(plans));
    const booked = new Set(row!.booked);
    if (booked.size > 0) this.notifier.notify();
    return plans.map(({ registration }) => (booked.has(registration.id) ? 'booked' : 'already_registered'));
  }
}
