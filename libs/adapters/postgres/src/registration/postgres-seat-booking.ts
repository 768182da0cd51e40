import { SeatBooking, type BookingOutcome, type SeatPlan } from '@svc/registration';
import type { DataSource } from 'typeorm';
import type { OutboxBell } from '../outbox';

/** What `book_seats` raises, and what a lock that two bookings wait for crosswise ends with. */
const OUTCOME_OF: Readonly<Record<string, BookingOutcome | undefined>> = { BK001: 'rules_changed', BK002: 'sold_out' };
const DEADLOCK = '40P01';

/** Books in one round trip, which is one transaction: the function `book_seats`. */
export class PostgresSeatBooking extends SeatBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bell: OutboxBell,
  ) {
    super();
  }

  async book(plan: SeatPlan): Promise<BookingOutcome> {
    try {
      return await this.bookOnce(plan);
    } catch (error) {
      if (codeOf(error) === DEADLOCK) return this.book(plan);
      throw error;
    }
  }

  private async bookOnce(plan: SeatPlan): Promise<BookingOutcome> {
    try {
      const [row] = await this.dataSource.query<{ booked: string[] }[]>(BOOK, parametersOf(plan));
      if (row!.booked.length === 0) return 'already_registered';
      this.bell.ring();
      return 'booked';
    } catch (error) {
      const outcome = OUTCOME_OF[codeOf(error) ?? ''];
      if (outcome) return outcome;
      throw error;
    }
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code;
}

const BOOK = `select book_seats($1, $2, $3, $4, $5) as booked`;

function parametersOf({ registration, guestKey, eventVersion, moves, fact }: SeatPlan): unknown[] {
  const { workspaceId, mode, id, eventId, contact, seats, ...facts } = registration;
  const batch = {
    registrations: [{ id, guestKey, ...contact, ...facts }],
    seats: seats.map((seat) => ({ registrationId: id, ...seat })),
    facts: [fact],
    moves: moves.map((move) => ({ registrationId: id, ...move })),
  };
  return [workspaceId, mode, eventId, eventVersion, JSON.stringify(batch)];
}
