import { randomUUID } from 'node:crypto';
import { removalsContract } from '@svc/access/testing';
import { randomIds, useDatabase } from '../testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { bindAccessTx, PostgresWorkspaceList } from '../access';
import { PostgresRemovalList } from './removals';
import { PostgresRemovedRows } from './removed-rows';

const database = useDatabase();

describe('removals on Postgres', () => {
  removalsContract(() => ({
    unitOfWork: new PostgresUnitOfWork(database.sql, (sql) => bindAccessTx(sql, randomIds)),
    workspaces: new PostgresWorkspaceList(database.sql),
    removals: new PostgresRemovalList(database.sql),
    rows: new PostgresRemovedRows(database.sql),
    fill: async (workspaceId, rows) => {
      await database.source.query(
        `insert into former_slug (workspace_id, kind, slug, thing_id) select $1, 'product', 'former-' || n, gen_random_uuid() from generate_series(1, $2::int) n`,
        [workspaceId, rows],
      );
      return 'former_slug';
    },
    upload: async (workspaceId) => {
      await database.source.query(
        `insert into media_file (workspace_id, id, title, type, visibility, file, created_at) values ($1, $2, 'Note', 'document', 'private', $3, now())`,
        [workspaceId, randomUUID(), { name: 'note.txt', mimeType: 'text/plain', sizeBytes: 1, checksumSha256: '0' }],
      );
    },
  }));
});
