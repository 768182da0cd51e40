import type { FactOf, KnownFact } from '@svc/contracts';
import { Confirmations, type RepeatTimes, TextCountries } from '@svc/registration';
import type { DataSource } from 'typeorm';
import type { OutboxNotifier } from '../outbox';
import { readTextRules } from '../access/text-rules';

/** When registrations were confirmed last, or the tickets that were given, and the fact that asks for it again: one statement. */
export class PostgresConfirmations extends Confirmations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifier: OutboxNotifier,
  ) {
    super();
  }

  repeat(fact: FactOf<'registration.repeated.v1'>, when: RepeatTimes): Promise<boolean> {
    return this.leave(REPEAT, fact.data.registrationId, fact, when);
  }

  repeatToHolder(fact: FactOf<'ticket.repeated.v1'>, when: RepeatTimes): Promise<boolean> {
    return this.leave(REPEAT_TO_HOLDER, fact.data.attendeeId, fact, when);
  }

  private async leave(
    statement: string,
    subjectId: string,
    { id, type, workspaceId, mode, data }: KnownFact,
    when: RepeatTimes,
  ): Promise<boolean> {
    const left = await this.dataSource.query<object[]>(statement, [workspaceId, mode, subjectId, when.now, when.notSince, id, type, data]);
    if (left.length > 0) this.notifier.notify();
    return left.length > 0;
  }
}

const leaveDue = (due: string) => `
  with due as (${due} returning workspace_id, mode)
  insert into outbox (id, workspace_id, mode, type, data) select $6::uuid, workspace_id, mode, $7::text, $8::jsonb from due
  returning id`;

const REPEAT = leaveDue(`
    update registration set confirmation_at = $4, updated_at = clock_timestamp()
     where workspace_id = $1 and mode = $2 and id = $3 and confirmation_at <= $5`);

/** Who was given a ticket was mailed it then. */
const REPEAT_TO_HOLDER = leaveDue(`
    update attendee set confirmation_at = $4, updated_at = clock_timestamp()
     where workspace_id = $1 and mode = $2 and id = $3 and greatest(given_at, confirmation_at) <= $5 and given_at is not null`);

/** By the settings of the workspace, and what is known of where it is. */
export class PostgresTextCountries extends TextCountries {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async of(workspaceId: string): Promise<readonly string[]> {
    return (await readTextRules(this.dataSource, workspaceId)).countries;
  }
}
