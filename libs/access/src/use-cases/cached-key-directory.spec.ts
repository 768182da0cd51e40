import type { KeyOwner } from '../domain/decide-admission';
import { aWorkspace, anAccessKey } from '../testing/access.builder';
import { CachedKeyDirectory, CachedWorkspaces } from './cached-key-directory';

/** Source whose results the test sets by hand. */
function controlled() {
  let now = 0;
  const announcements = { isCurrent: true };
  const pending: ((owner: KeyOwner | undefined) => void)[] = [];
  const find = jest.fn(() => new Promise<KeyOwner | undefined>((resolve) => pending.push(resolve)));
  const directory = new CachedKeyDirectory({ find }, announcements, () => now);
  return {
    directory,
    announcements,
    find,
    at: (ms: number) => (now = ms),
    answer: async (owner: KeyOwner | undefined) => {
      pending.shift()!(owner);
      await new Promise(setImmediate);
    },
  };
}

const active: KeyOwner = { key: anAccessKey(), workspace: aWorkspace() };
const paused: KeyOwner = { ...active, key: anAccessKey(undefined, { pausedAt: new Date(0) }) };

describe('the cached key directory', () => {
  it('returns a known key at once, without a query', async () => {
    const { directory, find, answer, at } = controlled();
    void directory.find(['a']);
    await answer(active);
    at(299_999);

    expect(directory.find(['a'])).toBe(active);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('[D-67] never uses a reading that began half a second ago while changes may not be announced', async () => {
    const { directory, announcements, answer, at } = controlled();
    void directory.find(['a']);
    await answer(active);
    announcements.isCurrent = false;
    at(499);
    expect(directory.find(['a'])).toBe(active);
    at(500);
    const reading = directory.find(['a']);
    await answer(paused);

    expect(await reading).toBe(paused);
  });

  it('[D-67] reads again after five minutes, with or without announcements', async () => {
    const { directory, answer, at } = controlled();
    void directory.find(['a']);
    await answer(active);
    at(300_000);
    const reading = directory.find(['a']);
    await answer(paused);

    expect(await reading).toBe(paused);
  });

  it('[D-67] invalidates every key of a changed workspace, in any way it was cached', async () => {
    const { directory, answer } = controlled();
    for (const hash of ['a', 'b']) {
      void directory.find([hash]);
      await answer(active);
    }
    directory.invalidate(aWorkspace().id);
    const readings = [directory.find(['a']), directory.find(['b'])];
    await answer(paused);
    await answer(paused);

    expect(await Promise.all(readings)).toEqual([paused, paused]);
  });

  it('reads once for many concurrent requests', async () => {
    const { directory, find, answer } = controlled();
    const readings = Promise.all([directory.find(['a']), directory.find(['a']), directory.find(['a'])]);
    await answer(active);

    expect(await readings).toEqual([active, active, active]);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('does not cache that a key is unknown', async () => {
    const { directory, find, answer } = controlled();
    void directory.find(['a']);
    await answer(undefined);
    void directory.find(['a']);

    expect(find).toHaveBeenCalledTimes(2);
  });

  it('[D-67] shows a change at once in the process that made it', async () => {
    const { directory, answer } = controlled();
    void directory.find(['a']);
    await answer(active);
    directory.invalidate(aWorkspace().id);
    const reading = directory.find(['a']);
    await answer(paused);

    expect(await reading).toBe(paused);
  });

  it('[D-67] does not cache a reading that began before the change', async () => {
    const { directory, find, answer } = controlled();
    void directory.find(['a']);
    directory.invalidate(aWorkspace().id);
    await answer(active);
    void directory.find(['a']);

    expect(find).toHaveBeenCalledTimes(2);
  });

  it('keeps the readings of other workspaces', async () => {
    const { directory, answer } = controlled();
    void directory.find(['a']);
    await answer(active);
    directory.invalidate('another');

    expect(directory.find(['a'])).toBe(active);
  });

  it('reports a failure to every waiting request and reads again on the next', async () => {
    let fail = true;
    const directory = new CachedKeyDirectory(
      { find: async () => (fail ? Promise.reject(new Error('down')) : active) },
      { isCurrent: true },
      () => 0,
    );
    await expect(Promise.all([directory.find(['a']), directory.find(['a'])])).rejects.toThrow('down');
    fail = false;

    expect(await directory.find(['a'])).toBe(active);
  });

  it('caches a bounded number of keys', async () => {
    let questions = 0;
    const directory = new CachedKeyDirectory({ find: async () => (questions++, active) }, { isCurrent: true }, () => 0);
    for (let i = 0; i <= 10_000; i += 1) await directory.find([`${i}`]);
    questions = 0;
    await directory.find(['0']);
    await directory.find(['10000']);

    expect(questions).toBe(1);
  });
});

describe('workspaces by their slug', () => {
  it('are read once for the look-ups of a request, in any case of the slug, and again once they have changed', async () => {
    const workspace = aWorkspace();
    const bySlug = jest.fn(async () => workspace);
    const workspaces = new CachedWorkspaces({ bySlug }, { isCurrent: true }, () => 0);
    await workspaces.bySlug('Adire');
    expect([workspaces.bySlug('adire'), bySlug.mock.calls.length]).toEqual([workspace, 1]);

    for (const [invalidate, questions] of [
      [() => workspaces.invalidate('another'), 1],
      [() => workspaces.invalidate(workspace.id), 2],
      [() => workspaces.invalidateAll(), 3],
    ] as const) {
      invalidate();
      await workspaces.bySlug('adire');
      expect(bySlug).toHaveBeenCalledTimes(questions);
    }
  });
});
