import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ApiClient } from '../clients/api-client';
import { freePort } from './free-port';
import { operatorToken } from './operator-token';
import { RunningProcess } from './running-process';
import { createTestDatabase } from './test-database';

export interface ServiceOptions {
  /** Number of api processes that share the database; 1 by default. */
  apis?: number;
  /**
   * Further variables; `RATE_LIMIT_SCALE` is 0 by default, so that tests do not throttle one another, and `DATA_DIR` a
   * folder of its own.
   */
  env?: Record<string, string>;
  /** File to which the output of the processes is appended. */
  logFile?: string;
  /** Returns the address at which the processes reach the database; its own address by default. */
  reachBy?(databaseUrl: string): string;
}

/** A service for tests: one of a file's own, or the shared one. */
export interface TestService {
  /** Addresses of the api processes, without `/v1`. */
  urls: string[];
  /** Client of the first api, which validates every response by the OpenAPI documents. */
  client: ApiClient;
  operatorToken: string;
  databaseUrl: string;
  /** `DATA_DIR` of its processes. */
  dataDir: string;
  /** Key of its signatures and seals. */
  secretKey: Buffer;
  /** Returns the slug of a shop of this name: the name itself, or a unique one in a shared service. */
  slugFor(name: string): string;
}

/** A service of a single test file. */
export interface RunningService extends TestService {
  processes: RunningProcess[];
  /** Starts an api at the address of a stopped one, or at a new one, with further variables. */
  startApi(url: string, env?: Record<string, string>): Promise<RunningProcess>;
  /** Starts one more worker on the same database, with further variables. */
  startWorker(env?: Record<string, string>): Promise<RunningProcess>;
  /** Stops every process and removes the database. */
  stop(): Promise<void>;
}

/** Mail settings, which production requires; nothing listens at the address. */
const NOWHERE = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'no-reply@shop.example' };

/** Runs the migrations, which store the secret key as production requires (D-135). */
async function migrate(variables: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, [join(process.cwd(), 'dist/api/migrate.cjs')], {
    env: { PATH: process.env['PATH'], ...variables },
  });
}

/**
 * Starts the built api on a database of its own, for files that need variables of their own or stop processes. All
 * others use `sharedService()`.
 */
export async function startService({ apis = 1, env = {}, logFile, reachBy = (url) => url }: ServiceOptions = {}): Promise<RunningService> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(process.env['TEST_DATA_ROOT'] ?? tmpdir(), 'svc-data-'));
  const variables = {
    DATABASE_URL: reachBy(database.url),
    SECRET_KEY: randomBytes(32).toString('base64'),
    OPERATOR_TOKEN: operatorToken(),
    RATE_LIMIT_SCALE: '0',
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    ...(env['NODE_ENV'] === 'production' && NOWHERE),
    ...env,
  };
  const processes: RunningProcess[] = [];
  const stop = async () => {
    await Promise.all(processes.map((running) => running.stop()));
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const start = async (bundle: string, env: Record<string, string>) => {
    const running = await RunningProcess.start(bundle, { ...variables, ...env }, { logFile });
    processes.push(running);
    return running;
  };
  if (variables.NODE_ENV === 'production') await migrate(variables);
  const urls: string[] = [];
  const startApi = (url: string, more: Record<string, string> = {}) =>
    start('api/main.cjs', { PORT: new URL(url).port, PUBLIC_URL: url, ...env, ...more });
  try {
    for (let index = 0; index < apis; index += 1) {
      const url = `http://127.0.0.1:${await freePort()}`;
      await startApi(url);
      urls.push(url);
    }
    return {
      urls,
      client: new ApiClient(urls[0] ?? ''),
      operatorToken: variables.OPERATOR_TOKEN,
      databaseUrl: database.url,
      dataDir: variables.DATA_DIR,
      secretKey: Buffer.from(variables.SECRET_KEY, 'base64'),
      slugFor: (name) => name,
      processes,
      startApi,
      startWorker: (more = {}) => start('worker/main.cjs', { ...(urls[0] !== undefined && { PUBLIC_URL: urls[0] }), ...env, ...more }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
