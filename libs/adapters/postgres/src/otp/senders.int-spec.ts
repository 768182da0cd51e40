import { InMemorySecretBox } from '@svc/kernel/testing';
import { sendersContract } from '@svc/otp/testing';
import { PostgresUnitOfWork } from '../postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { challengeOf, CHALLENGE, type ChallengeRow } from './otp.entities';
import { bindOtpTx, bindSenderTx, PostgresSenderConnections } from '.';

const database = useDatabase();
const box = new InMemorySecretBox();

describe('numbers and templates on Postgres', () => {
  sendersContract(() => ({
    work: new PostgresUnitOfWork(database.source, (manager) => bindSenderTx(manager, randomIds)),
    connections: new PostgresSenderConnections(database.source, box),
    box,
    otp: {
      work: new PostgresUnitOfWork(database.source, (manager) => bindOtpTx(manager, randomIds)),
      challenge: async ({ id }) => {
        const [row] = await database.source.query<ChallengeRow[]>(`select ${CHALLENGE} from otp_challenge where id = $1`, [id]);
        return row && challengeOf(row);
      },
    },
    makeWorkspace: () => database.makeWorkspace(),
  }));
});
