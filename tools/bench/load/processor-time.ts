import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';

const TICKS_PER_SECOND = 100;

interface Stat {
  parent: number;
  /** Time of the process itself, seconds of user and system time. */
  own: number;
  /** Time of its children that have ended. */
  ended: number;
}

/** Reads the processor time of a process from Linux; undefined once it is gone. */
function statOf(pid: number | string): Stat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    return {
      parent: fields[1]!,
      own: (fields[11]! + fields[12]!) / TICKS_PER_SECOND,
      ended: (fields[13]! + fields[14]!) / TICKS_PER_SECOND,
    };
  } catch {
    return undefined;
  }
}

/** User and system time of processes that run, seconds (Linux). */
export function processorSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (statOf(pid)?.own ?? 0), 0);
}

/** User and system time of a database server with all of its processes, seconds (Linux): of the one on this machine that a connection leads to. */
export async function databaseSeconds(databaseUrl: string): Promise<() => number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = statOf(rows[0]!.pid)!.parent;
  await client.end();
  return () => {
    const children = readdirSync('/proc').map((name) => (/^\d+$/.test(name) ? statOf(name) : undefined));
    const { own, ended } = statOf(postmaster)!;
    return children.reduce((sum, stat) => sum + (stat?.parent === postmaster ? stat.own : 0), own + ended);
  };
}
