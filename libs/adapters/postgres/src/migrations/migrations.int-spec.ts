import { createTestDatabase, type TestDatabase } from '@svc/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../data-source';
import { migrations } from '.';

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
});
