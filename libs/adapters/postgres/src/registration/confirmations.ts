import type { FactOf, KnownFact } from '@svc/contracts';
import { Confirmations, type RepeatTimes, TextCountries } from '@svc/registration';
import type { Sql } from '../work/sql';
import type { OutboxNotifier } from '../outbox';
import { readTextRules } from '../access/text-rules';
import { type Statement, statement } from '../work/statement';

/** Moments of the last confirmations of registrations, or of given tickets, and the fact that requests another: one statement. */
export class PostgresConfirmations extends Confirmations {
  constructor(
    private readonly sql: Sql,
    private readonly notifier: OutboxNotifier,
  ) {
    super();
  }

  repeat(fact: FactOf<'registration.repeated.v1'>, when: RepeatTimes): Promise<boolean> {
    return this.leaveFact(REPEAT, fact.data.registrationId, fact, when);
  }

  repeatToHolder(fact: FactOf<'ticket.repeated.v1'>, when: RepeatTimes): Promise<boolean> {
    return this.leaveFact(REPEAT_TO_HOLDER, fact.data.attendeeId, fact, when);
  }

  private async leaveFact(
    repeat: Statement<object>,
    subjectId: string,
    { id, type, workspaceId, mode, data }: KnownFact,
    when: RepeatTimes,
  ): Promise<boolean> {
    const left = await this.sql.execute(repeat, [workspaceId, mode, subjectId, when.now, when.notSince, id, type, data]);
    if (left > 0) this.notifier.notify();
    return left > 0;
  }
}

const leaveDueFact = (due: string) => `
  with due as (${due} returning workspace_id, mode)
  insert into outbox (id, workspace_id, mode, type, data) select $6::uuid, workspace_id, mode, $7::text, $8::jsonb from due
  returning id`;

const REPEAT = statement('registration.repeat')`${leaveDueFact(`
    update registration set confirmation_at = $4, updated_at = real_now()
     where workspace_id = $1 and mode = $2 and id = $3 and confirmation_at <= $5`)}`;

/** SQL for the holder of a given ticket, who was mailed it then. */
const REPEAT_TO_HOLDER = statement('registration.repeat_to_holder')`${leaveDueFact(`
    update attendee set confirmation_at = $4, updated_at = real_now()
     where workspace_id = $1 and mode = $2 and id = $3 and greatest(given_at, confirmation_at) <= $5 and given_at is not null`)}`;

/** Countries for texts, by the settings of the workspace and its known location. */
export class PostgresTextCountries extends TextCountries {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(workspaceId: string): Promise<readonly string[]> {
    return (await readTextRules(this.sql, workspaceId)).countries;
  }
}
