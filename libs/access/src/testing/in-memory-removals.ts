import { type Removal, type RemovalCounts, type RemovalFindings, REMOVED_THINGS } from '../domain/removal';
import { RemovalList, type RemovedFiles, RemovedRows, type RemovalStore, type RowPlace } from '../ports/removals';

const NO_COUNTS = Object.fromEntries(REMOVED_THINGS.map((thing) => [thing, 0])) as RemovalCounts;

/** In-memory removals of workspaces, with rows and files that tests give. */
export class InMemoryRemovals extends RemovedRows {
  readonly removed = new Map<string, Removal>();
  /** Facts of every workspace. */
  facts: RemovalFindings = { hasLive: false, underWay: [] };
  /** Rows of every removed workspace by their table, in the order of deletion. */
  readonly rows = new Map<string, number>();
  uploads: RemovedFiles[] = [];

  readonly store: RemovalStore = {
    find: async (workspaceId) => this.removed.get(workspaceId),
    findings: async () => this.facts,
    counts: async () => NO_COUNTS,
    insert: async (removal) => void this.removed.set(removal.workspaceId, removal),
    begin: async (workspaceId, startedAt) => {
      const totalRows = [...this.rows.values()].reduce((sum, rows) => sum + rows, 0);
      this.change(workspaceId, { startedAt, totalRows });
      return totalRows;
    },
    withdraw: async (workspaceId) => void this.removed.delete(workspaceId),
  };

  readonly list: RemovalList = {
    find: async (wanted) =>
      [...this.removed.values()].find(({ workspaceId, slug }) =>
        'id' in wanted ? workspaceId === wanted.id : slug === wanted.slug.toLowerCase(),
      ),
  };

  hasSlug(wanted: string): boolean {
    return [...this.removed.values()].some(({ slug }) => slug === wanted);
  }

  override async next(before: Date): Promise<Removal | undefined> {
    return [...this.removed.values()].find(({ requestedAt, finishedAt }) => !finishedAt && requestedAt! <= before);
  }

  override async files(_: string, most: number): Promise<RemovedFiles[]> {
    return this.uploads.slice(0, most);
  }

  override async dropFiles(workspaceId: string, files: readonly RemovedFiles[]): Promise<void> {
    this.uploads = this.uploads.filter((each) => !files.includes(each));
    this.noteRows(workspaceId, files.length);
  }

  override async tables(): Promise<string[]> {
    return [...this.rows.keys()];
  }

  override async remove(workspaceId: string, { table }: RowPlace, most: number): Promise<{ rows: number; next?: RowPlace }> {
    const left = this.rows.get(table) ?? 0;
    const rows = Math.min(left, most);
    this.rows.set(table, left - rows);
    this.noteRows(workspaceId, rows);
    return { rows, ...(rows > 0 && { next: { table, after: [String(left)] } }) };
  }

  override async finish(workspaceId: string, finishedAt: Date): Promise<void> {
    this.change(workspaceId, { finishedAt });
  }

  private noteRows(workspaceId: string, rows: number): void {
    this.change(workspaceId, { removedRows: this.removed.get(workspaceId)!.removedRows + rows });
  }

  private change(workspaceId: string, change: Partial<Removal>): void {
    this.removed.set(workspaceId, { ...this.removed.get(workspaceId)!, ...change });
  }
}
