import { noticesContract } from '@svc/notifications/testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { useDatabase } from '../testing';
import { bindNoticeTx } from '.';

const database = useDatabase();

noticesContract('Postgres', async () => {
  await database.source.query('delete from merchant_notice');
  return {
    work: new PostgresUnitOfWork(database.sql, bindNoticeTx),
    makeShop: async ({ merchantNotices, ...settings }) => {
      const workspaceId = await database.makeWorkspace();
      await database.source.query('update workspace set settings = $2, merchant_notices = $3 where id = $1', [
        workspaceId,
        settings,
        merchantNotices,
      ]);
      return workspaceId;
    },
  };
});
