import { keysForgottenUntil } from '@svc/contracts';
import { NotBooked, type RequestKey, type SeatPlan, type SeatsToBook } from '@svc/registration';
import type { EntityManager } from 'typeorm';
import { noteFacts } from '../outbox';
import { BOOK, bookingParameters, OUTCOME_OF } from './book-seats';

type Owner = Parameters<SeatsToBook['made']>[0];

/** By what booking fails because others were faster, by its code: as `book_seats` says, or that the key was taken. */
const OUTCOMES: typeof OUTCOME_OF = { ...OUTCOME_OF, '23505': 'already_registered' };

/** Books one plan by `book_seats`, within a transaction. Keys are kept with the registrations they have made. */
export class PostgresSeatsToBook implements SeatsToBook {
  constructor(private readonly manager: EntityManager) {}

  async made({ workspaceId, mode }: Owner, key: string, now: Date) {
    const [row] = await this.manager.query<{ registrationId: string; fingerprint: string }[]>(
      `select id as "registrationId", fingerprint from registration where workspace_id = $1 and mode = $2 and idempotency_key = $3 and created_at > $4`,
      [workspaceId, mode, key, keysForgottenUntil(now)],
    );
    return row;
  }

  async book(plan: SeatPlan, key?: RequestKey): Promise<void> {
    try {
      const [row] = await this.manager.query<{ booked: string[] }[]>(BOOK, bookingParameters([plan]));
      if (row!.booked.length === 0) throw new NotBooked('already_registered');
      if (key) await this.keep(plan, key);
    } catch (error) {
      const outcome = OUTCOMES[(error as { code?: string }).code ?? ''];
      throw outcome ? new NotBooked(outcome) : error;
    }
    noteFacts(this.manager);
  }

  private async keep({ registration: { workspaceId, mode, id, createdAt } }: SeatPlan, { key, fingerprint }: RequestKey): Promise<void> {
    await this.manager.query(
      `update registration set idempotency_key = null, fingerprint = null where workspace_id = $1 and mode = $2 and idempotency_key = $3 and created_at <= $4`,
      [workspaceId, mode, key, keysForgottenUntil(createdAt)],
    );
    await this.manager.query(`update registration set idempotency_key = $4, fingerprint = $5 where workspace_id = $1 and mode = $2 and id = $3`, [
      workspaceId, mode, id, key, fingerprint,
    ]);
  }
}
