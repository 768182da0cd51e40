import { NotFound, refOf, type Author } from '@svc/kernel';
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

  /**
   * The bytes go first, so that a failure on the way leaves something that can be deleted again.
   * @throws NotFound
   */
  async execute({ by, ...name }: DeleteSubmissionCommand): Promise<void> {
    const submission = await this.list.find(name);
    if (!submission) throw new NotFound('submission');
    for (const { storageKey } of submission.files) await this.storage.remove(storageKey);
    await this.work.run(async ({ submissions, audit }) => {
      await submissions.remove(name.workspaceId, name.mode, name.id);
      await audit.record(name.workspaceId, by, [{ action: 'delete', subject: { kind: 'submission', ref: refOf('sub', name.id), name: submission.formSlug } }]);
    });
  }
}
