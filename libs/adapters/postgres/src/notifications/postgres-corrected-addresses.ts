import type { AddressCorrection, CorrectedAddresses } from '@svc/contracts';
import { CORRECTED_MESSAGE_KIND, MERCHANT_MESSAGE_KINDS, notificationJob, type PlannedMessage } from '@svc/notifications';
import type { Sql } from '../work/sql';
import { noteJobs } from '../work/committed-jobs';
import { statement } from '../work/statement';
import { hasMode, lookup, THIS_WORKSPACE } from '../rows/by-key';
import { PostgresMessagePlan } from './postgres-message-plan';

/** Messages to corrected addresses, within one transaction; by hand, since they are found by order, registration and money. */
export class PostgresCorrectedAddresses implements CorrectedAddresses {
  constructor(private readonly sql: Sql) {}

  async redirect({ workspaceId, mode, subjectIds, former, present }: AddressCorrection): Promise<void> {
    await this.sql.execute(REDIRECT, [
      workspaceId,
      mode,
      subjectIds,
      former.recipient,
      present.recipient,
      present.channel,
      MERCHANT_MESSAGE_KINDS,
    ]);
  }

  async notifyFormer({ workspaceId, mode, subjectIds, former }: Omit<AddressCorrection, 'present'>, id: string): Promise<void> {
    if (mode !== 'live') return;
    const [served] = await this.sql.query(LANGUAGE, [workspaceId, mode, subjectIds]);
    const notice: PlannedMessage = {
      workspaceId,
      mode,
      id,
      kind: CORRECTED_MESSAGE_KIND,
      ...former,
      subjectId: workspaceId,
      version: id,
      details: served?.language ? { language: served.language } : {},
    };
    await new PostgresMessagePlan(this.sql).insert([notice]);
    noteJobs(this.sql, notificationJob(notice));
  }
}

/** SQL of the orders, registrations and seats, and of the attempts to pay and refunds of the orders. */
const SUBJECTS = `
  select unnest($3::uuid[])
   union all
  select a.id from checkout c join payment_attempt a on a.workspace_id = c.workspace_id and ${hasMode('a.mode', 'c.mode')} and a.checkout_id = c.id
   where c.workspace_id = $1 and ${hasMode('c.mode', '$2')} and (c.balance_of = any ($3::uuid[]))
   union all
  select a.id from store_order o join payment_attempt a on a.workspace_id = o.workspace_id and ${hasMode('a.mode', 'o.mode')} and a.checkout_id = o.checkout_id
   where o.workspace_id = $1 and o.mode = $2 and o.id = any ($3::uuid[])
   union all
  select f.id from order_refund f where f.workspace_id = $1 and ${hasMode('f.mode', '$2')} and f.order_id = any ($3::uuid[])`;

const REDIRECT = statement('notifications.redirect')`
  update message m set recipient = $5, channel = $6
    from (select distinct own.id, $2::text as mode
            from (${SUBJECTS}) as subject (id) cross join ${lookup('message', `workspace_id = ${THIS_WORKSPACE} and subject_id = subject.id`)} own
          offset 0) theirs
   where m.workspace_id = $1 and m.mode = theirs.mode and m.id = theirs.id and (m.state = 'due') is true
     and lower(btrim(m.recipient)) = lower(btrim($4)) and m.kind <> all ($7::text[])`;

const LANGUAGE = statement<{ language: string | null }>('notifications.language_of')`
  select c.language from store_order o cross join ${lookup('checkout', 'workspace_id = o.workspace_id and mode = o.mode and id = o.checkout_id')} c
   where o.workspace_id = $1 and o.mode = $2 and o.id = any ($3::uuid[])
   union all
  select r.language from registration r where r.workspace_id = $1 and r.mode = $2 and r.id = any ($3::uuid[])`;
