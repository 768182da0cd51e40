import type { Author, Mode } from '@svc/kernel';
import type { SubmissionList } from '../ports/submission-list';
import type { DeleteSubmission } from './delete-submission';

export interface PurgeSubmissionsCommand {
  workspaceId: string;
  mode: Mode;
  /** Normalised. */
  email: string;
  by: Author;
}

/** Forgets all that one e-mail sent by forms, with its files, for good. After a failure on the way it can be done again. */
export class PurgeSubmissions {
  constructor(
    private readonly list: Pick<SubmissionList, 'sentBy'>,
    private readonly deleteSubmission: Pick<DeleteSubmission, 'purge'>,
  ) {}

  async execute({ workspaceId, mode, email, by }: PurgeSubmissionsCommand): Promise<void> {
    const sent = await this.list.sentBy(workspaceId, mode, email);
    await this.deleteSubmission.purge(sent, { workspaceId, mode, by });
  }
}
