import { OPERATOR } from '@svc/kernel/testing';
import { NotFound, refOf } from '@svc/kernel';
import type { Removal } from '../domain/removal';
import { aWorkspace } from '../testing/access.builder';
import { InMemoryAccess } from '../testing/in-memory-access';
import { RecordingAccessLog } from '../testing/recording-access-log';
import { CachedKeyDirectory } from './cached-key-directory';
import { DeleteRemovedWorkspaces } from './delete-removed-workspaces';
import { ReadRemoval, RemoveWorkspace } from './remove-workspace';

const shop = aWorkspace({ id: '0190a0b0-0000-7000-8000-000000000001', slug: 'dye-house' });
const SEAT = { what: 'seat', count: 1, ids: [shop.id] } as const;

function world({ batches = 50 } = {}) {
  const access = new InMemoryAccess();
  access.workspaces.set(shop.id, shop);
  let now = new Date('2026-12-10T12:00:00Z');
  const clock = { now: () => now };
  const { unitOfWork, workspaceList, removals } = access;
  const log = new RecordingAccessLog();
  const deleted: string[] = [];
  const files = { remove: async (name: string) => void deleted.push(name) };
  const directory = new CachedKeyDirectory(access.directory, { isCurrent: true }, () => 0);
  const remove = new RemoveWorkspace(unitOfWork, workspaceList, removals.list, directory, clock);
  const worker = new DeleteRemovedWorkspaces(unitOfWork, removals, files, clock, log, batches);
  return {
    access,
    removals,
    log,
    deleted,
    worker,
    request: (options: { workspace?: string; dryRun?: boolean } = {}) =>
      remove.execute({ workspace: 'dye-house', dryRun: false, by: OPERATOR, ...options }),
    read: (workspace: string) => new ReadRemoval(removals.list).execute({ workspace }),
    pass: (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000)),
  };
}

describe('[D-159] removing a workspace', () => {
  it('hides it from everybody, keeps its slug, and is in the audit log', async () => {
    const { access, request } = world();
    await request();
    expect(await access.workspaceList.byId(shop.id)).toBeUndefined();
    expect(await access.workspaceList.bySlug('dye-house')).toBeUndefined();
    expect((await access.workspaceList.page({ limit: 10 })).data).toEqual([]);
    expect(await access.tx.workspaces.insert({ ...shop, id: 'other' })).toBe(false);
    expect(access.audit.entries).toMatchObject([{ action: 'delete', subject: { kind: 'workspace', name: 'dye-house' } }]);
  });

  it('changes nothing in a dry run, which is refused as the request itself is', async () => {
    const { access, request, removals } = world();
    expect(await request({ dryRun: true })).toMatchObject({ slug: 'dye-house', counts: { orders: 0 } });
    expect(await access.workspaceList.byId(shop.id)).toEqual(shop);
    removals.facts = { hasLive: true, underWay: [SEAT] };
    await expect(request({ dryRun: true })).rejects.toThrow('1 seat to come');
    await expect(request()).rejects.toThrow('1 seat to come');
    expect(removals.removed.size).toBe(0);
  });

  it('is the same removal when it is requested again, by slug or ref, also when it is finished', async () => {
    const { request, read, worker, pass } = world();
    const first = await request();
    expect(await request({ workspace: refOf('wks', shop.id) })).toEqual(first);
    pass(3);
    await worker.execute();
    expect((await request()).finishedAt).toBeDefined();
    expect((await read('Dye-House')).finishedAt).toBeDefined();
    await expect(read('nobody')).rejects.toThrow(NotFound);
    await expect(request({ workspace: 'nobody' })).rejects.toThrow(NotFound);
  });

  it.each(['workspace', 'removal'] as const)(
    'is the same removal for a request that another one overtakes after it reads the %s',
    async (read) => {
      const { access, request, removals } = world();
      let overtaking: Promise<Removal> | undefined;
      const overtaken = async <Row>(reading: Promise<Row>) => {
        const row = await reading;
        if (!overtaking) await (overtaking = request());
        return row;
      };
      const { bySlug } = access.workspaceList;
      const { find } = removals.list;
      if (read === 'workspace') access.workspaceList.bySlug = (slug) => overtaken(bySlug(slug));
      else removals.list.find = (wanted) => overtaken(find(wanted));
      expect(await request()).toEqual(await (overtaking ?? request()));
      expect(removals.removed.size).toBe(1);
    },
  );
});

describe('[D-159] deleting what a removed workspace stored', () => {
  it('begins when no process knows its keys any more', async () => {
    const { request, worker, pass, removals } = world();
    await request();
    pass(2);
    expect(await worker.execute()).toBe(0);
    expect(removals.removed.get(shop.id)!.startedAt).toBeUndefined();
    pass(1);
    await worker.execute();
    expect(removals.removed.get(shop.id)!.startedAt).toBeDefined();
  });

  it('withdraws the removal when something was sold while it was requested', async () => {
    const { access, request, worker, pass, removals, log } = world();
    await request();
    removals.facts = { hasLive: true, underWay: [SEAT] };
    pass(3);
    expect(await worker.execute()).toBe(0);
    expect(await access.workspaceList.byId(shop.id)).toEqual(shop);
    expect(log.warnings).toEqual([expect.stringContaining('The removal of the workspace dye-house is withdrawn')]);
  });

  it('deletes files before their rows, a bounded part in each run, and goes on where it was ended', async () => {
    const { request, worker, pass, removals, deleted } = world({ batches: 2 });
    removals.uploads = [{ kind: 'media', id: 'm', names: ['a/b/c.png', 'a/b/thumb_c.png'] }];
    removals.rows.set('attendee', 2_500).set('event', 1);
    await request();
    pass(3);
    const runs = [await worker.execute(), await worker.execute(), await worker.execute(), await worker.execute()];
    expect(runs).toEqual([1_001, 1_500, 1, 0]);
    expect(deleted).toEqual(['a/b/c.png', 'a/b/thumb_c.png']);
    expect(removals.removed.get(shop.id)).toMatchObject({ totalRows: 2_501, removedRows: 2_502, finishedAt: expect.any(Date) });
  });

  it('is finished by a run that finds nothing left, since other work may store something until then', async () => {
    const { request, worker, pass, removals } = world();
    removals.rows.set('sync_dirty', 1);
    await request();
    pass(3);
    expect(await worker.execute()).toBe(1);
    expect(removals.removed.get(shop.id)!.finishedAt).toBeUndefined();
    removals.rows.set('sync_dirty', 1);
    expect([await worker.execute(), await worker.execute()]).toEqual([1, 0]);
    expect(removals.removed.get(shop.id)!.finishedAt).toBeDefined();
    expect(await worker.execute()).toBe(0);
  });
});
