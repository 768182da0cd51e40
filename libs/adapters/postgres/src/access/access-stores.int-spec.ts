import { KeyHasher, KeyMint, RollKey, CachedKeyDirectory, type AccessKey, type AccessTx, type WorkspaceSettingsStore } from '@svc/access';
import { aWorkspace, anAccessKey, keyText, MOMENT } from '@svc/access/testing';
import { OPERATOR } from '@svc/kernel/testing';
import { createTestDatabase, type TestDatabase } from '@svc/testing';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../data-source';
import { PostgresUnitOfWork } from '../postgres-unit-of-work';
import {
  bindAccessTx,
  PostgresAccessKeyList,
  PostgresKeyDirectory,
  PostgresKeyUsage,
  PostgresWorkspaceList,
  PostgresWorkspaceSettingsStore,
} from '.';

const hasher = new KeyHasher([Buffer.alloc(32, 7)]);
const [mine, yours] = [aWorkspace({ id: randomUUID(), slug: 'mine' }), aWorkspace({ id: randomUUID(), slug: 'yours' })];
let database: TestDatabase;
let dataSource: DataSource;
let unitOfWork: PostgresUnitOfWork<AccessTx>;
let lastSeed = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource({ url: database.url, poolSize: 5, applicationName: 'test' }).initialize();
  unitOfWork = new PostgresUnitOfWork(dataSource, (manager) => bindAccessTx(manager, { next: randomUUID }));
  await unitOfWork.run(async ({ workspaces }) => {
    await workspaces.insert(mine);
    await workspaces.insert(yours);
  });
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

async function stored(facts: Partial<AccessKey> = {}): Promise<{ key: AccessKey; text: string }> {
  const text = keyText('publishable', 'live', String((lastSeed += 1)));
  const key = anAccessKey(text, { id: randomUUID(), workspaceId: mine.id, ...facts });
  await unitOfWork.run(({ keys }) => keys.insert(key, hasher.hash(text)));
  return { key, text };
}

const find = (text: string) => new PostgresKeyDirectory(dataSource).find(hasher.candidates(text));

describe('workspaces on Postgres', () => {
  const list = () => new PostgresWorkspaceList(dataSource);

  it('are read as they were written', async () => {
    expect(await list().byId(mine.id)).toEqual(mine);
    expect(await list().byId(randomUUID())).toBeUndefined();
  });

  it('[D-4] are found by slug without regard to case, and hold it alone', async () => {
    expect(await list().bySlug('MINE')).toEqual(mine);
    expect(await list().bySlug('nobody')).toBeUndefined();
    expect(await unitOfWork.run(({ workspaces }) => workspaces.insert({ ...mine, id: randomUUID() }))).toBe(false);
  });

  it('are changed whole, but for slug and id', async () => {
    const workspace = aWorkspace({ id: randomUUID(), slug: 'changing' });
    await unitOfWork.run(({ workspaces }) => workspaces.insert(workspace));
    const settings = { ...workspace.settings, limits: { register: { perMinute: 1, burst: 1 } } };
    const changed = { ...workspace, displayName: 'Ọjà', apiEnabled: false, secretKeysEnabled: false, headlessEnabled: true, currencies: ['USD'], settings };

    await unitOfWork.run(({ workspaces }) => workspaces.update({ ...changed, slug: 'stolen' }));

    expect(await list().byId(workspace.id)).toEqual(changed);
  });

  it('are listed newest first, page by page', async () => {
    const first = await list().page({ limit: 1 });
    const second = await list().page({ after: first.next, limit: 200 });
    const ids = [...first.data, ...second.data].map(({ id }) => id);

    expect(ids).toEqual([...ids].sort().reverse());
    expect(ids).toEqual(expect.arrayContaining([mine.id, yours.id]));
    expect(second.next).toBeUndefined();
  });

  it('give the document its section, and take it', async () => {
    const inStore = <T>(work: (store: WorkspaceSettingsStore) => Promise<T>) =>
      dataSource.transaction((manager) => work(new PostgresWorkspaceSettingsStore(manager, yours.id)));
    const wanted = { ...(await inStore((store) => store.load())), displayName: 'Yours', currencies: ['EUR'] };
    await inStore((store) => store.save(wanted));

    expect(await inStore((store) => store.load())).toEqual(wanted);
    expect(await list().byId(mine.id)).toEqual(mine);
  });
});

