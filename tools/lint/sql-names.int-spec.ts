import { useDatabase } from '@svc/adapters/postgres/testing';
import { FORMER_SQL_NAMES } from './word-list.mjs';
import { faultsOfText, forbiddenIn } from './words.mjs';

/** Tables, views, indexes, columns, constraints and functions of the service; names of policies and triggers stay (ADR 0115). */
const NAMES = `
  select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
  union select a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
   where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
  union select conname from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union select p.proname from pg_proc p
   where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

const COMMENTS = `
  select coalesce(c.relname, p.proname) as name, d.description as comment
    from pg_description d
    left join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass
    left join pg_proc p on p.oid = d.objoid and d.classoid = 'pg_proc'::regclass
   where coalesce(c.relnamespace, p.pronamespace) = 'public'::regnamespace
     and not exists (select from pg_depend e where e.objid = d.objoid and e.deptype = 'e')`;

const database = useDatabase();

describe('the database as migrations make it', () => {
  it('is named by standard terms, apart from names of the release before', async () => {
    const names = await database.source.query<{ name: string }[]>(NAMES);
    expect(names.length).toBeGreaterThan(500);
    const refused = names.map(({ name }) => name).filter((name) => !FORMER_SQL_NAMES.has(name) && forbiddenIn(name).length > 0);
    expect(refused).toEqual([]);
  });

  it('is described in plain words', async () => {
    const comments = await database.source.query<{ name: string; comment: string }[]>(COMMENTS);
    const faults = comments.flatMap(({ name, comment }) => faultsOfText(comment, 'comment').map((fault) => `${name}: ${fault}`));
    expect(faults).toEqual([]);
  });
});
