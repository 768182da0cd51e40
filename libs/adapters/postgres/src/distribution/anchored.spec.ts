import { anchored } from './anchored';

const ANCHOR = (workspace: string) => `(select workspace_id from workspace_anchor where workspace_id = ${workspace}) anchor cross join`;

describe('an insert of rows that come from no table', () => {
  it('[ADR 0169 r9] is joined with the row of its workspace, which a parameter names', () => {
    const text = `insert into sync_dirty (workspace_id, kind, id) select $1, kind, id from unnest($2::text[], $3::uuid[]) as noted (kind, id)`;
    expect(anchored(text)).toBe(
      `insert into sync_dirty (workspace_id, kind, id) select anchor.workspace_id, kind, id from ${ANCHOR('$1::uuid')} unnest($2::text[], $3::uuid[]) as noted (kind, id)`,
    );
  });

  it('[ADR 0169 r9] is joined with the one that the connection is about, where records name it', () => {
    const text = `insert into outbox (id, workspace_id, data) select "id", "workspaceId", coalesce("data", '{"a": ","}') from jsonb_to_recordset($1) as record (id uuid) on conflict do nothing`;
    expect(anchored(text)).toBe(text);
    expect(anchored(text, `'7a'::uuid`)).toBe(
      `insert into outbox (id, workspace_id, data) select "id", anchor.workspace_id, coalesce("data", '{"a": ","}') from ${ANCHOR(`'7a'::uuid`)} jsonb_to_recordset($1) as record (id uuid) on conflict do nothing`,
    );
  });

  it('[ADR 0169 r9] keeps its groups, and may be a part of a statement', () => {
    const text = `with made as (insert into hold (workspace_id, kind, count) select workspace, kind, sum(count) from sum_moves(moves) group by 2) select 1`;
    expect(anchored(text)).toBe(
      `with made as (insert into hold (workspace_id, kind, count) select anchor.workspace_id, kind, sum(count) from ${ANCHOR('workspace')} sum_moves(moves) group by 2, anchor.workspace_id ) select 1`,
    );
    const ended = `insert into linked_addon (workspace_id, n) select new.workspace_id, max(n) from f(x) group by 1;\n  return null;`;
    expect(anchored(ended)).toContain('group by 1, anchor.workspace_id ;');
    const alone = `insert into linked_addon (workspace_id, n) select new.workspace_id, max(n) from f(x) group by n on conflict do nothing`;
    expect(anchored(alone)).toContain('group by n, anchor.workspace_id on conflict');
  });

  it('[ADR 0169 r9] may have no source at all', () => {
    const text = `insert into notified_schedule as n (workspace_id, revision) select $1, 1 where $2 on conflict do nothing`;
    expect(anchored(text)).toBe(
      `insert into notified_schedule as n (workspace_id, revision) select anchor.workspace_id, 1 from (select workspace_id from workspace_anchor where workspace_id = $1::uuid) anchor where $2 on conflict do nothing`,
    );
  });

  it('[ADR 0169 r9] takes the workspace of whole records from the first', () => {
    const text = `insert into checkout (workspace_id, id) select workspace_id, id from jsonb_populate_recordset(null::checkout, records) order by id`;
    expect(anchored(text)).toContain(`select anchor.workspace_id, id from ${ANCHOR(`(records -> 0 ->> 'workspace_id')::uuid`)}`);
  });

  it.each([
    `insert into counter (workspace_id, kind) select workspace_id, 'preorder' from product where workspace_id = $1`,
    `insert into access_key_hash (hash, workspace_id) select hash, $1 from jsonb_to_recordset($2) as r (hash text)`,
    `insert into counter (workspace_id, kind) values ($1, 'variant')`,
  ])('[ADR 0169 r9] is left alone where its rows are of a node already, or on every one: %s', (text) => {
    expect(anchored(text, `'7a'::uuid`)).toBe(text);
  });
});
