import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** One request of many; `{n}` in path and body is another number, `{f}` six digits of it, `{id}` another UUID each time. */
export interface Request {
  method?: 'GET' | 'PATCH' | 'POST';
  path: string;
  body?: object;
}

/** Requests to a server, sent at random. */
export interface Load {
  /** Without a path. */
  url: string;
  headers: Record<string, string>;
  requests: readonly Request[];
  connections: number;
  /** Gives each request an Idempotency-Key of its own. */
  keyed?: boolean;
  /** Counts refusals; otherwise they are an error. */
  refusals?: boolean;
}

/** Result of a load. */
export interface LoadResult {
  /** Responses without refusals. */
  answered: number;
  refused: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** Numbers that one run may use: no two runs use the same. */
const NUMBERS_OF_A_RUN = 10_000_000;
const SCRIPT = join(__dirname, 'requests.lua');

let runs = 0;

/**
 * Loads a server by `wrk`, which needs a small part of the processor time that a server needs, so that the server is what is measured.
 * @throws Error for a request that failed, and for a refusal unless these are counted
 */
export async function runWrk(
  { url, headers, requests, connections, keyed = false, refusals = false }: Load,
  seconds: number,
): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const file = join(folder, 'requests');
    await writeFile(
      file,
      requests.map(({ method = 'GET', path, body }) => `${method}\t${path}\t${body ? JSON.stringify(body) : ''}\n`).join(''),
    );
    const headerOptions = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const shape = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', SCRIPT, ...headerOptions];
    const { stdout } = await promisify(execFile)('wrk', [
      ...shape,
      url,
      '--',
      file,
      String((runs += 1) * NUMBERS_OF_A_RUN),
      keyed ? 'keyed' : '',
    ]).catch(explained);
    const result = resultIn(stdout);
    if (result.errors > 0 || result.answered === 0 || (result.refused > 0 && !refusals)) {
      throw new Error(`${url}${requests[0]!.path}: ${result.answered} responses, ${result.refused} refusals, ${result.errors} errors`);
    }
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function explained(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT') throw new Error('`wrk` makes the load, and is not installed: apt-get install wrk');
  throw error;
}

/** Reads what the script writes at the end of a run. */
export function resultIn(output: string): LoadResult & { errors: number } {
  const result = /^RESULT (\{.*\})$/m.exec(output);
  if (!result) throw new Error(`wrk wrote no result:\n${output}`);
  const { requests, durationUs, refused, errors, p50Us, p99Us } = JSON.parse(result[1]!) as Record<
    'requests' | 'durationUs' | 'refused' | 'errors' | 'p50Us' | 'p99Us',
    number
  >;
  return {
    answered: requests - refused,
    refused,
    errors,
    perSecond: (requests * 1e6) / durationUs,
    p50Ms: p50Us / 1_000,
    p99Ms: p99Us / 1_000,
  };
}
