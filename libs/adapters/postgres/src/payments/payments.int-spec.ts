import { moneyContract } from '@svc/payments/testing';
import { PostgresUnitOfWork } from '../postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { bindMoneyTx, PostgresPaymentLists, PostgresRailSettings } from '.';

const database = useDatabase();

describe('money on Postgres', () => {
  moneyContract(() => ({
    work: new PostgresUnitOfWork(database.source, (manager) => bindMoneyTx(manager, randomIds)),
    lists: new PostgresPaymentLists(database.source),
    makeWorkspace: () => database.makeWorkspace(),
  }));
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
