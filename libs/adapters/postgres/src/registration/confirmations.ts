import type { FactOf } from '@svc/contracts';
import { Confirmations, TextCountries } from '@svc/registration';
import type { DataSource } from 'typeorm';
import type { OutboxNotifier } from '../outbox';
import { readTextRules } from '../text-rules';

/** When registrations were confirmed last, and the fact that asks for it again: one statement. */
export class PostgresConfirmations extends Confirmations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifier: OutboxNotifier,
  ) {
    super();
  }

  async repeat({ id, type, workspaceId, mode, data }: FactOf<'registration.repeated.v1'>, when: { now: Date; notSince: Date }): Promise<boolean> {
    const left = await this.dataSource.query<object[]>(REPEAT, [workspaceId, mode, data.registrationId, when.now, when.notSince, id, type, data]);
    if (left.length > 0) this.notifier.notify();
    return left.length > 0;
  }
}

const REPEAT = `
  with due as (
    update registration set confirmation_at = $4, updated_at = clock_timestamp()
     where workspace_id = $1 and mode = $2 and id = $3 and confirmation_at <= $5
    returning workspace_id, mode
  )
  insert into outbox (id, workspace_id, mode, type, data) select $6::uuid, workspace_id, mode, $7::text, $8::jsonb from due
  returning id`;

/** By the settings of the workspace, and what is known of where it is. */
export class PostgresTextCountries extends TextCountries {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async of(workspaceId: string): Promise<readonly string[]> {
    return (await readTextRules(this.dataSource, workspaceId)).countries;
  }
}
