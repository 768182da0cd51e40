import { NotFound, refOf, type Author, type Mode } from '@svc/kernel';
import type { Submission } from '../domain/submission';
import type { FileStorage } from '../ports/file-storage';
import type { SubmissionList, SubmissionName } from '../ports/submission-list';
import type { SubmissionUnitOfWork } from '../ports/submission-tx';

export interface DeleteSubmissionCommand extends SubmissionName {
  by: Author;
}

/** Forgets what somebody sent by a form, with its files, for good. */
export class DeleteSubmission {
  constructor(
    private readonly list: Pick<SubmissionList, 'find'>,
    private readonly work: SubmissionUnitOfWork,
    private readonly storage: FileStorage,
  ) {}

  /** @throws NotFound */
  async execute({ by, ...name }: DeleteSubmissionCommand): Promise<void> {
    const submission = await this.list.find(name);
    if (!submission) throw new NotFound('submission');
    await this.purge([submission], { ...name, by });
  }

  /** Of one workspace and mode; audited when somebody asks for it. The bytes go first, so that a failure on the way leaves something that can be deleted again. */
  async purge(sent: readonly Submission[], { workspaceId, mode, by }: { workspaceId: string; mode: Mode; by?: Author }): Promise<void> {
    if (sent.length === 0) return;
    for (const { storageKey } of sent.flatMap(({ files }) => files)) await this.storage.remove(storageKey);
    await this.work.run(async ({ submissions, audit }) => {
      await submissions.remove(workspaceId, mode, sent.map(({ id }) => id));
      if (by) await audit.record(workspaceId, by, sent.map(({ id, formSlug }) => ({ action: 'delete', subject: { kind: 'submission', ref: refOf('sub', id), name: formSlug } })));
    });
  }
}
