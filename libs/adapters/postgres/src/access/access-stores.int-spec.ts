import type { WorkspaceSettingsStore } from '@svc/access';
import { accessContract } from '@svc/access/testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import {
  bindAccessTx,
  PostgresAccessKeyList,
  PostgresKeyDirectory,
  PostgresKeyUsage,
  PostgresWorkspaceList,
  PostgresWorkspaceSettingsStore,
} from '.';

const database = useDatabase();

describe('access on Postgres', () => {
  accessContract(() => ({
    unitOfWork: new PostgresUnitOfWork(database.source, (manager) => bindAccessTx(manager, randomIds)),
    workspaces: new PostgresWorkspaceList(database.source),
    keys: new PostgresAccessKeyList(database.source),
    directory: new PostgresKeyDirectory(database.source),
    usage: new PostgresKeyUsage(database.source),
  }));
});

describe('settings on Postgres', () => {
  it('[D-74] store the address for alerts, and remove it', async () => {
    const workspaceId = await database.makeWorkspace();
    const inStore = <T>(work: (store: WorkspaceSettingsStore) => Promise<T>) =>
      database.source.transaction((manager) => work(new PostgresWorkspaceSettingsStore(manager, workspaceId)));
    const { alertEmail, ...before } = await inStore((store) => store.load());
    expect(alertEmail).toBeUndefined();
    await inStore((store) => store.save({ ...before, alertEmail: 'desk@example.com' }));
    expect(await inStore((store) => store.load())).toEqual({ ...before, alertEmail: 'desk@example.com' });
    await inStore((store) => store.save(before));
    expect(await inStore((store) => store.load())).toEqual(before);
  });

  it('write the section of the document, and read it, of one workspace alone', async () => {
    const [mine, yours] = [await database.makeWorkspace(), await database.makeWorkspace()];
    const inStore = <T>(workspaceId: string, work: (store: WorkspaceSettingsStore) => Promise<T>) =>
      database.source.transaction((manager) => work(new PostgresWorkspaceSettingsStore(manager, workspaceId)));
    const before = await inStore(mine, (store) => store.load());
    const wanted = { ...before, displayName: 'Yours', currencies: ['EUR'] };
    await inStore(yours, (store) => store.save(wanted));

    expect(await inStore(yours, (store) => store.load())).toEqual(wanted);
    expect(await inStore(mine, (store) => store.load())).toEqual(before);
  });
});
