import { DomainError, type RealClock } from '@svc/kernel';
import { type Removal, NotRemovable, refuseRemoval } from '../domain/removal';
import type { AccessUnitOfWork } from '../ports/access-tx';
import type { AccessLog } from '../ports/key-directory';
import type { RemovedRows } from '../ports/removals';

/** Time after which every process has forgotten the keys of a removed workspace, ms. */
const SETTLED_MS = 3_000;
const ROWS_AT_A_TIME = 1_000;
const FILES_AT_A_TIME = 50;
/** Transactions of one run, so that other tasks get their turn. */
const BATCHES_OF_A_RUN = 50;

/** Deletes stored files by their names; a missing one is no error. */
export interface FileRemover {
  remove(name: string): Promise<void>;
}

/**
 * Deletes what removed workspaces stored (D-159): files, then rows, a thousand in each transaction, at last the workspace itself. A run does
 * a bounded part of the oldest removal; a process that is killed leaves the rest to the next run.
 */
export class DeleteRemovedWorkspaces {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly rows: RemovedRows,
    private readonly files: FileRemover,
    private readonly clock: RealClock,
    private readonly log: AccessLog,
    private readonly batches = BATCHES_OF_A_RUN,
  ) {}

  /** Returns the number of files and rows that it deleted. */
  async execute(): Promise<number> {
    const removal = await this.rows.next(new Date(this.clock.now().getTime() - SETTLED_MS));
    if (!removal) return 0;
    if (!removal.startedAt && !(await this.begin(removal))) return 0;
    const { workspaceId } = removal;
    const run = { deleted: 0, left: this.batches };
    await this.deleteFiles(workspaceId, run);
    for (const table of await this.rows.tables()) await this.deleteRows(workspaceId, table, run);
    if (run.deleted === 0 && run.left > 0) await this.rows.finish(workspaceId, this.clock.now());
    return run.deleted;
  }

  /** Decides once more, since a request that was under way may have sold something meanwhile; returns false when it has. */
  private async begin({ workspaceId, slug }: Removal): Promise<boolean> {
    try {
      await this.unitOfWork.run(async ({ workspaces, removals }) => {
        const workspace = await workspaces.lock(workspaceId);
        if (workspace) refuseRemoval(workspace, await removals.findings(workspaceId), this.clock.now());
        await removals.begin(workspaceId, this.clock.now());
      });
      return true;
    } catch (error) {
      if (!(error instanceof NotRemovable)) throw error;
      await this.withdraw(workspaceId, slug, error);
      return false;
    }
  }

  private async withdraw(workspaceId: string, slug: string, reason: DomainError): Promise<void> {
    await this.unitOfWork.run(({ removals }) => removals.withdraw(workspaceId));
    this.log.warn(`The removal of the workspace ${slug} is withdrawn: something was sold or booked while it was requested.`, reason);
  }

  private async deleteFiles(workspaceId: string, run: Run): Promise<void> {
    while (run.left > 0) {
      const page = await this.rows.files(workspaceId, FILES_AT_A_TIME);
      if (page.length === 0) return;
      for (const name of page.flatMap(({ names }) => names)) await this.files.remove(name);
      await this.rows.dropFiles(workspaceId, page);
      run.deleted += page.length;
      run.left -= 1;
    }
  }

  private async deleteRows(workspaceId: string, table: string, run: Run): Promise<void> {
    for (let place: { table: string; after?: readonly string[] } | undefined = { table }; place && run.left > 0; ) {
      const { rows, next }: Awaited<ReturnType<RemovedRows['remove']>> = await this.rows.remove(workspaceId, place, ROWS_AT_A_TIME);
      run.deleted += rows;
      if (rows > 0) run.left -= 1;
      place = next;
    }
  }
}

interface Run {
  deleted: number;
  /** Transactions that the run may still make. */
  left: number;
}
