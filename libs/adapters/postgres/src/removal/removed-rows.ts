import { type Removal, type RemovedFiles, RemovedRows, type RowPlace } from '@svc/access';
import { storageNameOf, type StoredFile, storedFilesOf } from '@svc/content';
import { IsNull, LessThanOrEqual } from 'typeorm';
import { asTenant } from '../row-level-security/tenant-scope';
import { withFormOnNodes } from '../distribution/dialect';
import type { Sql } from '../work/sql';
import { composed, statement } from '../work/statement';
import { removedWorkspaceEntity } from '../access/access.entities';
import { oneRemoval } from './removals';
import { type RowTable, rowTables } from './removed-tables';

/** Deletes rows of a removed workspace, in the tenant scope of that workspace: a row of another one would not be seen. */
export class PostgresRemovedRows extends RemovedRows {
  private known: readonly RowTable[] = [];

  constructor(private readonly sql: Sql) {
    super();
  }

  next(before: Date): Promise<Removal | undefined> {
    return oneRemoval(this.sql, { finishedAt: IsNull(), requestedAt: LessThanOrEqual(before) });
  }

  async files(workspaceId: string, most: number): Promise<RemovedFiles[]> {
    const rows = await this.sql.query(FILES, [workspaceId, most]);
    return rows.map(({ kind, id, file, thumbnail, keys }) => ({
      kind,
      id,
      names:
        keys ??
        storedFilesOf({ file: file!, thumbnail: thumbnail ?? undefined }).map((stored) => storageNameOf({ workspaceId, id }, stored)),
    }));
  }

  async dropFiles(workspaceId: string, files: readonly RemovedFiles[]): Promise<void> {
    const idsOf = (kind: RemovedFiles['kind']) => files.filter((each) => each.kind === kind).map(({ id }) => id);
    await asTenant(workspaceId, () =>
      this.sql.transaction(async (sql) => {
        const media = await sql.execute(DROP_MEDIA, [workspaceId, idsOf('media')]);
        const submissions = await sql.execute(DROP_SUBMISSIONS, [workspaceId, idsOf('submission')]);
        await sql.execute(NOTE_PROGRESS, [workspaceId, media + submissions]);
      }),
    );
  }

  async tables(): Promise<string[]> {
    this.known = await rowTables(this.sql);
    return this.known.map(({ name }) => name);
  }

  remove(workspaceId: string, { table: name, after }: RowPlace, most: number): Promise<{ rows: number; next?: RowPlace }> {
    const table = this.known.find((each) => each.name === name);
    if (!table) throw new Error(`There is no table ${name} with rows of workspaces.`);
    return asTenant(workspaceId, () =>
      this.sql.transaction(async (sql) => {
        const [deleted] = await sql.query(DELETE_ROWS(table, after !== undefined), [workspaceId, most, ...(after ?? [])]);
        const { rows, last } = deleted!;
        if (rows > 0) await sql.execute(NOTE_PROGRESS, [workspaceId, rows]);
        return { rows, ...(last && rows > 0 && { next: { table: name, after: last } }) };
      }),
    );
  }

  async finish(workspaceId: string, finishedAt: Date): Promise<void> {
    await this.sql.transaction(async (sql) => {
      await sql.execute(DELETE_WORKSPACE, [workspaceId]);
      await sql.repository(removedWorkspaceEntity).update({ id: workspaceId }, { finishedAt });
    });
  }
}

interface FileRow {
  kind: RemovedFiles['kind'];
  id: string;
  file: StoredFile | null;
  thumbnail: StoredFile | null;
  keys: string[] | null;
}

const FILES = statement<FileRow>('access.removed_files')`
  (select 'media' as kind, id, file, thumbnail, null::text[] as keys from media_file where workspace_id = $1 order by id limit $2)
  union all
  (select 'submission', id, null, null, array(select each ->> 'storageKey' from jsonb_array_elements(files) each)
     from form_submission where workspace_id = $1 and files <> '[]' order by mode, id limit $2)
  limit $2`;

const DROP_MEDIA = statement('access.drop_media')`delete from media_file where workspace_id = $1 and id = any($2::uuid[])`;
const DROP_SUBMISSIONS = statement('access.drop_submissions')`
  delete from form_submission where workspace_id = $1 and mode in ('live', 'test') and id = any($2::uuid[])`;

const NOTE_PROGRESS = statement('access.note_removed_rows')`update removed_workspace set removed_rows = removed_rows + $2 where id = $1`;

const DELETE_WORKSPACE = statement('access.delete_workspace')`delete from workspace where id = $1`;

/** Rows that go with those of a table. On several nodes references of providers go with the workspace, by their foreign key. */
const TOGETHER: Record<string, string> = {
  payment_attempt: withFormOnNodes(
    `, referred as (
    delete from provider_reference r using gone where r.provider = gone.provider and r.reference = gone.reference and r.workspace_id = $1)`,
    '',
  ),
};

/**
 * Deletes the next rows in the order of the primary key, between two of its values: so each is found by that key alone, whatever statistics
 * say, and rows that were deleted before are not passed again. `last` has the key of the last one.
 */
const DELETE_ROWS = composed<{ rows: number; last: string[] | null }, [table: RowTable, isFurther: boolean]>(
  'access.delete_rows',
  [
    [{ name: 'note', keys: [{ name: 'id', type: 'uuid' }] }, true],
    [{ name: 'note', keys: [{ name: 'id', type: 'uuid' }] }, false],
    [
      {
        name: 'payment_attempt',
        keys: [
          { name: 'mode', type: 'text' },
          { name: 'id', type: 'uuid' },
        ],
      },
      true,
    ],
    [{ name: 'media_usage', keys: [] }, false],
  ],
  ({ name, keys }, isFurther) => {
    const row = (each: (key: { name: string; type: string }, n: number) => string) => `(${keys.map(each).join(', ')})`;
    const columns = keys.map((key) => `"${key.name}"`).join(', ');
    if (keys.length === 0) {
      return `with gone as (delete from "${name}" where workspace_id = $1 and $2::int > 0 returning 1) select count(*)::int as rows, null::text[] as last from gone`;
    }
    const further = isFurther ? `and ${row((key) => `"${key.name}"`)} > ${row((key, n) => `$${n + 3}::${key.type}`)}` : '';
    const order = keys.map((key) => `"${key.name}"`).join(', ');
    const backwards = keys.map((key) => `"${key.name}" desc`).join(', ');
    return `
      with batch as materialized (select ${columns} from "${name}" where workspace_id = $1 ${further} order by ${order} limit $2),
      last as materialized (select ${columns} from batch order by ${backwards} limit 1),
      gone as (
        delete from "${name}" where workspace_id = $1 ${further} and (${columns}) <= (select ${columns} from last) returning *
      )${TOGETHER[name] ?? ''}
      select (select count(*)::int from gone) as rows, (select array[${keys.map((key) => `"${key.name}"::text`).join(', ')}] from last) as last`;
  },
);
