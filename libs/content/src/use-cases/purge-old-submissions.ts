import { inBatches, type Clock } from '@svc/kernel';
import type { SubmissionList } from '../ports/submission-list';
import type { DeleteSubmission } from './delete-submission';

/** Few enough for a short transaction. */
const AT_A_TIME = 100;

/** Forgets submissions, with their files, after as many days as their workspace keeps them; where it says nothing they stay. */
export class PurgeOldSubmissions {
  constructor(
    private readonly list: Pick<SubmissionList, 'outdated'>,
    private readonly deleteSubmission: Pick<DeleteSubmission, 'purge'>,
    private readonly clock: Clock,
  ) {}

  /** Answers how many. */
  execute(): Promise<number> {
    return inBatches(AT_A_TIME, async (most) => {
      const old = await this.list.outdated(this.clock.now(), most);
      for (const place of new Map(old.map(({ workspaceId, mode }) => [`${workspaceId} ${mode}`, { workspaceId, mode }])).values()) {
        const sent = old.filter(({ workspaceId, mode }) => workspaceId === place.workspaceId && mode === place.mode);
        await this.deleteSubmission.purge(sent, place);
      }
      return old.length;
    });
  }
}
