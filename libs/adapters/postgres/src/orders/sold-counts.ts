import type { FreedMove, Order, SoldCounts } from '@svc/orders';
import type { EntityManager } from 'typeorm';

/** Counters of what is on sale again, within one transaction; locked in the order in which buying locks them. */
export class PostgresSoldCounts implements SoldCounts {
  constructor(private readonly manager: EntityManager) {}

  async giveBack({ workspaceId, checkoutId }: Pick<Order, 'workspaceId' | 'checkoutId'>, moves: readonly FreedMove[]): Promise<void> {
    if (moves.length === 0) return;
    const parameters = [workspaceId, JSON.stringify(moves)];
    await this.manager.query(`select lock_counters($1, 'live', '{}', $2::jsonb)`, parameters);
    await this.manager.query(GIVE_BACK, [...parameters, checkoutId ?? null]);
  }
}

/** What the checkout's holds do not tell of was never counted; an order without holds came otherwise. Never below nothing. */
const GIVE_BACK = `
  with sold as (
    select kind, subject_id, start_at from hold where workspace_id = $1 and mode = 'live' and checkout_id = $3::uuid and state = 'converted'
  ),
  freed as (
    select kind, "subjectId" as subject_id, "startAt" as start_at, count
      from jsonb_to_recordset($2::jsonb) as move (kind text, "subjectId" uuid, "startAt" timestamptz, count integer)
     where not exists (select from sold)
        or (kind, "subjectId", coalesce("startAt", 'epoch')) in (select kind, subject_id, start_at from sold)
  ),
  slots as (
    update slot_counter c set sold = greatest(0, c.sold - freed.count)
      from freed
     where freed.kind = 'slot' and c.workspace_id = $1 and c.variant_id = freed.subject_id and c.start_at = freed.start_at
  )
  update counter c set sold = greatest(0, c.sold - freed.count)
    from freed
   where freed.kind <> 'slot' and c.workspace_id = $1 and c.kind = freed.kind and c.subject_id = freed.subject_id`;
