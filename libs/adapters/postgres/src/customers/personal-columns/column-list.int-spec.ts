import { useDatabase } from '../../testing';
import { ERASURE } from '../erase-person-sql';
import { PERSONAL_FILE } from '../personal-file-sql';
import { COLUMN_LIST } from './column-list';

const database = useDatabase();

/** Tables, partitioned tables and materialized views, with their columns; partitions have those of their table, and other views store nothing. */
const CATALOGUE = `
  select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'm') and not c.relispartition and a.attnum > 0 and not a.attisdropped`;

const LISTED = Object.entries(COLUMN_LIST).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, treatment]) => ({ table, column, name: `${table}.${column}`, treatment })),
);
const PERSONAL = LISTED.flatMap(({ treatment, ...column }) => (treatment.isPersonal ? [{ ...column, ...treatment }] : []));
const reasonsOf = LISTED.flatMap(({ name, treatment }) =>
  treatment.isPersonal
    ? [treatment.exportedBy, treatment.erasedBy].flatMap((how) => ('not' in how ? [{ name, reason: how.not }] : []))
    : [{ name, reason: treatment.because }],
);

describe('the list of personal columns', () => {
  it('[D-152] names every table and column of the migrated database, and no other', async () => {
    const stored = (await database.source.query<{ name: string }[]>(CATALOGUE)).map(({ name }) => name);
    const listed = LISTED.map(({ name }) => name);
    expect({
      'without an entry in personal-columns/': stored.filter((name) => !listed.includes(name)),
      'listed, but not in the database': listed.filter((name) => !stored.includes(name)),
    }).toEqual({ 'without an entry in personal-columns/': [], 'listed, but not in the database': [] });
  });

  it('[D-152] says in words why a column is not personal, not exported or not erased', () => {
    expect(reasonsOf.filter(({ reason }) => reason.split(' ').length < 4 || !reason.endsWith('.'))).toEqual([]);
  });

  it('[D-152] names steps of the erasure that write the table, and its column or the whole row', () => {
    const wrong = PERSONAL.flatMap(({ table, column, name, erasedBy }) =>
      'not' in erasedBy ? [] : erasedBy.filter((step) => !clears(step, table, column)).map((step) => `${name}: ${step}`),
    );
    expect(wrong).toEqual([]);
  });

  it('[D-152] names a column for each step of the erasure', () => {
    const named = new Set(PERSONAL.flatMap(({ erasedBy }) => ('not' in erasedBy ? [] : erasedBy)));
    expect(ERASURE.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  });

  it('[D-152] names parts of the export that there are', () => {
    const parts = [...PERSONAL_FILE.text.matchAll(/ as "?(\w+)"?(?=,|$)/gm)].map(([, part]) => part);
    const named = PERSONAL.flatMap(({ exportedBy }) => ('not' in exportedBy ? [] : exportedBy)).filter((part) => part !== 'contact');
    expect([...new Set(named)].filter((part) => !parts.includes(part))).toEqual([]);
  });
});

/** Returns whether a step deletes rows of a table, or sets the column; a computed column follows the one that it is computed from. */
function clears(name: string, table: string, column: string): boolean {
  const { text: sql } = ERASURE.find((step) => step.name === name)!.sql;
  const isComputed = [`contact.identity`, `checkout.contact_email`].includes(`${table}.${column}`);
  return (
    new RegExp(`delete from ${table}\\b`).test(sql) ||
    (new RegExp(`update ${table}\\b`).test(sql) && (isComputed || new RegExp(`\\b${column} = `).test(sql)))
  );
}
