import type { EarlierSubmission, Sending, Submission, SubmissionStore, SubmissionTx } from '@svc/content';
import { keysForgottenUntil } from '@svc/contracts';
import type { IdGenerator, Mode } from '@svc/kernel';
import { In, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../audit';
import { PostgresOutbox } from '../outbox';
import { cleared, insertUnlessThere } from '../rows/row-writes';
import { formFileUsageEntity, submissionEntity } from './content.entities';

export function bindSubmissionTx(manager: EntityManager, ids: IdGenerator): SubmissionTx {
  return { submissions: new PostgresSubmissionStore(manager), outbox: new PostgresOutbox(manager), audit: new PostgresAuditTrail(manager, ids) };
}

class PostgresSubmissionStore implements SubmissionStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(submission: Submission, sending?: Sending): Promise<EarlierSubmission | undefined> {
    if (!sending) {
      await this.manager.insert(submissionEntity, { ...submission });
      return undefined;
    }
    const { workspaceId, mode, submittedAt } = submission;
    const { key: sendingKey, fingerprint } = sending;
    await this.manager.update(submissionEntity, { workspaceId, mode, sendingKey, submittedAt: LessThanOrEqual(keysForgottenUntil(submittedAt)) }, cleared({ sendingKey: undefined, fingerprint: undefined }));
    if (await insertUnlessThere(this.manager, submissionEntity, { ...submission, sendingKey, fingerprint })) return undefined;
    const earlier = await this.sentAs(submission, sendingKey, submittedAt);
    if (!earlier) throw new Error('What was kept under this key was deleted at the same moment.');
    return earlier;
  }

  async sentAs({ workspaceId, mode }: Pick<Submission, 'workspaceId' | 'mode'>, sendingKey: string, now: Date): Promise<EarlierSubmission | undefined> {
    const rows = this.manager.createQueryBuilder(submissionEntity, 'sent').addSelect('sent.fingerprint');
    const row = await rows.where({ workspaceId, mode, sendingKey, submittedAt: MoreThan(keysForgottenUntil(now)) }).getOne();
    if (!row) return undefined;
    const { fingerprint, sendingKey: _, ...submission } = row;
    return { submission, fingerprint: fingerprint! };
  }

  async fileBytes(workspaceId: string): Promise<number> {
    const usage = await this.manager.findOneBy(formFileUsageEntity, { workspaceId });
    return usage?.bytes ?? 0;
  }

  async noteFull(workspaceId: string, now: Date): Promise<boolean> {
    const told = await this.manager.query<unknown[]>(NOTE_FULL, [workspaceId, now]);
    return told.length > 0;
  }

  async remove(workspaceId: string, mode: Mode, ids: readonly string[]): Promise<void> {
    await this.manager.delete(submissionEntity, { workspaceId, mode, id: In([...ids]) });
  }
}

/** By hand: whether it was told is decided by the statement that notes it. */
const NOTE_FULL = `
  insert into form_file_usage as usage (workspace_id, bytes, told_full_at) values ($1, 0, $2)
  on conflict (workspace_id) do update set told_full_at = excluded.told_full_at
   where usage.told_full_at is null or usage.told_full_at <= excluded.told_full_at - interval '24 hours'
  returning 1`;
