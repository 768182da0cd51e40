import type { Message, TextCounts, TextLimit, TextRules, TextsBefore } from '@svc/notifications';
import type { EntityManager } from 'typeorm';
import { readTextRules } from '../text-rules';

interface CountsRow {
  toDestination: number;
  waitingForDestination: number;
  ofWorkspace: number;
  waitingForWorkspace: number;
}

/** Counts texts where they are kept: each has the moment from which it counts. */
export class PostgresTextCounts implements TextCounts {
  constructor(private readonly manager: EntityManager) {}

  async hold({ workspaceId, recipient }: Pick<Message, 'workspaceId' | 'recipient'>): Promise<TextRules> {
    await this.manager.query(HOLD, [recipient, workspaceId]);
    return readTextRules(this.manager, workspaceId);
  }

  async before({ workspaceId, id, recipient }: Message, since: Date): Promise<TextsBefore> {
    const [row] = await this.manager.query<CountsRow[]>(BEFORE, [workspaceId, id, recipient, since]);
    const { toDestination, waitingForDestination, ofWorkspace, waitingForWorkspace } = row!;
    return { toDestination: { counted: toDestination, waiting: waitingForDestination }, ofWorkspace: { counted: ofWorkspace, waiting: waitingForWorkspace } };
  }

  async count({ workspaceId, mode, id }: Message, at: Date): Promise<void> {
    await this.manager.query(`update message set counted_at = $4, waits_for = null where workspace_id = $1 and mode = $2 and id = $3`, [workspaceId, mode, id, at]);
  }

  async wait({ workspaceId, mode, id, attempts }: Message, wait: { for: TextLimit; until: Date; reason: string }): Promise<void> {
    await this.manager.query(
      `update message set state = 'due', attempts = attempts - 1, due_at = $5, waits_for = $6, last_error = $7
        where workspace_id = $1 and mode = $2 and id = $3 and state = 'sending' and attempts = $4`,
      [workspaceId, mode, id, attempts, wait.until, wait.for, wait.reason],
    );
  }

  async toldSince(workspaceId: string, since: Date): Promise<boolean> {
    const [row] = await this.manager.query<{ told: boolean }[]>(
      `select exists (select from message where workspace_id = $1 and subject_id = $1 and kind = 'texts_waiting' and created_at > $2) as told`,
      [workspaceId, since],
    );
    return row!.told;
  }
}

/** First the number, then the workspace: everybody waits in this order. */
const HOLD = `
  select pg_advisory_xact_lock(hashtextextended($1::text, 107)), pg_advisory_xact_lock(hashtextextended($2::uuid::text, 107))`;

const BEFORE = `
  select (select count(*)::integer from message where recipient = $3 and counted_at > $4 and id <> $2) as "toDestination",
         (select count(*)::integer from message where recipient = $3 and waits_for is not null and id < $2) as "waitingForDestination",
         (select count(*)::integer from message where workspace_id = $1 and counted_at > $4 and id <> $2) as "ofWorkspace",
         (select count(*)::integer from message where workspace_id = $1 and waits_for = 'workspace' and id < $2) as "waitingForWorkspace"`;
