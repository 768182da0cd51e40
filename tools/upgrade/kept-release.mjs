import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

const folder = fileURLToPath(new URL('./releases', import.meta.url));
const KEPT = 'processes.json.br';
const PROCESSES = /** @type {const} */ (['api', 'worker']);

/** Keys of the installations whose data is kept here. They protect nothing but these. */
export const SECRET_KEY = Buffer.alloc(32, 'a kept release').toString('base64');

/**
 * @typedef {object} KeptRelease what one release left behind, and what it said of it
 * @property {string} keptAt the time of the clock of all then, ISO 8601
 * @property {string[]} migrations names of those that it had applied, in their order
 * @property {string} schema fingerprint of the schema that these had made
 * @property {string} slug of the workspace
 * @property {string} ref of the workspace
 * @property {string} adminToken
 * @property {string} operatorToken
 * @property {string} secretLive key
 * @property {{ ref: string, secret: string, path: string }} webhooks the destination; its secret as it was shown
 * @property {{ what: string, path: string, says: string }[]} links that people were sent, below the service's address, and what their pages say
 * @property {Record<string, object[]>} lists what the management API listed, by path
 * @property {{ to: string, subject: string }[]} waiting mails that were still to be sent
 */

/** Where the files of a release's `DATA_DIR` lie. */
export const filesOf = (name) => join(folder, name, 'files');

/** @returns {KeptRelease} */
export const readManifest = (name) => JSON.parse(readFileSync(join(folder, name, 'manifest.json'), 'utf8'));

/** The rows of a release. @returns {{ table: string, rows: string }[]} rows: a JSON array, as text */
export const readRows = (name) =>
  gunzipSync(readFileSync(join(folder, name, 'rows.gz')))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const at = line.indexOf('\t');
      return { table: line.slice(0, at), rows: line.slice(at + 1) };
    });

/** Keeps the processes of a release that is built in `checkout`, in one compressed file: it holds by path what is alike in both once. */
export function keepProcesses(name, checkout) {
  const built = join(checkout, 'dist');
  const paths = PROCESSES.flatMap((each) => readdirSync(join(built, each)).map((file) => join(each, file))).filter(
    (file) => !/\.(map|cache)$|migrate\./.test(file),
  );
  const files = JSON.stringify(Object.fromEntries(paths.map((file) => [file, readFileSync(join(built, file), 'utf8')])));
  mkdirSync(join(folder, name), { recursive: true });
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  writeFileSync(join(folder, name, KEPT), brotliCompressSync(files, { params }));
}

/**
 * Unpacks the kept processes of a release where they find the packages installed. Those that this release has given up stay in
 * `devDependencies` for as long as the older one is kept: `swagger-ui-dist` for 2026-11-22.
 * @returns {{ api: string, worker: string }} their bundles, below `dist/`
 */
export function unpackProcesses(name) {
  const files = JSON.parse(brotliDecompressSync(readFileSync(join(folder, name, KEPT))).toString('utf8'));
  for (const [file, contents] of Object.entries(files)) {
    const target = join(process.cwd(), 'dist/releases', name, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
  return Object.fromEntries(PROCESSES.map((each) => [each, join('releases', name, each, 'main.cjs')]));
}

/**
 * Every row of every table of the service, as bytes for `rows.gz`: a line for each table, its name, a tab, and its rows as a JSON array.
 * The queue's tables are left out: their jobs are enqueued again from the other tables.
 * @param {import('pg').Client} client
 */
export async function dumpRows(client) {
  const lines = [];
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query(`select coalesce(json_agg(t), '[]')::text as rows from ${table} t`);
    if (rows[0].rows !== '[]') lines.push(`${table}\t${rows[0].rows.replaceAll('\n', '')}`);
  }
  return gzipSync(`${lines.join('\n')}\n`, { level: 9 });
}

/** Writes kept rows into a database whose tables have been made and hold nothing but what their migrations put there. @param {import('pg').Client} client */
export async function loadRows(client, tables) {
  const { rows: references } = await client.query(REFERENCES);
  const ordered = inOrderOf(references, tables);
  await client.query('begin');
  for (const { table } of ordered) await client.query(`alter table ${table} disable trigger user`);
  for (const { table } of ordered.toReversed()) await client.query(`delete from ${table}`);
  for (const { table, rows } of ordered) {
    const columns = await columnsOf(client, table);
    await client.query(
      `insert into ${table} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [rows],
    );
  }
  await client.query('commit');
  for (const { table } of ordered) await client.query(`alter table ${table} enable trigger user`);
  const { rows: owned } = await client.query(SERIALS);
  for (const { sequence, table, column } of owned)
    await client.query(`select setval($1, coalesce((select max(${column}) from ${table}), 0) + 1, false)`, [sequence]);
}

/** Tables after those that they refer to, as an owner of tables who is not a superuser has to write them. */
function inOrderOf(references, tables) {
  const byName = new Map(tables.map((each) => [each.table, each]));
  const ordered = new Set();
  const visit = (table) => {
    for (const { to } of references.filter(({ from }) => from === table)) visit(to);
    if (byName.has(table)) ordered.add(byName.get(table));
  };
  for (const { table } of tables) visit(table);
  return [...ordered];
}

/** Returns the number of rows of each table. @param {import('pg').Client} client @returns {Promise<Record<string, number>>} */
export async function countRows(client) {
  const counts = {};
  for (const table of await tablesOf(client)) counts[table] = Number((await client.query(`select count(*) from ${table}`)).rows[0].count);
  return counts;
}

/** Returns what distinguishes schemas: columns, constraints, indexes, triggers. Functions are of no migration any more (ADR 0047). @param {import('pg').Client} client */
export async function fingerprintOf(client) {
  await client.query(`set time zone 'UTC'`);
  const { rows } = await client.query(SCHEMA);
  return createHash('sha256')
    .update(rows.map(({ line }) => line).join('\n'))
    .digest('hex');
}

async function tablesOf(client) {
  const { rows } = await client.query(
    `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not in ('migration', 'sql_function') order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function columnsOf(client, table) {
  const { rows } = await client.query(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0].names;
}

const REFERENCES = `
  select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`;

const SERIALS = `
  select s.oid::regclass::text as sequence, d.refobjid::regclass::text as table, quote_ident(a.attname) as column
    from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
   where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`;

const SCHEMA = `
  select line collate "C" as line from (
    select format('column %s.%s %s %s %s', c.oid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)) as line
      from pg_class c join pg_attribute on attrelid = c.oid left join pg_attrdef on adrelid = c.oid and adnum = attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and attnum > 0 and not attisdropped
    union all
    select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select format('index %s', indexdef) from pg_indexes where schemaname = 'public'
    union all
    select format('trigger %s', pg_get_triggerdef(t.oid)) from pg_trigger t join pg_class c on c.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace
  ) as schema order by 1`;
