import { randomUUID } from 'node:crypto';
import { aChallenge, guessesContract, otpContract, sendWatchContract, type OtpFixture } from '@svc/otp/testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { insertChallenge } from '../testing/insert-challenge';
import { challengeOf, CHALLENGE, ENTRY, entryOf } from './otp.entities';
import { bindOtpTx, PostgresSentCodes } from '.';

const database = useDatabase(10);

function open(): OtpFixture {
  return {
    work: new PostgresUnitOfWork(database.sql, (sql) => bindOtpTx(sql, randomIds)),
    codes: new PostgresSentCodes(database.sql),
    insert: (challenge, serviceHash) => insertChallenge(database.sql, challenge, serviceHash),
    challenge: async ({ workspaceId, mode, id }) => {
      const [row] = await database.source.query<object[]>(
        `select ${CHALLENGE} from otp_challenge where workspace_id = $1 and mode = $2 and id = $3`,
        [workspaceId, mode, id],
      );
      return row && challengeOf(row);
    },
    entries: async (workspaceId) => {
      const rows = await database.source.query<object[]>(`select ${ENTRY} from otp_ledger where workspace_id = $1 order by entry`, [
        workspaceId,
      ]);
      return rows.map(entryOf);
    },
    balanceMinor: async (workspaceId, currency) => {
      const [row] = await database.source.query<{ balance: number }[]>(
        `select balance_minor::float8 as balance from otp_wallet where workspace_id = $1 and currency = $2`,
        [workspaceId, currency],
      );
      return row?.balance ?? 0;
    },
  };
}

describe('one-time passwords on Postgres', () => otpContract(open, () => database.makeWorkspace()));

describe('the count of codes by a key in an hour', () => {
  it('[§8 r9] is deleted for hours that began before, some at a time, and kept for later ones', async () => {
    const [workspaceId, keyId] = [await database.makeWorkspace(), randomUUID()];
    const at = (hour: number) => new Date(Date.UTC(2000, 0, 1, hour, 30));
    for (const hour of [0, 0, 1, 2]) await insertChallenge(database.sql, aChallenge({ workspaceId, keyId, createdAt: at(hour) }));
    const hours = async () =>
      (
        await database.source.query<{ sends: number }[]>(
          'select sends::integer as sends from otp_key_hour where workspace_id = $1 order by hour',
          [workspaceId],
        )
      ).map(({ sends }) => sends);
    const purge = (most: number, hour = 1) => open().work.run(({ challenges }) => challenges.purgeHours(at(hour), most));
    await purge(1_000, -1);
    expect(await hours()).toEqual([2, 1, 1]);
    expect([await purge(1), await hours(), await purge(10), await purge(10), await hours()]).toEqual([1, [1, 1], 1, 0, [1]]);
  });
});

describe('guesses at codes on Postgres', () => guessesContract(open, () => database.makeWorkspace()));

describe('watched sends on Postgres', () => sendWatchContract(open, () => database.makeWorkspace()));
