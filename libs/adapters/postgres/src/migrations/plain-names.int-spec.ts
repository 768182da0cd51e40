import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../connection/data-source';
import { asTenant } from '../row-level-security/tenant-scope';
import { useDatabase } from '../testing';

const database = useDatabase();
let service: DataSource;
let [ours, theirs]: string[] = [];

beforeAll(async () => {
  [ours, theirs] = [await database.makeWorkspace(), await database.makeWorkspace()];
  service = await createDataSource({ url: database.url, poolSize: 1, applicationName: 'older process', isTenantScoped: true }).initialize();
});

afterAll(() => service?.destroy());

/** Inserts a listener, and returns its id. */
async function makeListener(workspaceId: string): Promise<string> {
  const id = randomUUID();
  await database.source.query(
    `insert into webhook_listener (workspace_id, id, mode, events, epoch, seen_at) values ($1, $2, 'both', '{}', 1, now())`,
    [workspaceId, id],
  );
  return id;
}

describe('processes of the release before, on this schema,', () => {
  it('write and read deliveries to listeners under the former name, within their tenant scope alone', async () => {
    const [mine, others] = [await makeListener(ours!), await makeListener(theirs!)];
    const event = randomUUID();
    const insert = (workspaceId: string, listenerId: string) =>
      service.query(
        'insert into webhook_hearing (workspace_id, id, event_id, listener_id) values ($1, gen_random_uuid(), $2, $3) on conflict do nothing',
        [workspaceId, event, listenerId],
      );
    for (let times = 0; times < 2; times += 1) await asTenant(ours!, () => insert(ours!, mine));
    await asTenant(theirs!, () => insert(theirs!, others));
    await expect(asTenant(ours!, () => insert(theirs!, others))).rejects.toThrow('violates row-level security policy');
    await asTenant(ours!, () => service.query('update webhook_hearing hearing set number = 1 where hearing.event_id = $1', [event]));
    expect(await asTenant(ours!, () => service.query('select listener_id, number from webhook_hearing'))).toEqual([
      { listener_id: mine, number: 1 },
    ]);
    const stored = () => database.source.query('select listener_id, number from webhook_listener_delivery order by number');
    expect(await stored()).toEqual([
      { listener_id: mine, number: 1 },
      { listener_id: others, number: null },
    ]);
    await asTenant(ours!, () => service.query('delete from webhook_hearing'));
    expect(await stored()).toEqual([{ listener_id: others, number: null }]);
  });

  it.each([
    ['told_full_at', 'full_notice_sent_at'],
    ['full_notice_sent_at', 'told_full_at'],
  ])('share the moment of the notice about full storage: %s is written to %s', async (written, read) => {
    await database.source.query('delete from form_file_usage');
    const write = (moment: string) =>
      database.source.query(
        `insert into form_file_usage as usage (workspace_id, bytes, ${written}) values ($1, 0, $2)
         on conflict (workspace_id) do update set ${written} = excluded.${written}`,
        [ours, moment],
      );
    for (const moment of ['2026-11-20T09:00:00.000Z', '2026-11-22T09:00:00.000Z']) {
      await write(moment);
      const rows = await database.source.query(`select ${read} as moment, bytes from form_file_usage`);
      expect(rows).toEqual([{ moment: new Date(moment), bytes: '0' }]);
    }
  });

  it('call functions by their former names', async () => {
    await database.source.query(
      `insert into outbox (id, workspace_id, mode, type, data) values (gen_random_uuid(), $1, 'live', 'product.changed.v1', '{}')`,
      [ours],
    );
    expect(await database.source.query(FORMER)).toEqual([
      { role: true, tables: [], own: null, grams: true, moves: 3, short: [], limited: false, facts: '1' },
    ]);
    expect(await asTenant(ours!, () => service.query('select seen_workspace() as id'))).toEqual([{ id: ours }]);
    await database.source.query('select raise_wall(), make_walled_role()');
  });
});

const FORMER = `
  select may_step_behind_wall() as role, array(select tables_without_wall()) as tables, seen_workspace() as own,
         search_grams(gen_random_uuid(), 'live', 'Ada', null, null) is not null as grams,
         (select count from wanted_moves('[{"kind": "variant", "subjectId": "${'0'.repeat(32)}", "count": 3}]')) as moves,
         short_of(gen_random_uuid(), 'live', gen_random_uuid(), '[]') as short,
         has_key_sent(gen_random_uuid(), 'live', gen_random_uuid(), now(), 1) as limited,
         (select count(*) from take_untold_facts(10, '${'0'.repeat(32)}')) as facts`;
