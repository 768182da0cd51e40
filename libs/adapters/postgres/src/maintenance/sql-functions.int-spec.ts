import type { DataSource } from 'typeorm';
import { migrate, schemaGap } from './migrate';
import { sqlFunctions } from './sql-functions';
import { useDatabase } from '../testing';

const DEFINED = `
  select oid::regprocedure::text as name, pg_get_functiondef(oid) as text from pg_proc
   where pronamespace = $1::regnamespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
   order by 1`;

/** Returns the functions of a schema, as if they were in none. */
async function definedIn(source: Pick<DataSource, 'query'>, schema: string): Promise<{ name: string; text: string }[]> {
  const functions = (await source.query(DEFINED, [schema])) as { name: string; text: string }[];
  return functions.map(({ name, text }) => ({ name: name.replace(`${schema}.`, ''), text: text.replace(`${schema}.`, '') }));
}

const database = useDatabase(2);
const name = 'is_used_up';
const { hash } = sqlFunctions.find((each) => each.name === name)!;
const noted = async () =>
  (
    await database.source.query<{ hash: string; superseded: string[] }[]>('select hash, superseded from sql_function where name = $1', [
      name,
    ])
  )[0];
const note = (current: string, superseded: string[]) =>
  database.source.query('update sql_function set hash = $2, superseded = $3 where name = $1', [name, current, superseded]);

describe('the SQL functions of a migrated database', () => {
  it('are those of the files: no more, no fewer, with the same text, each in a file of its own', async () => {
    const runner = database.source.createQueryRunner();
    await runner.startTransaction();
    await runner.query('create schema made_of_files; set local search_path = made_of_files, public');
    for (const { text } of sqlFunctions) await runner.query(text);
    const [there, inFiles] = [await definedIn(runner, 'public'), await definedIn(runner, 'made_of_files')];
    await runner.rollbackTransaction();
    await runner.release();
    expect(there).toEqual(inFiles);
    expect(inFiles).toHaveLength(sqlFunctions.length);
  });

  it('are replaced when one of them differs', async () => {
    const before = await definedIn(database.source, 'public');
    await database.source.query(
      `create or replace function is_used_up(capacity integer, held integer, sold integer) returns boolean language sql immutable return true`,
    );
    await note('of the release before', []);
    expect(await schemaGap(database.source)).toBe('The SQL functions of the database are behind this build (is_used_up).');
    expect(await migrate(database.source)).toMatchObject({ applied: [], functions: [name] });
    expect(await definedIn(database.source, 'public')).toEqual(before);
    expect(await noted()).toEqual({ hash, superseded: ['of the release before'] });
    expect([await schemaGap(database.source), await migrate(database.source)]).toMatchObject([undefined, { applied: [], functions: [] }]);
  });

  it('may be those of the next release, beside which a process goes on', async () => {
    await note('of the next release', ['of the release before', hash]);
    expect(await schemaGap(database.source)).toBeUndefined();
  });

  it('are behind again for the next release, once an older build was migrated after it', async () => {
    await note('of the next release', ['of the release before', hash]);
    await migrate(database.source);
    expect(await noted()).toEqual({ hash, superseded: ['of the release before'] });
  });
});
