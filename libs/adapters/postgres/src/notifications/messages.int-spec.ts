import { emailSourcesContract, messagesContract } from '@svc/notifications/testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { bindMessageTx, PostgresEmailSources, PostgresMessageLog } from '.';

const database = useDatabase();

describe('messages on Postgres', () => {
  messagesContract(() => ({
    work: new PostgresUnitOfWork(database.source, (manager) => bindMessageTx(manager, randomIds)),
    log: new PostgresMessageLog(database.source),
    makeWorkspace: async (alertEmail) => {
      const id = await database.makeWorkspace();
      if (alertEmail)
        await database.source.query(`update workspace set settings = jsonb_build_object('alertEmail', $2::text) where id = $1`, [
          id,
          alertEmail,
        ]);
      return id;
    },
    moveTestClock: async (id, seconds) => void (await database.source.query(`select move_clock($2, $1, 'test')`, [id, seconds])),
  }));
});

describe('the content of emails on Postgres', () => {
  emailSourcesContract(() => new PostgresEmailSources(database.source));
});
