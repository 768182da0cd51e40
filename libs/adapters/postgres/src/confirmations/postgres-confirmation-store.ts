import type { Confirmation, ConfirmationStore, ConfirmationSubject } from '@svc/contracts';
import { MoreThan } from 'typeorm';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { isBefore, ownerIn } from '../work/database-clock';
import { cleared, purging } from '../rows/row-writes';
import { confirmationEntity } from './confirmation.entity';

/** Confirmations within one transaction. */
export class PostgresConfirmationStore implements ConfirmationStore {
  constructor(private readonly sql: Sql) {}

  since({ workspaceId, mode, purpose, subjectId }: ConfirmationSubject, since: Date): Promise<Confirmation[]> {
    return this.sql.repository(confirmationEntity).find({
      where: { workspaceId, mode, purpose, subjectId, createdAt: MoreThan(since) },
      order: { createdAt: 'desc', id: 'desc' },
    });
  }

  async add(confirmation: Confirmation): Promise<void> {
    await this.sql.repository(confirmationEntity).insert(confirmation);
  }

  async update({ workspaceId, mode, id, guesses, endedAt }: Confirmation): Promise<void> {
    await this.sql.repository(confirmationEntity).update({ workspaceId, mode, id }, cleared({ guesses, endedAt }));
  }

  purge(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE, [before, most]);
  }
}

const PURGE = statement(
  'confirmations.purge',
)`${purging(confirmationEntity, isBefore('created_at', '$1::timestamptz', ownerIn('confirmation')), 'created_at')}`;
