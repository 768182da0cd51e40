import { randomUUID } from 'node:crypto';
import type { Challenge, LedgerEntry } from '@svc/otp';
import { aChallenge, SENT_AT } from '@svc/otp/testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { insertChallenge } from '../testing/insert-challenge';
import { bindOtpTx, PostgresOtpLists, PostgresSentCodes } from '.';

const database = useDatabase();
const work = () => new PostgresUnitOfWork(database.sql, (sql) => bindOtpTx(sql, randomIds));
const lists = () => new PostgresOtpLists(database.sql);
const idAt = (index: number) => `01920000-0000-7000-8000-${String(index).padStart(12, '0')}`;

async function sent(...challenges: Challenge[]): Promise<void> {
  for (const challenge of challenges) await insertChallenge(database.sql, challenge);
}

describe('the log of codes', () => {
  it('[D-14] shows the sent codes, without the code itself or its guesses', async () => {
    const workspaceId = await database.makeWorkspace();
    const whole = aChallenge({ workspaceId, purpose: 'sign-in', templateId: randomUUID(), status: 'burned', attempts: 5 });
    await sent(whole);
    const { code: _code, attempts: _attempts, status: _status, handover: _handover, ...shown } = whole;
    expect(await lists().challenges(workspaceId, { limit: 10 })).toEqual({ data: [shown] });
    const [challenge] = (await lists().challenges(workspaceId, { limit: 10 })).data;
    for (const name of ['code', 'attempts', 'status', 'handover', 'endedAt']) expect(challenge).not.toHaveProperty(name);
  });

  it('is read newest first, page by page, of both modes together', async () => {
    const workspaceId = await database.makeWorkspace();
    await sent(...[1, 2, 3, 4, 5].map((index) => aChallenge({ workspaceId, id: idAt(index), mode: index % 2 === 0 ? 'test' : 'live' })));
    const page = async (after?: string) => {
      const { data, next } = await lists().challenges(workspaceId, { limit: 2, after });
      return [...data.map(({ id }) => id), next];
    };
    expect([await page(), await page(idAt(4)), await page(idAt(2))]).toEqual([
      [idAt(5), idAt(4), idAt(4)],
      [idAt(3), idAt(2), idAt(2)],
      [idAt(1), undefined],
    ]);
  });

  it('[D-5] is read by mode, key, channel, sender and country, of one workspace', async () => {
    const workspaceId = await database.makeWorkspace();
    const odd = { keyId: randomUUID(), mode: 'test', channel: 'sms', sender: 'frontdesk' } as const;
    const { destination } = aChallenge();
    await sent(
      aChallenge({ workspaceId }),
      aChallenge({ workspaceId, ...odd, id: idAt(1), destination: { ...destination, country: 'GH' } }),
      aChallenge({ workspaceId: await database.makeWorkspace() }),
    );
    for (const filter of [{ mode: odd.mode }, { keyId: odd.keyId }, { channel: odd.channel }, { sender: odd.sender }, { country: 'GH' }]) {
      expect((await lists().challenges(workspaceId, { limit: 10, ...filter })).data.map(({ id }) => id)).toEqual([idAt(1)]);
    }
    expect((await lists().challenges(workspaceId, { limit: 10 })).data).toHaveLength(2);
  });
});

describe('the ledger', () => {
  it('[§4.8 r1] is read newest first, wallet by wallet and page by page, with the balance after each entry', async () => {
    const workspaceId = await database.makeWorkspace();
    const book = (amountMinor: number, currency: string) =>
      work().run(({ wallet }) => wallet.book({ workspaceId, id: randomUUID(), kind: 'credit', currency, amountMinor, at: SENT_AT }));
    const charge = (amountMinor: number, currency: string) =>
      new PostgresSentCodes(database.sql).book({
        challenge: aChallenge({ workspaceId, charge: { amountMinor, currency } }),
        entryId: randomUUID(),
        guards: [],
      });
    await book(100, 'USD');
    await book(1_000, 'NGN');
    await charge(700, 'NGN');
    await charge(5, 'USD');
    const read: LedgerEntry[] = [];
    for (let after: string | undefined, more = true; more; more = after !== undefined) {
      const { data, next } = await lists().ledger(workspaceId, { after, limit: 1 });
      read.push(...data);
      after = next;
    }
    expect(read.map(({ currency, amountMinor, balanceMinor }) => [currency, amountMinor, balanceMinor])).toEqual([
      ['USD', -5, 95],
      ['USD', 100, 100],
      ['NGN', -700, 300],
      ['NGN', 1_000, 1_000],
    ]);
    expect(await lists().balances(workspaceId)).toEqual([
      { currency: 'NGN', balanceMinor: 300 },
      { currency: 'USD', balanceMinor: 95 },
    ]);
    const other = await database.makeWorkspace();
    expect([await lists().ledger(other, { limit: 10 }), await lists().balances(other)]).toEqual([{ data: [] }, []]);
  });
});
