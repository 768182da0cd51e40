import type { FreedMove, Order, SoldCounts } from '@svc/orders';
import type { EntityManager } from 'typeorm';

/** Counters, by hand, of what is on sale again, within one transaction; locked in the order in which buying locks them. */
export class PostgresSoldCounts implements SoldCounts {
  constructor(private readonly manager: EntityManager) {}

  async giveBack({ workspaceId, checkoutId }: Pick<Order, 'workspaceId' | 'checkoutId'>, moves: readonly FreedMove[]): Promise<void> {
    if (moves.length === 0) return;
    const parameters = [workspaceId, JSON.stringify(moves)];
    await this.manager.query(`select lock_counters($1, 'live', '{}', $2::jsonb)`, parameters);
    await this.manager.query(GIVE_BACK, [...parameters, checkoutId ?? null]);
  }
}

/**
 * What the checkout's holds do not tell of was never counted; an order without holds came otherwise. Never below nothing. Holds
 * tell from then on what is still sold, so that counters can be compared with them (ADR 0008).
 */
const GIVE_BACK = `
  with taken as (
    select kind, subject_id, start_at, state from hold where workspace_id = $1 and mode = 'live' and checkout_id = $3::uuid
  ),
  freed as (
    select kind, "subjectId" as subject_id, "startAt" as start_at, count
      from jsonb_to_recordset($2::jsonb) as move (kind text, "subjectId" uuid, "startAt" timestamptz, count integer)
     where not exists (select from taken)
        or (kind, "subjectId", coalesce("startAt", 'epoch'), 'converted') in (select kind, subject_id, start_at, state from taken)
  ),
  holds as (
    update hold h set state = case when h.count > freed.count then h.state else 'released' end, count = case when h.count > freed.count then h.count - freed.count else h.count end
      from freed
     where h.workspace_id = $1 and h.mode = 'live' and h.checkout_id = $3::uuid and h.kind = freed.kind and h.subject_id = freed.subject_id
       and h.start_at = coalesce(freed.start_at, 'epoch')
  ),
  uses as (
    delete from discount_use u using freed
     where freed.kind = 'discount_code' and u.workspace_id = $1 and u.mode = 'live' and u.checkout_id = $3::uuid and u.code_id = freed.subject_id
  ),
  slots as (
    update slot_counter c set sold = greatest(0, c.sold - freed.count)
      from freed
     where freed.kind = 'slot' and c.workspace_id = $1 and c.variant_id = freed.subject_id and c.start_at = freed.start_at
  )
  update counter c set sold = greatest(0, c.sold - freed.count)
    from freed
   where freed.kind <> 'slot' and c.workspace_id = $1 and c.kind = freed.kind and c.subject_id = freed.subject_id`;
