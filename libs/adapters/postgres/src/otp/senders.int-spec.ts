import { InMemorySecretBox } from '@svc/kernel/testing';
import { sendersContract } from '@svc/otp/testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { insertChallenge } from '../testing/insert-challenge';
import { challengeOf, CHALLENGE, type ChallengeRow } from './otp.entities';
import { bindSenderTx, PostgresSenderConnections } from '.';

const database = useDatabase();
const box = new InMemorySecretBox();

describe('numbers and templates on Postgres', () => {
  sendersContract(() => ({
    work: new PostgresUnitOfWork(database.sql, (sql) => bindSenderTx(sql, randomIds)),
    connections: new PostgresSenderConnections(database.sql, box),
    box,
    otp: {
      insert: (challenge) => insertChallenge(database.sql, challenge),
      challenge: async ({ id }) => {
        const [row] = await database.source.query<ChallengeRow[]>(`select ${CHALLENGE} from otp_challenge where id = $1`, [id]);
        return row && challengeOf(row);
      },
    },
    makeWorkspace: () => database.makeWorkspace(),
  }));
});