describe('keys on Postgres', () => {
  it('[D-64] are found by their hash, with their workspace', async () => {
    const { key, text } = await stored({ label: 'Ọjà', limits: { register: { perMinute: 1, burst: 1 } }, expiresAt: MOMENT });

    expect(await find(text)).toEqual({ key, workspace: mine });
    expect(await find(keyText('secret', 'live', 'unknown'))).toBeUndefined();
  });

  it('[D-8] are found by the hash of a previous secret as well', async () => {
    const { key, text } = await stored();
    const rotated = new KeyHasher([Buffer.alloc(32, 8), Buffer.alloc(32, 7)]);

    expect(await new PostgresKeyDirectory(dataSource).find(rotated.candidates(text))).toMatchObject({ key: { id: key.id } });
  });

  it('are changed in all that may change', async () => {
    const { key, text } = await stored();
    const { key: other } = await stored();
    const changed: AccessKey = {
      ...key,
      label: 'Site',
      scopes: ['read'],
      origins: [],
      limits: { register: { perMinute: 2, burst: 2 } },
      expiresAt: MOMENT,
      pausedAt: MOMENT,
      revokedAt: MOMENT,
      replacedById: other.id,
    };
    await unitOfWork.run(({ keys }) => keys.update(changed));
    expect((await find(text))?.key).toEqual(changed);

    await unitOfWork.run(({ keys }) => keys.update(key));
    expect((await find(text))?.key).toEqual(key);
  });

  it('[D-5] are locked and listed for their own workspace only', async () => {
    const { key } = await stored();

    expect(await unitOfWork.run(({ keys }) => keys.lock(mine.id, key.id))).toEqual(key);
    expect(await unitOfWork.run(({ keys }) => keys.lock(yours.id, key.id))).toBeUndefined();
    expect(await new PostgresAccessKeyList(dataSource).page(yours.id, { limit: 200 })).toEqual({ data: [] });
    await unitOfWork.run(({ keys }) => keys.update({ ...key, workspaceId: yours.id, label: 'stolen' }));
    expect(await unitOfWork.run(({ keys }) => keys.lock(mine.id, key.id))).toEqual(key);
  });

  it('are listed newest first, page by page', async () => {
    await stored();
    await stored();
    const list = new PostgresAccessKeyList(dataSource);
    const all = (await list.page(mine.id, { limit: 200 })).data.map(({ id }) => id);
    const first = await list.page(mine.id, { limit: all.length - 1 });
    const last = await list.page(mine.id, { after: first.next, limit: all.length - 1 });

    expect(all).toEqual([...all].sort().reverse());
    expect([...first.data, ...last.data].map(({ id }) => id)).toEqual(all);
    expect(last.data).toHaveLength(1);
    expect(last.next).toBeUndefined();
  });

  it('[D-64] remember their latest use', async () => {
    const { key, text } = await stored();
    const usage = new PostgresKeyUsage(dataSource);
    const later = new Date(MOMENT.getTime() + 60_000);
    for (const at of [later, MOMENT]) await usage.record({ workspaceId: mine.id, keyId: key.id, at, ip: '203.0.113.7' });

    expect((await find(text))?.key).toMatchObject({ lastUsedAt: later, lastUsedIp: '203.0.113.7' });
  });

  it('[D-64] are rolled once, however many ask at a time', async () => {
    const { key } = await stored();
    const secrets = { base62: (length: number) => randomUUID().replaceAll('-', '').slice(0, length) };
    const mint = new KeyMint(secrets, hasher, { next: () => randomUUID() });
    const directory = new CachedKeyDirectory(new PostgresKeyDirectory(dataSource));
    const roll = new RollKey(unitOfWork, mint, directory, { now: () => MOMENT });
    const command = { by: OPERATOR, workspaceId: mine.id, keyId: key.id, overlapSeconds: 60 };

    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => roll.execute(command)));

    const rolled = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(rolled).toHaveLength(1);
    expect(await find(rolled[0]!.value.text)).toMatchObject({ key: { id: rolled[0]!.value.key.id } });
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map((outcome) => (outcome.reason as { code: string }).code)).toEqual(Array(4).fill('CONFLICT'));
  });
});
