import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Operations a second of an installation, at its busiest. */
interface Load {
  reads: number;
  openings: number;
  registrations: number;
  mails: number;
}

/** Processor time of one operation, µs: of the service, and of the database. */
interface Cost {
  service: number;
  database: number;
}

const LOADS: readonly Load[] = [
  { reads: 100, openings: 5, registrations: 5, mails: 5 },
  { reads: 1_000, openings: 50, registrations: 50, mails: 20 },
  { reads: 5_000, openings: 300, registrations: 300, mails: 50 },
  { reads: 20_000, openings: 1_000, registrations: 1_000, mails: 100 },
];

/** Lines of docs/performance.md, on PostgreSQL as it is installed. */
const LINES: Readonly<Record<keyof Load, [section: string, line: string]>> = {
  reads: ['Reads', 'product detail, 1,000 at random'],
  openings: ['Openings of checkouts', 'opening of a checkout of two products'],
  registrations: ['Registrations', 'registrations of one hot ticket type, none oversold'],
  mails: ['Mails', 'mails of one worker, each with a ticket'],
};

/** A processor is planned to be half used: the other half is for moments of rush, for neighbours, and for what else the processes do. */
export const SHARE = 0.5;
/** Memory of a process, of its unit or container, MB. */
const MEMORY = { api: 1_536, worker: 2_080 };
/** Connections of a process with Redis, and those that PostgreSQL and `npm run migrate` need beside. */
const CONNECTIONS = { process: 15, beside: 5 };

/** Returns the processor time of each operation, as docs/performance.md has it. Throws when a line is not there. */
export function costs(page = readFileSync(join(__dirname, '../../docs/performance.md'), 'utf8')): Record<keyof Load, Cost> {
  const entries = Object.entries(LINES).map(([operation, [section, line]]) => {
    const text = page.split(`## ${section}, ordinary PostgreSQL\n`)[1]?.split('\n## ')[0] ?? '';
    const cells = text
      .split('\n')
      .find((row) => row.startsWith(`| ${line} |`))
      ?.split('|');
    if (!cells) throw new Error(`docs/performance.md has no “${line}” under “${section}”.`);
    return [operation, { service: microsOf(cells[5]!), database: microsOf(cells[6]!) }];
  });
  return Object.fromEntries(entries) as Record<keyof Load, Cost>;
}

const microsOf = (cell: string) => Number(cell.replace(' µs', '').replaceAll(',', ''));

/** Returns what a load needs: processes by the processor time of their operations, two of each at least. */
export function needs(load: Load, cost: Record<keyof Load, Cost>) {
  const coresOf = (part: keyof Cost, operations: readonly (keyof Load)[]) =>
    operations.reduce((sum, operation) => sum + load[operation] * cost[operation][part], 0) / 1e6 / SHARE;
  const [api, worker] = [coresOf('service', ['reads', 'openings', 'registrations']), coresOf('service', ['mails'])];
  const [apis, workers] = [Math.max(2, Math.ceil(api)), Math.max(2, Math.ceil(worker))];
  return {
    apis,
    workers,
    serviceCores: api + worker,
    databaseCores: coresOf('database', ['reads', 'openings', 'registrations', 'mails']),
    memoryGb: (apis * MEMORY.api + workers * MEMORY.worker) / 1_024,
    connections: (apis + workers) * CONNECTIONS.process + CONNECTIONS.beside,
  };
}

const HEAD = [
  'reads/s', 'openings/s', 'registrations/s', 'mails/s', 'apis', 'workers', 'their cores', 'cores of the database', 'their memory', 'connections',
]; // prettier-ignore

/** Returns the tables of the guide: what an operation costs, and what installations need for that. */
export function sizingTables(): string {
  const cost = costs();
  const rows = LOADS.map((load) => {
    const { apis, workers, serviceCores, databaseCores, memoryGb, connections } = needs(load, cost);
    const figures = [load.reads, load.openings, load.registrations, load.mails, apis, workers].map((figure) =>
      figure.toLocaleString('en-US'),
    );
    return [...figures, cores(serviceCores), cores(databaseCores), `${memoryGb.toFixed(1)} GB`, String(connections)];
  });
  const operations = Object.entries(cost).map(([name, { service, database }]) => [
    LINES[name as keyof Load][1],
    `${service.toLocaleString('en-US')} µs`,
    `${database.toLocaleString('en-US')} µs`,
  ]);
  return `${table(['operation', 'processor time of the service', 'of the database'], operations)}\n\n${table(HEAD, rows)}`;
}

const cores = (amount: number) => (amount < 1 ? '1' : String(Math.ceil(amount)));

/** Returns a table with aligned columns, as prettier lays them out. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) => Math.max(3, cell.length, ...rows.map((row) => row[column]!.length)));
  const lines = [head, widths.map((width) => '-'.repeat(width)), ...rows];
  return lines.map((cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`).join('\n');
}

/** Place of the tables in the guide. */
const TABLES = /(?<=^### How much\n\n[^|]*\n\n)\|.*\|(?=\n\n[^|]*^### )/ms;

/** Returns the guide with the tables of today. Throws when it has no place for them. */
export function withSizing(guide: string): string {
  if (!TABLES.test(guide)) throw new Error('The operations guide has no place for the sizing tables.');
  return guide.replace(TABLES, sizingTables());
}
