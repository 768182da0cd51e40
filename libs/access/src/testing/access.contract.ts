import { randomUUID } from 'node:crypto';
import { OPERATOR } from '@svc/kernel/testing';
import { type AccessKey, amend, keepsAccess, KeyMint, pause, revoke } from '../domain/access-key';
import { KeyHasher } from '../domain/key-text';
import { EVERY_RIGHT } from '../domain/rights';
import type { AccessKeyList, WorkspaceList } from '../ports/access-lists';
import type { AccessUnitOfWork } from '../ports/access-tx';
import type { KeyDirectory, KeyUsage } from '../ports/key-directory';
import { CachedKeyDirectory } from '../use-cases/cached-key-directory';
import { ChangeKey, type ChangeKeyCommand, RollKey } from '../use-cases/change-keys';
import { anAccessKey, aWorkspace, keyText, MOMENT } from './access.builder';

/** A store of workspaces and keys under test, with all of its ports. */
export interface AccessFixture {
  unitOfWork: AccessUnitOfWork;
  workspaces: WorkspaceList;
  keys: AccessKeyList;
  directory: KeyDirectory;
  usage: KeyUsage;
}

/** Tests the contract of every adapter that stores workspaces and keys; the fixture is empty at first. */
export function accessContract(open: () => AccessFixture): void {
  const hasher = new KeyHasher([Buffer.alloc(32, 7)]);
  const [mine, yours] = [aWorkspace({ id: randomUUID(), slug: 'mine' }), aWorkspace({ id: randomUUID(), slug: 'yours' })];
  let fixture: AccessFixture;
  let lastSeed = 0;

  beforeAll(async () => {
    fixture = open();
    await fixture.unitOfWork.run(async ({ workspaces }) => {
      await workspaces.insert(mine);
      await workspaces.insert(yours);
    });
  });

  async function stored(facts: Partial<AccessKey> = {}): Promise<{ key: AccessKey; text: string }> {
    const text = keyText('publishable', 'live', String((lastSeed += 1)));
    const key = anAccessKey(text, { id: randomUUID(), workspaceId: mine.id, ...facts });
    await fixture.unitOfWork.run(({ keys }) => keys.insert(key, hasher.hash(text)));
    return { key, text };
  }

  const find = async (text: string) => fixture.directory.find(hasher.candidates(text));

  describe('workspaces', () => {
    it('are read as they were written', async () => {
      expect(await fixture.workspaces.byId(mine.id)).toEqual(mine);
      expect(await fixture.workspaces.byId(randomUUID())).toBeUndefined();
    });

    it('[D-4] are found by slug in any case, and have it alone', async () => {
      expect(await fixture.workspaces.bySlug('MINE')).toEqual(mine);
      expect(await fixture.workspaces.bySlug('nobody')).toBeUndefined();
      expect(await fixture.unitOfWork.run(({ workspaces }) => workspaces.insert({ ...mine, id: randomUUID() }))).toBe(false);
    });

    it('[D-4] get another slug, but none that another one has or had, in any case', async () => {
      const workspace = aWorkspace({ id: randomUUID(), slug: 'console' });
      const rename = (slug: string) => fixture.unitOfWork.run(({ workspaces }) => workspaces.rename(workspace.id, slug));
      await fixture.unitOfWork.run(({ workspaces }) => workspaces.insert(workspace));
      expect(await rename('Mine')).toBe(false);
      expect(await fixture.workspaces.byId(workspace.id)).toEqual(workspace);
      expect(await rename('arcade')).toBe(true);
      expect(await fixture.workspaces.bySlug('arcade')).toEqual({ ...workspace, slug: 'arcade' });
      expect(await fixture.workspaces.bySlug('console')).toBeUndefined();
    });

    it('are changed as a whole, except slug and id', async () => {
      const workspace = aWorkspace({ id: randomUUID(), slug: 'changing' });
      await fixture.unitOfWork.run(({ workspaces }) => workspaces.insert(workspace));
      const settings = { ...workspace.settings, limits: { register: { perMinute: 1, burst: 1 } } };
      const changed = {
        ...workspace,
        displayName: 'Ọjà',
        apiEnabled: false,
        secretKeysEnabled: false,
        headlessEnabled: true,
        currencies: ['USD'],
        settings,
      };

      await fixture.unitOfWork.run(({ workspaces }) => workspaces.update({ ...changed, slug: 'stolen' }));

      expect(await fixture.workspaces.byId(workspace.id)).toEqual(changed);
    });

    it('[D-159] are suspended, as whoever finds their keys sees, until that is lifted', async () => {
      const { key, text } = await stored();
      const workspace = (await fixture.workspaces.byId(key.workspaceId))!;
      const suspended = { ...workspace, suspended: { reason: 'Fraud', since: MOMENT } };
      await fixture.unitOfWork.run(({ workspaces }) => workspaces.update(suspended));
      expect([await fixture.workspaces.byId(mine.id), (await find(text))?.workspace]).toEqual([suspended, suspended]);
      expect(await fixture.unitOfWork.run(({ workspaces }) => workspaces.lock(mine.id))).toEqual(suspended);
      await fixture.unitOfWork.run(({ workspaces }) => workspaces.update({ ...suspended, suspended: undefined }));
      expect(await fixture.workspaces.byId(mine.id)).toEqual(workspace);
    });

    it('are written with everything that belongs to them, or not at all', async () => {
      const workspace = aWorkspace({ id: randomUUID(), slug: 'half' });
      const work = fixture.unitOfWork.run(async ({ workspaces }) => {
        await workspaces.insert(workspace);
        throw new Error('no token could be made');
      });

      await expect(work).rejects.toThrow('no token could be made');
      expect(await fixture.workspaces.byId(workspace.id)).toBeUndefined();
    });

    it('are listed newest first, page by page', async () => {
      const first = await fixture.workspaces.page({ limit: 1 });
      const second = await fixture.workspaces.page({ after: first.next, limit: 200 });
      const ids = [...first.data, ...second.data].map(({ id }) => id);

      expect(ids).toEqual([...ids].sort().reverse());
      expect(ids).toEqual(expect.arrayContaining([mine.id, yours.id]));
      expect(second.next).toBeUndefined();
    });
  });

  describe('keys', () => {
    it('[D-64] are found by their hash, with their workspace', async () => {
      const { key, text } = await stored({ label: 'Ọjà', limits: { register: { perMinute: 1, burst: 1 } }, expiresAt: MOMENT });

      expect(await find(text)).toEqual({ key, workspace: mine });
      expect(await find(keyText('secret', 'live', 'unknown'))).toBeUndefined();
    });

    it('[D-8] are found by the hash of a previous secret as well', async () => {
      const { key, text } = await stored();
      const rotated = new KeyHasher([Buffer.alloc(32, 8), Buffer.alloc(32, 7)]);

      expect(await fixture.directory.find(rotated.candidates(text))).toMatchObject({ key: { id: key.id } });
    });

    it('are changed in every field that may change', async () => {
      const { key, text } = await stored();
      const { key: other } = await stored();
      const limits = { register: { perMinute: 2, burst: 2 } };
      const times = { expiresAt: MOMENT, pausedAt: MOMENT, revokedAt: MOMENT };
      const changed: AccessKey = { ...key, label: 'Site', scopes: ['read'], origins: [], limits, ...times, replacedById: other.id };
      await fixture.unitOfWork.run(({ keys }) => keys.update(changed));
      expect((await find(text))?.key).toEqual(changed);

      await fixture.unitOfWork.run(({ keys }) => keys.update(key));
      expect((await find(text))?.key).toEqual(key);
    });

    it('[D-157] have the rights that they were given, and others after a change; who made them stays', async () => {
      const facts = { kind: 'admin', mode: undefined, scopes: [], origins: [] } as const;
      const { key, text } = await stored({ ...facts, role: 'door', madeById: randomUUID() });
      expect((await find(text))?.key).toEqual(key);
      const { role: _, ...others } = key;
      for (const next of [
        { ...others, permissions: ['orders.read', 'orders.refund'] },
        { ...others, role: 'owner' },
        others,
      ] as AccessKey[]) {
        await fixture.unitOfWork.run(({ keys }) => keys.update({ ...next, madeById: key.madeById }));
        expect((await find(text))?.key).toEqual(next);
      }
    });

    it('[D-5] are locked and listed for their own workspace only', async () => {
      const { key } = await stored();

      expect(await fixture.unitOfWork.run(({ keys }) => keys.lock(mine.id, key.id))).toEqual(key);
      expect(await fixture.unitOfWork.run(({ keys }) => keys.lock(yours.id, key.id))).toBeUndefined();
      expect(await fixture.keys.page(yours.id, { limit: 200 })).toEqual({ data: [] });
      const listed = async (kind: AccessKey['kind']) => (await fixture.keys.page(mine.id, { limit: 200 }, kind)).data.map(({ id }) => id);
      expect(await listed(key.kind)).toContain(key.id);
      expect(await listed('admin')).not.toContain(key.id);
      await fixture.unitOfWork.run(({ keys }) => keys.update({ ...key, workspaceId: yours.id, label: 'stolen' }));
      expect(await fixture.unitOfWork.run(({ keys }) => keys.lock(mine.id, key.id))).toEqual(key);
    });

    it('are listed newest first, page by page', async () => {
      await stored();
      await stored();
      const all = (await fixture.keys.page(mine.id, { limit: 200 })).data.map(({ id }) => id);
      const first = await fixture.keys.page(mine.id, { limit: all.length - 1 });
      const last = await fixture.keys.page(mine.id, { after: first.next, limit: all.length - 1 });

      expect(all).toEqual([...all].sort().reverse());
      expect([...first.data, ...last.data].map(({ id }) => id)).toEqual(all);
      expect(last.data).toHaveLength(1);
      expect(last.next).toBeUndefined();
    });

    it('[D-64] store their latest use', async () => {
      const { key, text } = await stored();
      const later = new Date(MOMENT.getTime() + 60_000);
      for (const at of [later, MOMENT]) await fixture.usage.record({ workspaceId: mine.id, keyId: key.id, at, ip: '203.0.113.7' });

      expect((await find(text))?.key).toMatchObject({ lastUsedAt: later, lastUsedIp: '203.0.113.7' });
    });

    it('[D-157] never lose the last admin token that works and does not end, however many end at once', async () => {
      const change = new ChangeKey(fixture.unitOfWork, new CachedKeyDirectory(fixture.directory, { isCurrent: false }), {
        now: () => MOMENT,
      });
      const owner = aWorkspace({ id: randomUUID(), slug: 'with-one-token' });
      await fixture.unitOfWork.run(({ workspaces }) => workspaces.insert(owner));
      const tokens: AccessKey[] = [];
      const facts = { kind: 'admin', mode: undefined, scopes: [], origins: [], workspaceId: owner.id } as const;
      for (let made = 0; made < 4; made += 1) tokens.push((await stored(facts)).key);
      const later = new Date(MOMENT.getTime() + 60_000);
      const ends: ChangeKeyCommand['change'][] = [revoke, pause, (key, now) => amend(key, { expiresAt: later }, now), revoke];

      const outcomes = await Promise.allSettled(
        tokens.map(({ id: keyId }, at) =>
          change.execute({ workspace: owner, keyId, by: OPERATOR, holder: EVERY_RIGHT, change: ends[at]! }),
        ),
      );

      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      const [refused] = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused!.reason).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('the last admin token') });
      const left = await fixture.unitOfWork.run(({ keys }) => keys.lockAdminTokens(owner.id));
      expect(left.filter((key) => keepsAccess(key, MOMENT))).toHaveLength(1);
    });

    it('[D-64] are rolled once under concurrent requests', async () => {
      const { key } = await stored();
      const secrets = { base62: (length: number) => randomUUID().replaceAll('-', '').slice(0, length) };
      const mint = new KeyMint(secrets, hasher, { next: () => randomUUID() });
      const roll = new RollKey(fixture.unitOfWork, mint, new CachedKeyDirectory(fixture.directory, { isCurrent: false }), {
        now: () => MOMENT,
      });
      const command = { by: OPERATOR, holder: EVERY_RIGHT, workspaceId: mine.id, keyId: key.id, overlapSeconds: 60 };

      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => roll.execute(command)));

      const rolled = outcomes.filter((outcome) => outcome.status === 'fulfilled');
      expect(rolled).toHaveLength(1);
      expect(await find(rolled[0]!.value.text)).toMatchObject({ key: { id: rolled[0]!.value.key.id } });
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused.map((outcome) => (outcome.reason as { code: string }).code)).toEqual(Array(4).fill('CONFLICT'));
    });
  });
}
