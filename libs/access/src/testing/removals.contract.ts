import { randomUUID } from 'node:crypto';
import { type Removal, REMOVED_THINGS, type RemovalCounts } from '../domain/removal';
import type { WorkspaceList } from '../ports/access-lists';
import type { AccessUnitOfWork } from '../ports/access-tx';
import type { RemovalList, RemovedRows } from '../ports/removals';
import { aWorkspace, MOMENT } from './access.builder';

/** A store of workspaces and their removals under test, with all of its ports. */
export interface RemovalFixture {
  unitOfWork: AccessUnitOfWork;
  workspaces: WorkspaceList;
  removals: RemovalList;
  rows: RemovedRows;
  /** Gives a workspace this many rows in a table, and returns the name of the table. */
  fill(workspaceId: string, rows: number): Promise<string>;
  /** Gives a workspace an upload. */
  upload(workspaceId: string): Promise<void>;
}

const NO_COUNTS = Object.fromEntries(REMOVED_THINGS.map((thing) => [thing, 0])) as RemovalCounts;

/** Tests the contract of every adapter that removes workspaces (D-159). */
export function removalsContract(open: () => RemovalFixture): void {
  let fixture: RemovalFixture;

  beforeAll(() => {
    fixture = open();
  });

  /** A workspace whose removal was requested a number of minutes after MOMENT. */
  async function removed(slug: string, minutes = 0): Promise<Removal & { requestedAt: Date }> {
    const workspace = aWorkspace({ id: randomUUID(), slug });
    const requestedAt = new Date(MOMENT.getTime() + minutes * 60_000);
    const removal = { workspaceId: workspace.id, slug, counts: NO_COUNTS, requestedAt, removedRows: 0 };
    await fixture.unitOfWork.run(async ({ workspaces, removals }) => {
      await workspaces.insert(workspace);
      await removals.insert(removal, 'req_1');
    });
    return removal;
  }

  /** Ends a removal, so that no other test meets it. */
  const end = ({ workspaceId }: Removal) =>
    fixture.unitOfWork.run(({ removals }) => removals.begin(workspaceId, MOMENT)).then(() => fixture.rows.finish(workspaceId, MOMENT));

  it('finds a removal by id and slug, in any case, and hides the workspace', async () => {
    const removal = await removed('hidden');
    expect(await fixture.removals.find({ id: removal.workspaceId })).toEqual(removal);
    expect(await fixture.removals.find({ slug: 'HIDDEN' })).toEqual(removal);
    expect(await fixture.removals.find({ slug: 'nobody' })).toBeUndefined();
    expect([await fixture.workspaces.byId(removal.workspaceId), await fixture.workspaces.bySlug('hidden')]).toEqual([undefined, undefined]);
    await end(removal);
  });

  it('shows the workspace again when the removal is withdrawn', async () => {
    const removal = await removed('withdrawn');
    await fixture.unitOfWork.run(({ removals }) => removals.withdraw(removal.workspaceId));
    expect(await fixture.removals.find({ slug: 'withdrawn' })).toBeUndefined();
    expect(await fixture.workspaces.bySlug('withdrawn')).toMatchObject({ id: removal.workspaceId });
  });

  it('goes on with the oldest removal that is not finished, from a moment on', async () => {
    const [first, second] = [await removed('first', 1), await removed('second', 2)];
    expect(await fixture.rows.next(MOMENT)).toBeUndefined();
    expect(await fixture.rows.next(first.requestedAt)).toEqual(first);
    await end(first);
    expect(await fixture.rows.next(second.requestedAt)).toEqual(second);
    expect(await fixture.removals.find({ id: first.workspaceId })).toMatchObject({ startedAt: MOMENT, finishedAt: MOMENT });
    expect(await fixture.unitOfWork.run(({ workspaces }) => workspaces.insert(aWorkspace({ id: randomUUID(), slug: 'first' })))).toBe(
      false,
    );
    await end(second);
  });

  it('deletes rows a few at a time, and files once theirs are deleted, and counts both', async () => {
    const removal = await removed('filled');
    const { workspaceId } = removal;
    const table = await fixture.fill(workspaceId, 5);
    expect(await fixture.unitOfWork.run(({ removals }) => removals.begin(workspaceId, MOMENT))).toBe(5);
    expect(await fixture.rows.tables()).toContain(table);
    const first = await fixture.rows.remove(workspaceId, { table }, 3);
    const second = await fixture.rows.remove(workspaceId, first.next!, 3);
    expect([first.rows, second.rows]).toEqual([3, 2]);
    expect(await fixture.rows.remove(workspaceId, { table }, 3)).toEqual({ rows: 0 });
    await fixture.upload(workspaceId);
    const files = await fixture.rows.files(workspaceId, 10);
    expect(files).toMatchObject([{ kind: 'media', names: [expect.stringContaining(workspaceId)] }]);
    await fixture.rows.dropFiles(workspaceId, files);
    expect(await fixture.rows.files(workspaceId, 10)).toEqual([]);
    expect(await fixture.removals.find({ id: workspaceId })).toMatchObject({ totalRows: 5, removedRows: 6 });
    await end(removal);
  });
}
