import type { Submission, SubmissionStore, SubmissionTx } from '@svc/content';
import type { IdGenerator, Mode } from '@svc/kernel';
import { In, type EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../audit';
import { PostgresOutbox } from '../outbox';
import { submissionEntity } from './submission.entity';

export function bindSubmissionTx(manager: EntityManager, ids: IdGenerator): SubmissionTx {
  return { submissions: new PostgresSubmissionStore(manager), outbox: new PostgresOutbox(manager), audit: new PostgresAuditTrail(manager, ids) };
}

class PostgresSubmissionStore implements SubmissionStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(submission: Submission): Promise<void> {
    await this.manager.insert(submissionEntity, { ...submission });
  }

  async remove(workspaceId: string, mode: Mode, ids: readonly string[]): Promise<void> {
    await this.manager.delete(submissionEntity, { workspaceId, mode, id: In([...ids]) });
  }
}
