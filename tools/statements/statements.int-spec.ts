import { execFileSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { asTenant, createDataSource } from '@svc/adapters/postgres';
import { declaredStatements } from '@svc/adapters/postgres/testing';
import { createTestDatabase, type TestDatabase } from '@svc/testing';
import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { declaredIn, type DeclaredStatement } from './declared-rows';
import { describeStatement } from './describe-statement';
import { differencesOf } from './differences';

const ROOT = resolve(__dirname, '../..');
const SOURCES = 'libs/adapters/postgres/src';
const WORKSPACE = '00000000-0000-0000-0000-000000000001';

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', `${SOURCES}/**/*.ts`], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !/spec\.ts$|\/testing\/|\/migrations\//.test(file));
const PLANTED = resolve(__dirname, 'planted-statements.ts');
const declarations = declaredIn([...sources.map((file) => resolve(ROOT, file)), PLANTED], ROOT);
const isPlanted = (path: string) => path.startsWith(PLANTED);
const inSources = (paths: readonly string[]) => paths.filter((path) => !isPlanted(path)).map((path) => relative(ROOT, path));
const statements = declarations.statements.filter(({ file }) => !isPlanted(file));
let database: TestDatabase;
let source: DataSource;
let client: PoolClient;
let types: ReadonlyMap<number, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource({ url: database.url, poolSize: 1, applicationName: 'statements', isTenantScoped: true }).initialize();
  const pool = (source.driver as unknown as { master: Pool }).master;
  client = await asTenant(WORKSPACE, () => pool.connect());
  const { rows } = await client.query<{ oid: number; typname: string }>('select oid, typname from pg_type');
  types = new Map(rows.map(({ oid, typname }) => [oid, typname]));
  for (const file of new Set(declarations.statements.map((each) => each.file))) await import(file);
});

afterAll(async () => {
  client?.release();
  await source?.destroy();
  await database?.drop();
});

/** Returns the differences of each variant of a statement, prepared as the role by which requests work, or why it is not prepared. */
async function differencesIn({ name, row }: DeclaredStatement): Promise<string[]> {
  const variants = declaredStatements().filter((each) => each.name === name);
  if (variants.length === 0) return ['it is not loaded'];
  const differences: string[] = [];
  for (const { text } of variants) {
    const columns = await describeStatement(client, text).catch((error: Error) => error.message);
    if (typeof columns === 'string') differences.push(columns);
    else
      differences.push(
        ...differencesOf(
          row,
          columns.map((column) => ({ name: column.name, type: types.get(column.typeId)! })),
        ),
      );
  }
  return differences;
}

describe('statements', () => {
  it('are prepared as the role that row-level security holds', async () => {
    expect((await client.query<{ role: string }>('select current_user as role')).rows).toEqual([{ role: 'svc_app' }]);
  });

  it.each(statements.map((each) => [each.name, each] as const))(
    '[ADR 0136 r1] %s is prepared, and has the columns of its row',
    async (_, declared) => {
      expect({ at: relative(ROOT, declared.at), differences: await differencesIn(declared) }).toEqual({
        at: relative(ROOT, declared.at),
        differences: [],
      });
    },
  );

  it('[ADR 0136 r2] have names of their own, of at most 63 characters', () => {
    const names = statements.map(({ name }) => name);
    expect(names.filter((name, path) => names.indexOf(name) < path || name.length > 63)).toEqual([]);
  });

  it('[ADR 0136 r1] declare the rows that are read', () => {
    expect(inSources(declarations.undeclaredReads)).toEqual([]);
  });
});

describe('planted statements', () => {
  const WRONG: Record<string, string[]> = {
    'planted.renamed_column': ['workspace is not declared', 'workspaceId is declared, and no column is called so'],
    'planted.lacking_column': ['kind is declared, and no column is called so'],
    'planted.int8_as_number': ['paidMinor is declared as number, and is int8'],
    'planted.moment_as_text': ['createdAt is declared as string, and is timestamptz'],
    'planted.list_as_text': ['currencies is declared as string, and is _text'],
    'planted.moment_in_json': ['order is declared as json with Date, and is jsonb'],
    'planted.same_column_twice': ['two columns are called id'],
    'planted.unknown_column': ['column "nothing" does not exist'],
  };
  const planted = (name: string) => declarations.statements.find((each) => each.name === name)!;

  it.each(Object.entries(WRONG))('[ADR 0136 r1] %s is found', async (name, differences) => {
    expect(await differencesIn(planted(name))).toEqual(differences);
  });

  it('[ADR 0136 r3] are found in each form of a composed one', async () => {
    expect(await differencesIn(planted('planted.variant'))).toEqual([
      'held is not declared',
      'kind is declared, and no column is called so',
    ]);
  });

  it('[ADR 0136 r1] are found where they are read without a row', () => {
    expect(declarations.undeclaredReads.filter(isPlanted)).toHaveLength(1);
  });
});
