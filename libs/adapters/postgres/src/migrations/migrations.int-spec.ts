import { createTestDatabase, type TestDatabase } from '@svc/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../connection/data-source';
import { migrations } from '.';
import { FormFiles1763700003400 } from './1763700003400-form-files';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource({ url: database.url, poolSize: 2, applicationName: 'migrations' }).initialize();
});

afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

describe('the migrated schema', () => {
  it('can be taken back, migration by migration, and made again', async () => {
    for (let count = 0; count < migrations.length; count += 1) await dataSource.undoLastMigration();
    const applied = await dataSource.runMigrations();
    expect(applied).toHaveLength(migrations.length);
  });

  it('[D-110] keeps without an end what people sent by forms before, unless the workspace had said otherwise, and counts their files', async () => {
    const runner = dataSource.createQueryRunner();
    const formFiles = new FormFiles1763700003400();
    await formFiles.down(runner);
    const made = async (slug: string, settings: object) =>
      (
        (await runner.query(
          `insert into workspace (id, slug, display_name, timezone, currencies, settings) values (gen_random_uuid(), $1, 'Ile', 'Africa/Lagos', '{NGN}', $2) returning id`,
          [slug, settings],
        )) as { id: string }[]
      )[0]!.id;
    const [silent, speaking] = [await made('silent', {}), await made('speaking', { forms: { keepDays: 30 }, alertEmail: 'a@example.com' })];
    await runner.query(
      `insert into form_submission (workspace_id, mode, id, form_id, form_slug, form_name, answers, files, identity, source, submitted_at)
       values ($1, 'live', gen_random_uuid(), gen_random_uuid(), 'contact', 'Contact', '[]', '[{"sizeBytes": 700}, {"sizeBytes": 20}]', '{}', 'hosted', now())`,
      [silent],
    );
    await formFiles.up(runner);
    const settings = async (id: string) =>
      ((await runner.query('select settings from workspace where id = $1', [id])) as { settings: unknown }[])[0]!.settings;
    expect([await settings(silent), await settings(speaking)]).toEqual([
      { forms: { keepDays: null } },
      { forms: { keepDays: 30 }, alertEmail: 'a@example.com' },
    ]);
    expect(await runner.query('select workspace_id as id, bytes from form_file_usage')).toEqual([{ id: silent, bytes: '720' }]);
    await runner.query('delete from workspace');
    expect(await runner.query('select 1 from form_file_usage')).toEqual([]);
    await runner.release();
  });
});
