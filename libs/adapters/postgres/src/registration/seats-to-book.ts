import { keysForgottenUntil } from '@svc/contracts';
import { NotBooked, type RequestKey, type SeatPlan, type SeatsToBook } from '@svc/registration';
import { LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { noteFacts } from '../outbox';
import { cleared } from '../rows/row-writes';
import { registrationEntity } from './registration.entities';
import { BOOK, bookingParameters, OUTCOME_OF } from './book-seats';

type Owner = Parameters<SeatsToBook['made']>[0];

/** By what booking fails because others were faster, by its code: as `book_seats` says, or that the key was taken. */
const OUTCOMES: typeof OUTCOME_OF = { ...OUTCOME_OF, '23505': 'already_registered' };

/** Books one plan by `book_seats`, within a transaction. Keys are kept with the registrations they have made. */
export class PostgresSeatsToBook implements SeatsToBook {
  constructor(private readonly manager: EntityManager) {}

  async made({ workspaceId, mode }: Owner, key: string, now: Date) {
    const where = { workspaceId, mode, idempotencyKey: key, createdAt: MoreThan(keysForgottenUntil(now)) };
    const row = await this.manager.findOne(registrationEntity, { where, select: { id: true, fingerprint: true } });
    return row ? { registrationId: row.id, fingerprint: row.fingerprint! } : undefined;
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
    const isForgotten = { workspaceId, mode, idempotencyKey: key, createdAt: LessThanOrEqual(keysForgottenUntil(createdAt)) };
    await this.manager.update(registrationEntity, isForgotten, cleared({ idempotencyKey: undefined, fingerprint: undefined }));
    await this.manager.update(registrationEntity, { workspaceId, mode, id }, { idempotencyKey: key, fingerprint });
  }
}
