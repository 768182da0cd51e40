import { type Author, type Clock, inBatches, type Mode, NotFound, refOf } from '@svc/kernel';
import type { Submission } from '../domain/submission';
import type { FileStorage } from '../ports/file-storage';
import type { SenderName, SubmissionList, SubmissionName, SubmissionUnitOfWork } from '../ports/submission-tx';

export interface DeleteSubmissionCommand extends SubmissionName {
  by: Author;
}

/** Deletes a submission permanently, with its files. */
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

  /**
   * Deletes submissions of one workspace and mode; records it in the audit log when a person asks for it. The bytes go first, so that a
   * failure midway leaves a submission that can be deleted again.
   */
  async purge(sent: readonly Submission[], { workspaceId, mode, by }: { workspaceId: string; mode: Mode; by?: Author }): Promise<void> {
    if (sent.length === 0) return;
    for (const { storageKey } of sent.flatMap(({ files }) => files)) await this.storage.remove(storageKey);
    await this.work.run(async ({ submissions, audit }) => {
      await submissions.remove(
        workspaceId,
        mode,
        sent.map(({ id }) => id),
      );
      if (by)
        await audit.record(
          workspaceId,
          by,
          sent.map(({ id, formSlug }) => ({ action: 'delete', subject: { kind: 'submission', ref: refOf('sub', id), name: formSlug } })),
        );
    });
  }
}

/** Few enough for a short transaction. */
const AT_A_TIME = 100;

/** Deletes submissions, with their files, after the retention days of their workspace; without that setting they stay. */
export class PurgeOldSubmissions {
  constructor(
    private readonly list: Pick<SubmissionList, 'expired'>,
    private readonly deleteSubmission: Pick<DeleteSubmission, 'purge'>,
    private readonly clock: Clock,
  ) {}

  /** Returns the number of deleted submissions. */
  execute(): Promise<number> {
    return inBatches(AT_A_TIME, async (most) => {
      const old = await this.list.expired(this.clock.now(), most);
      for (const owner of new Map(old.map(({ workspaceId, mode }) => [`${workspaceId} ${mode}`, { workspaceId, mode }])).values()) {
        const sent = old.filter(({ workspaceId, mode }) => workspaceId === owner.workspaceId && mode === owner.mode);
        await this.deleteSubmission.purge(sent, owner);
      }
      return old.length;
    });
  }
}

/** Files that a person sent by forms. Their submissions are deleted with the person. */
export class FilesOfSender {
  constructor(
    private readonly list: Pick<SubmissionList, 'sentBy'>,
    private readonly storage: FileStorage,
  ) {}

  /** Returns the storage keys of the files of all submissions of a person. */
  async find({ workspaceId, mode, ...sender }: SenderName & { workspaceId: string; mode: Mode }): Promise<string[]> {
    const sent = await this.list.sentBy(workspaceId, mode, sender);
    return sent.flatMap(({ files }) => files).map(({ storageKey }) => storageKey);
  }

  /** Deletes files permanently. After a failure midway it can be repeated. */
  async remove(storageKeys: readonly string[]): Promise<void> {
    for (const storageKey of storageKeys) await this.storage.remove(storageKey);
  }
}
