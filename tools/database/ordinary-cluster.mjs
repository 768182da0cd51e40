import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { appendFile, open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { Explained } from '../explained.mjs';
import { idsOf } from './account.mjs';
import { requireInstalledBinaries } from './installed-binaries.mjs';
import { poll } from './poll.mjs';
import { endProcessesNaming } from './processes.mjs';

const startingMs = 120_000;
const stoppingMs = 60_000;
const user = 'storefront';
const password = 'storefront';

/** Environment of PostgreSQL's programs: nothing of the caller's steers them. */
const environment = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };

/**
 * @typedef {object} MadeWith options of `initdb`; without them it goes by its own defaults, in UTF-8
 * @property {string} [icuLocale] the collation of its databases, as ICU names it: `en-US`
 * @property {boolean} [trusts] whether whoever connects over TCP needs no password: nodes of one cluster to each other
 * @property {string} [timezone] of the machine that it would stand on: `America/New_York`
 */

/**
 * A throw-away cluster of the PostgreSQL that is installed on this machine, as it comes: nothing is set but where it
 * listens and its name. Its commits wait for the disk. It ends, and its files go, with `remove()` or with this process,
 * however that ends.
 */
export class OrdinaryCluster {
  #binaries = requireInstalledBinaries();
  #account = process.getuid() === 0 ? idsOf('postgres') : undefined;
  #settings;
  #server;
  #guard;
  #removed;

  /** Use `startOrdinaryCluster`, or `standby()` of another one. */
  constructor(port, settings, within = tmpdir()) {
    this.port = port;
    /** Also what a standby is called in `synchronous_standby_names` of its primary. */
    this.name = `ordinary_${randomBytes(6).toString('hex')}`;
    this.folder = mkdtempSync(join(within, 'ordinary-'));
    this.data = join(this.folder, 'data');
    this.logFile = join(this.folder, 'postgres.log');
    this.#settings = settings;
    if (this.#account) chownSync(this.folder, this.#account.uid, this.#account.gid);
    chmodSync(this.folder, 0o700);
    this.#guard = startGuard(this);
    this.#removed = once(this.#guard, 'exit');
  }

  /** The database `storefront`, as the role that owns it: no superuser, but it may make databases and roles. */
  get url() {
    return `postgresql://${user}:${password}@127.0.0.1:${this.port}/storefront`;
  }

  /** The same, as the superuser, through the socket. */
  get adminUrl() {
    return `postgresql://postgres@localhost:${this.port}/storefront?host=${encodeURIComponent(this.folder)}`;
  }

  /** Makes the files of a new cluster. @param {MadeWith} how */
  async create({ icuLocale, timezone, trusts }) {
    const locale = icuLocale ? ['--locale-provider=icu', `--icu-locale=${icuLocale}`] : [];
    const auth = ['--auth-local=trust', `--auth-host=${trusts ? 'trust' : 'scram-sha-256'}`];
    const args = ['-D', this.data, '-U', 'postgres', ...auth, '--encoding=UTF8', ...locale];
    await this.#run('initdb', args, timezone ? { TZ: timezone } : {});
  }

  /** Makes the files as a copy of a running cluster, of which it will be a streaming standby. @param {OrdinaryCluster} primary */
  async copy(primary) {
    await this.#run('pg_basebackup', [
      '-h',
      primary.folder,
      '-p',
      String(primary.port),
      '-U',
      'postgres',
      '-D',
      this.data,
      '-R',
      '-X',
      'stream',
      '--checkpoint=fast',
    ]);
    await appendFile(
      join(this.data, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=${primary.folder} port=${primary.port} user=postgres application_name=${this.name}'\n`,
    );
  }

