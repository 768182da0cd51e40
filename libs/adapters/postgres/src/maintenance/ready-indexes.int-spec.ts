import { TextsKept1763700004610 } from '../migrations/1763700004610-texts-kept';
import { readyIndexes } from './ready-indexes';
import { useDatabase } from '../testing';

const database = useDatabase();

const STATE = `select indisvalid as valid, indisunique as once from pg_index where indexrelid = to_regclass('message_texts')`;

it('an index that a migration asks for is built before it, also after an interrupted build', async () => {
  const runner = database.source.createQueryRunner();
  const migration = new TextsKept1763700004610();
  const workspaceId = await database.makeWorkspace();
  await database.source.query(
    `insert into message (workspace_id, mode, id, kind, channel, recipient, subject_id, version)
     select $1, 'live', gen_random_uuid(), 'order_confirmed', 'email', 'ade@example.com', gen_random_uuid(), gen_random_uuid() from generate_series(1, 2)`,
    [workspaceId],
  );
  await migration.down(runner);
  await expect(database.source.query('create unique index concurrently message_texts on message (channel)')).rejects.toThrow(
    'could not create unique index',
  );
  expect(await database.source.query(STATE)).toEqual([{ valid: false, once: true }]);
  const timeout = (await runner.query('show statement_timeout')) as object[];
  await readyIndexes(runner);
  expect(await database.source.query(STATE)).toEqual([{ valid: true, once: false }]);
  expect(await runner.query('show statement_timeout')).toEqual(timeout);
  await migration.up(runner);
  await runner.release();
});
