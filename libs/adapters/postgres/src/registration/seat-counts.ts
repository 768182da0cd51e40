import type { SeatCounts } from '@svc/registration';
import type { CounterMove } from '@svc/ticketing';
import type { EntityManager } from 'typeorm';

/** Counters of what comes free, within one transaction; locked in the order in which bookings lock them. */
export class PostgresSeatCounts implements SeatCounts {
  constructor(private readonly manager: EntityManager) {}

  async giveBack(workspaceId: string, moves: readonly CounterMove[]): Promise<void> {
    if (moves.length > 0) await this.manager.query(GIVE_BACK, [workspaceId, JSON.stringify(moves)]);
  }
}

const GIVE_BACK = `
  with locked as (
    select kind, subject_id, move.count
      from counter join jsonb_to_recordset($2::jsonb) as move (kind text, "subjectId" uuid, count integer) using (kind)
     where workspace_id = $1 and subject_id = "subjectId"
     order by subject_id
       for update of counter
  )
  update counter set sold = sold - locked.count
    from locked
   where counter.workspace_id = $1 and counter.kind = locked.kind and counter.subject_id = locked.subject_id`;
