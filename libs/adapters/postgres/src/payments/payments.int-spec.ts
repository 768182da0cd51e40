import { randomUUID } from 'node:crypto';
import { InMemorySecretBox } from '@svc/kernel/testing';
import {
  anAttempt,
  anException,
  aPayment,
  aRefund,
  credentialsContract,
  MOMENT,
  moneyContract,
  providerMoneyContract,
  waitingRefundsContract,
} from '@svc/payments/testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { bindMoneyTx, PostgresPaymentLists, PostgresProviderCredentials, PostgresRailSettings } from '.';

const database = useDatabase();

const fixture = () => ({
  work: new PostgresUnitOfWork(database.sql, (sql) => bindMoneyTx(sql, randomIds)),
  lists: new PostgresPaymentLists(database.sql),
  makeWorkspace: () => database.makeWorkspace(),
  advanceTestClock: async (id: string, seconds: number) =>
    void (await database.source.query(`select move_clock($2, $1, 'test')`, [id, seconds])),
});

describe('money on Postgres', () => {
  moneyContract(fixture);
  waitingRefundsContract(fixture);

  it('[D-147] resolves the exception about waiting refunds also where the last two end at the same moment', async () => {
    const { work, lists, makeWorkspace } = fixture();
    const workspaceId = await makeWorkspace();
    const booked = async () => {
      const attempt = anAttempt({ workspaceId, checkoutId: randomUUID() });
      const payment = aPayment(attempt);
      const refund = aRefund(payment);
      await work.run(async ({ attempts, payments, refunds }) => {
        await attempts.insert(attempt);
        await payments.insert(payment);
        await refunds.insert(refund);
      });
      return refund;
    };
    const last = [await booked(), await booked()];
    const claim = async (refund: (typeof last)[number]) => (await work.run(({ refundWork }) => refundWork.claim(refund, 60_000)))!;
    const short = { dueAt: new Date(0), shortSince: MOMENT, shortAt: MOMENT, error: 'too little' };
    for (const claimed of [await claim(last[0]!), await claim(last[1]!)])
      await work.run(({ refundWork }) => refundWork.pause(claimed, short));
    const { mode, currency } = last[0]!;
    const exception = anException({ workspaceId, mode, currency, kind: 'refunds_waiting', id: randomUUID() });
    await work.run(({ exceptionWork }) => exceptionWork.insertWaiting(exception));
    const open = async () => (await lists.exceptions(workspaceId, { limit: 9, kind: 'refunds_waiting', open: true })).data;
    expect(await open()).toHaveLength(1);
    const claims = [await claim(last[0]!), await claim(last[1]!)];
    let unsettled = claims.length;
    let goOn = () => {};
    const bothSettled = new Promise<void>((resolve) => (goOn = resolve));
    await Promise.all(
      claims.map((claimed) =>
        work.run(async ({ refundWork, exceptionWork }) => {
          await refundWork.settle(claimed, { at: MOMENT, status: 'succeeded' });
          if ((unsettled -= 1) === 0) goOn();
          await bothSettled;
          await exceptionWork.resolveWaiting(claimed.refund, MOMENT);
        }),
      ),
    );
    expect(await open()).toEqual([]);
  });
});

describe('refunds and disputes of a provider, on Postgres', () => {
  providerMoneyContract(fixture);

  it('[D-129] has accounts read whose credentials were set by an earlier version, once', async () => {
    const name = { workspaceId: await database.makeWorkspace(), mode: 'live', provider: 'stripe' } as const;
    const work = new PostgresUnitOfWork(database.sql, (sql) => bindMoneyTx(sql, randomIds));
    await work.run(({ credentials }) => credentials.put({ ...name, sealed: 'sealed', setAt: new Date() }));
    const add = () => work.run(({ accounts }) => accounts.addMissing());
    expect([(await add()) > 0, await add()]).toEqual([true, 0]);
    expect(await work.run(({ accounts }) => accounts.claim(name, 1_000))).toMatchObject({ tries: 1 });
  });
});

describe('credentials on Postgres', () => {
  const box = new InMemorySecretBox();
  const work = () => new PostgresUnitOfWork(database.sql, (sql) => bindMoneyTx(sql, randomIds));

  credentialsContract(() => ({
    work: work(),
    credentials: new PostgresProviderCredentials(database.sql, box),
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
  it('[§4.1 r7] are the merchant’s, and all on by default', async () => {
    const settings = new PostgresRailSettings(database.sql);
    const id = await database.makeWorkspace();
    expect(await settings.of(id)).toEqual({});
    await database.source.query(`update workspace set settings = '{"rails": {"card": {"enabled": false}}}' where id = $1`, [id]);
    expect(await settings.of(id)).toEqual({ card: { enabled: false } });
  });

  it('[D-159] know whether the operator has suspended the workspace', async () => {
    const settings = new PostgresRailSettings(database.sql);
    const id = await database.makeWorkspace();
    expect(await settings.isSuspended(id)).toBe(false);
    await database.suspend(id);
    expect(await settings.isSuspended(id)).toBe(true);
  });
});
