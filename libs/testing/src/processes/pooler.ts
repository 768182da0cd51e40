import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../eventually';
import { freePort } from './free-port';

/** Duration for which a client holds a database connection of the pooler. */
export type PoolMode = 'session' | 'transaction';

/** pgbouncer refuses to run as root. */
const NOBODY = 65_534;

/** A pgbouncer in front of the PostgreSQL of the tests, for every database. */
export class Pooler {
  private child?: ChildProcess;

  private constructor(
    private readonly program: string,
    private readonly server: URL,
    private readonly port: number,
    private readonly folder: string,
  ) {}

  /** Starts `program` in this mode, before the server of `databaseUrl`. */
  static async start(program: string, databaseUrl: string, mode: PoolMode, settings: Record<string, string> = {}): Promise<Pooler> {
    const pooler = new Pooler(program, new URL(databaseUrl), await freePort(), await mkdtemp(join(tmpdir(), 'pooler-')));
    await pooler.run(mode, settings);
    return pooler;
  }

  /** Returns the address of a database behind the pooler. */
  urlOf(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.search = '';
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  /** Stops it with its client connections, and starts it at the same address in another mode. */
  async restart(mode: PoolMode): Promise<void> {
    await this.end();
    await this.run(mode, {});
  }

  async stop(): Promise<void> {
    await this.end();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async run(mode: PoolMode, settings: Record<string, string>): Promise<void> {
    const file = join(this.folder, 'pgbouncer.ini');
    await writeFile(file, this.configuration(mode, settings));
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await Promise.all([this.folder, file].map((path) => chown(path, NOBODY, NOBODY)));
    this.child = spawn(this.program, [file], { stdio: 'ignore', cwd: '/', ...(isRoot && { uid: NOBODY, gid: NOBODY }) });
    await eventually('pgbouncer takes connections', () => this.accepts());
  }

  private configuration(mode: PoolMode, settings: Record<string, string>): string {
    const { hostname, port, username, password, searchParams } = this.server;
    const server = {
      host: searchParams.get('host') ?? hostname,
      port: port || '5432',
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
    };
    const words = Object.entries(server).map(([name, value]) => (value ? `${name}='${value}'` : ''));
    const all = {
      listen_addr: '127.0.0.1',
      listen_port: this.port,
      unix_socket_dir: '',
      auth_type: 'any',
      pool_mode: mode,
      max_client_conn: 500,
      default_pool_size: 100,
      ...settings,
    };
    return [
      '[databases]',
      `* = ${words.join(' ')}`,
      '[pgbouncer]',
      ...Object.entries(all).map(([name, value]) => `${name} = ${value}`),
      '',
    ].join('\n');
  }

  private async end(): Promise<void> {
    if (!this.child || this.child.exitCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }

  private accepts(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  }
}

/**
 * Describes a suite that needs pgbouncer. Without it the suite is reported as skipped, which is a failure with `CI=true`.
 * @param suite receives the path of the program
 */
export function describeWithPgBouncer(title: string, suite: (program: string) => void): void {
  const program = process.env.TEST_PGBOUNCER;
  if (program) describe(title, () => suite(program));
  else describe.skip(`${title} (needs pgbouncer)`, () => suite('/there/is/none'));
}