  /**
   * Starts the server on the cluster's port of 127.0.0.1, after `stop()` and `kill()` too, and waits until it answers.
   * @param {Record<string, string>} [settings] further ones, from now on
   * @throws {Explained} when it ends or does not answer, with the end of its log
   */
  async start(settings = {}) {
    Object.assign(this.#settings, settings);
    const all = {
      listen_addresses: '127.0.0.1',
      port: String(this.port),
      unix_socket_directories: this.folder,
      cluster_name: this.name,
      ...this.#settings,
    };
    const log = await open(this.logFile, 'a');
    const args = ['-D', this.data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
    const server = spawn(join(this.#binaries, 'postgres'), args, {
      ...this.#account,
      cwd: '/',
      env: environment,
      stdio: ['ignore', log.fd, log.fd],
    });
    await log.close();
    this.#server = { child: server, exited: once(server, 'exit') };
    const answers = await poll(() => server.exitCode !== null || this.#answers(), { withinMs: startingMs });
    if (server.exitCode !== null || !answers)
      throw new Explained(`PostgreSQL did not start:\n${(await readFile(this.logFile, 'utf8')).slice(-2_000)}`);
  }

  /** Process id of the postmaster. */
  get pid() {
    return this.#server?.child.pid;
  }

  /** Stops the server in order: sessions are ended and what they had not committed is rolled back. */
  async stop() {
    await this.#end('SIGINT');
  }

  /** Kills the postmaster, as the kernel does when memory runs out, and waits until its processes have gone with it. */
  async kill() {
    await this.#end('SIGKILL');
    await endProcessesNaming([`postgres: ${this.name}: `], { ask: 'SIGQUIT', withinMs: stoppingMs });
  }

  /** Ends the server at once and removes the cluster's files. */
  async remove() {
    this.#guard.ref(); // so that this process lives until the files are gone
    this.#guard.stdin.end();
    await this.#removed;
  }

  /**
   * Starts a streaming standby of this running cluster, which answers readers. Commits wait for it only when this cluster has
   * its `name` in `synchronous_standby_names`.
   * @param {Record<string, string>} [settings] of the standby
   * @returns {Promise<OrdinaryCluster>}
   */
  async standby(settings = {}) {
    const standby = new OrdinaryCluster(await freePort(), settings);
    return started(standby, () => standby.copy(this));
  }

  /** Makes a primary of a standby, whether the one before still runs or not, and waits until it takes writes. */
  async promote() {
    await this.query('select pg_promote(true, 60)');
  }

  /**
   * One statement, as the superuser.
   * @param {string} text
   * @returns {Promise<Record<string, unknown>[]>}
   */
  async query(text) {
    const client = new pg.Client({ connectionString: this.adminUrl.replace('/storefront?', '/postgres?'), connectionTimeoutMillis: 5_000 });
    client.on('error', () => {}); // a server that ends while we are connected is seen by the statement, or by its exit
    try {
      await client.connect();
      return (await client.query(text)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  async #answers() {
    return this.query('select 1').then(
      () => true,
      () => false,
    );
  }

  async #end(signal) {
    if (!this.#server) return;
    this.#server.child.kill(signal);
    await this.#server.exited;
    this.#server = undefined;
  }

  async #run(program, args, env = {}) {
    await promisify(execFile)(join(this.#binaries, program), args, { ...this.#account, cwd: '/', env: { ...environment, ...env } });
  }
}

/**
 * Makes and starts a throw-away cluster with an empty database `storefront`.
 * @param {{ settings?: Record<string, string>, within?: string } & MadeWith} [options] `settings` beside PostgreSQL's defaults; `within`: the folder that its files are in
 * @returns {Promise<OrdinaryCluster>}
 * @throws {Explained} when no server is installed on this machine, or it does not start
 */
export async function startOrdinaryCluster({ settings = {}, within, ...how } = {}) {
  const cluster = new OrdinaryCluster(await freePort(), settings, within);
  return started(
    cluster,
    () => cluster.create(how),
    async () => {
      await cluster.query(`create role ${user} login createdb createrole password '${password}'`);
      await cluster.query(`create database storefront owner ${user}`);
    },
  );
}

async function started(cluster, make, complete = async () => {}) {
  try {
    await make();
    await cluster.start();
    await complete();
    return cluster;
  } catch (error) {
    await cluster.remove();
    throw error;
  }
}

/**
 * A shell that waits for the end of its input, which comes when this process closes it or ends, then ends the server that
 * holds the lock file of the cluster and removes the files. Ctrl-C at the terminal does not reach it.
 */
function startGuard({ folder, data, name }) {
  const script = `read -r _
    pid=$(head -n 1 "$1/postmaster.pid" 2>/dev/null)
    is_server() { { tr '\\0' ' ' < "/proc/$pid/cmdline" || ps -o args= -p "$pid"; } | grep -q "cluster_name=$2"; }
    if [ -n "$pid" ] && is_server "$@"; then
      kill -QUIT "$pid"
      while is_server "$@"; do sleep 0.1; done
    fi
    rm -rf "$0"`;
  const guard = spawn('/bin/sh', ['-c', script, folder, data, name], { detached: true, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] });
  guard.unref();
  guard.stdin.unref();
  return guard;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
