import { InMemorySecretBox } from '@svc/kernel/testing';
import { credentialsContract, moneyContract } from '@svc/payments/testing';
import { PostgresUnitOfWork } from '../postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { bindMoneyTx, PostgresPaymentLists, PostgresProviderCredentials, PostgresRailSettings } from '.';

const database = useDatabase();

describe('money on Postgres', () => {
  moneyContract(() => ({
    work: new PostgresUnitOfWork(database.source, (manager) => bindMoneyTx(manager, randomIds)),
    lists: new PostgresPaymentLists(database.source),
    makeWorkspace: () => database.makeWorkspace(),
    moveTestClock: async (id, seconds) => void (await database.source.query(`select move_clock($2, $1, 'test')`, [id, seconds])),
  }));
});

describe('credentials on Postgres', () => {
  const box = new InMemorySecretBox();
  const work = () => new PostgresUnitOfWork(database.source, (manager) => bindMoneyTx(manager, randomIds));

  credentialsContract(() => ({
    work: work(),
    credentials: new PostgresProviderCredentials(database.source, box),
    box,
    makeWorkspace: () => database.makeWorkspace(),
  }));

  it('[D-30] are a change of the workspace when they are set, and when they are removed', async () => {
    const workspaceId = await database.makeWorkspace();
    const noted = async () =>
      (await database.source.query(`select from sync_dirty where workspace_id = $1 and kind = 'workspace'`, [workspaceId]))
        .length as number;
    const name = { workspaceId, mode: 'live', provider: 'stripe' } as const;
    await work().run(({ credentials }) => credentials.put({ ...name, sealed: 'sealed', setAt: new Date() }));
    expect(await noted()).toBe(1);
    await work().run(({ credentials }) => credentials.remove(name));
    expect(await noted()).toBe(2);
  });
});

describe('the switches of rails on Postgres', () => {
  it('[§4.1 r7] are the merchant’s, and all on when nothing was said', async () => {
    const settings = new PostgresRailSettings(database.source);
    const id = await database.makeWorkspace();
    expect(await settings.of(id)).toEqual({});
    await database.source.query(`update workspace set settings = '{"rails": {"card": {"enabled": false}}}' where id = $1`, [id]);
    expect(await settings.of(id)).toEqual({ card: { enabled: false } });
  });
});
