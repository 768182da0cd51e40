import { confirmationsContract } from '@svc/contracts/testing';
import { useDatabase } from '../testing';
import { PostgresConfirmationStore } from '.';

const database = useDatabase();

describe('confirmations in Postgres', () => {
  confirmationsContract(async () => {
    await database.source.query('delete from confirmation');
    return {
      workspaceId: await database.makeWorkspace(),
      run: (work) => database.sql.transaction((sql) => work(new PostgresConfirmationStore(sql))),
    };
  });
});
