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
    unitOfWork: new PostgresUnitOfWork(database.sql, (sql) => bindAccessTx(sql, randomIds)),
    workspaces: new PostgresWorkspaceList(database.sql),
    keys: new PostgresAccessKeyList(database.sql),
    directory: new PostgresKeyDirectory(database.sql),
    usage: new PostgresKeyUsage(database.sql),
  }));
});

describe('settings on Postgres', () => {
  it('[D-74] store the address for alerts, and remove it', async () => {
    const workspaceId = await database.makeWorkspace();
    const inStore = <T>(work: (store: WorkspaceSettingsStore) => Promise<T>) =>
      database.sql.transaction((sql) => work(new PostgresWorkspaceSettingsStore(sql, workspaceId)));
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
      database.sql.transaction((sql) => work(new PostgresWorkspaceSettingsStore(sql, workspaceId)));
    const before = await inStore(mine, (store) => store.load());
    const wanted = { ...before, displayName: 'Yours', currencies: ['EUR'] };
    await inStore(yours, (store) => store.save(wanted));

    expect(await inStore(yours, (store) => store.load())).toEqual(wanted);
    expect(await inStore(mine, (store) => store.load())).toEqual(before);
  });
});
