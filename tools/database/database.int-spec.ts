import { execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@svc/testing';
import { Client } from 'pg';
import { cloneOfTheTools } from '../testing/clone';
import { Command } from '../testing/command';
import { processesNaming, startOf } from './processes.mjs';
import { startDatabase } from './start-database.mjs';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };
const url = /DATABASE_URL='(.*)'/;

describe('the embedded database', () => {
  /** A data directory whose database was made before, to be copied: making one takes as long as four starts. */
  let made: string;
  let folder: string;
  let dataDir: string;
  const commands: Command[] = [];

  beforeAll(async () => {
    made = realpathSync(mkdtempSync(join(tmpdir(), 'database-made-')));
    chmodSync(made, 0o755);
    const database = await startDatabase({ dataDir: made, durable: false });
    await database.stop();
  });
  afterAll(() => rmSync(made, { recursive: true, force: true }));

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'database-')));
    chmodSync(folder, 0o755);
    dataDir = join(folder, '.data');
  });

  afterEach(async () => {
    await Promise.all(commands.splice(0).map((command) => command.end('SIGTERM')));
    if (existsSync(dataDir)) await eventually('every process of the database has ended', () => !existsSync(lockFile()));
    const pointer = join(dataDir, 'database.json');
    const outside = existsSync(pointer) ? [JSON.parse(readFileSync(pointer, 'utf8')).database] : [];
    for (const each of [folder, ...outside]) rmSync(each, { recursive: true, force: true });
  });

  const lockFile = () => join(dataDir, 'database.lock');
  const supervisorPid = () => Number(JSON.parse(readFileSync(lockFile(), 'utf8')).pid);
  const postmasterFile = () => join(dataDir, 'database/cluster/postmaster.pid');
  const postmasterPid = () => Number(readFileSync(postmasterFile(), 'utf8').split('\n')[0]);

  /** Puts a database that was made before into a data directory, with its owner. */
  function copyDatabase(into: string): void {
    mkdirSync(into, { recursive: true, mode: 0o711 });
    execFileSync('cp', ['-a', join(made, 'database'), into]);
  }

  function startCommand(
    env: Record<string, string> = {},
    { program = process.execPath, ...options }: SpawnOptions & { program?: string } = {},
  ): Command {
    const command = new Command(program, ['tools/database/database.mjs'], { DATA_DIR: dataDir, ...env }, options);
    commands.push(command);
    return command;
  }

  it('starts in an empty data directory and keeps its data after Ctrl-C', async () => {
    const first = startCommand();
    await remember(await first.prints(url));
    const postmaster = postmasterPid();
    expect(await first.end('SIGINT')).toBe(0);
    expect(startOf(postmaster)).toBeUndefined();

    expect(await remembered(await startCommand().prints(url))).toBe(1);
  });

  it('names the data directory when it cannot be written', async () => {
    writeFileSync(dataDir, 'a file');
    const command = startCommand();

    expect(await command.exited).toBe(1);
    expect(command.output).toMatch(/The data directory .*\.data cannot be written .*DATA_DIR=<folder>/);
    rmSync(dataDir);
  });

  it('asks for DATABASE_URL where npm has brought no PostgreSQL for the platform', async () => {
    const command = startCommand({}, { cwd: cloneOfTheTools(folder, { withPostgres: false }) });

    expect(await command.exited).toBe(1);
    expect(command.output).toMatch(/There is no embedded PostgreSQL for \S+\. Set DATABASE_URL to a PostgreSQL 15 or newer/);
  });

  describe('an embedded database that was made before', () => {
    beforeEach(() => copyDatabase(dataDir));

    it('is reached through a socket that is closed to other users, and through no port', async () => {
      const address = await startCommand().prints(url);
      const socket = new URL(address).searchParams.get('host') ?? '';

      expect(statSync(socket).mode & 0o777).toBe(0o700);
      expect(await show(address, 'listen_addresses')).toBe('');
    });

    it('outlives a power cut by default, and need not for tests', async () => {
      expect(await show(await startCommand().prints(url), 'fsync')).toBe('on');

      copyDatabase(join(folder, 'fast'));
      const forTests = await startDatabase({ dataDir: join(folder, 'fast'), durable: false });
      expect(await show(forTests.url, 'fsync')).toBe('off');
      await forTests.stop();
    });

    it('starts again at the same address when PostgreSQL is killed', async () => {
      const address = await startCommand().prints(url);
      await remember(address);
      const killed = postmasterPid();
      process.kill(killed, 'SIGKILL');

      expect(await eventually('the data is back', () => remembered(address).catch(() => 0))).toBe(1);
      expect(postmasterPid()).not.toBe(killed);
    });

    it('stops when the program that started it is killed, and starts again with its data', async () => {
      const command = startCommand();
      await remember(await command.prints(url));
      const postmaster = postmasterPid();
      await command.end('SIGKILL');

      expect(await remembered(await startCommand().prints(url))).toBe(1);
      expect(startOf(postmaster)).toBeUndefined();
    });

    it('says so when its supervisor is killed; the next start ends the orphan and has the data', async () => {
      const command = startCommand();
      await remember(await command.prints(url));
      const orphan = postmasterPid();
      process.kill(supervisorPid(), 'SIGKILL');
      expect(await command.exited).toBe(1);
      expect(command.output).toContain('The database has stopped');
      expect(startOf(orphan)).toBeDefined();

      expect(await remembered(await startCommand().prints(url))).toBe(1);
      expect(startOf(orphan)).toBeUndefined();
    });

    it('starts again with its data when everything is killed in the middle of a transaction', async () => {
      const command = startCommand();
      const address = await command.prints(url);
      await remember(address);
      const open = new Client({ connectionString: address });
      open.on('error', () => undefined);
      await open.connect();
      await open.query('begin; insert into memory default values');
      for (const pid of [command.pid, supervisorPid(), postmasterPid()]) process.kill(pid, 'SIGKILL');

      expect(await remembered(await startCommand().prints(url))).toBe(1);
      await open.end().catch(() => undefined);
    });

    it('is not held up by lock files that name a dead process, a zombie or another program', async () => {
      const first = startCommand();
      await remember(await first.prints(url));
      const postmaster = readFileSync(postmasterFile(), 'utf8');
      await first.end('SIGINT');

      const parentOfZombie = spawn('sh', ['-c', 'true & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] });
      const zombie = await new Promise<number>((resolve) => parentOfZombie.stdout.once('data', (pid: Buffer) => resolve(Number(pid))));
      for (const pid of [zombie, process.pid, 2 ** 22 + 1]) {
        writeFileSync(postmasterFile(), postmaster.replace(/^\d+/, String(pid)), { mode: 0o600 });
        if (isRoot) chownSync(postmasterFile(), nobody.uid, nobody.gid);
        writeFileSync(lockFile(), JSON.stringify({ pid, started: 'long ago' }));
        const next = startCommand();
        expect(await remembered(await next.prints(url))).toBe(1);
        await next.end('SIGINT');
      }
      parentOfZombie.kill('SIGKILL');
    });

    it('is not held up by a lock file that a crash has left half written', async () => {
      writeFileSync(lockFile(), '{"pi');

      await startCommand().prints(url);
    });

    it('refuses a second start on the same data directory, which names the first and does not disturb it', async () => {
      const address = await startCommand().prints(url);
      const second = startCommand();

      expect(await second.exited).toBe(1);
      expect(second.output).toContain(`in use by another start (process ${supervisorPid()}`);
      expect(second.output).toContain('DATA_DIR=');
      await remember(address);
    });

    it('lets one of two starts at the same moment win', async () => {
      const both = [startCommand(), startCommand()];
      const outcomes = await Promise.all(both.map((command) => Promise.race([command.prints(url), command.exited])));

      expect(outcomes.filter((outcome) => outcome === 1)).toHaveLength(1);
    });

    it('starts below a path that is too long for a socket', async () => {
      dataDir = join(folder, 'a-folder-with-a-rather-long-name'.repeat(4), '.data');
      copyDatabase(dataDir);

      const address = await startCommand().prints(url);
      await remember(address);
      rmSync(new URL(address).searchParams.get('host') ?? '', { recursive: true });
    });

    it('quotes the log and says what to do when PostgreSQL does not start', async () => {
      const first = startCommand();
      await first.prints(url);
      await first.end('SIGINT');
      writeFileSync(join(dataDir, 'database/cluster/PG_VERSION'), '9\n');
      const second = startCommand();

      expect(await second.exited).toBe(1);
      expect(second.output).toContain('PostgreSQL did not start.');
      expect(second.output).toContain(join(dataDir, 'logs/postgres.log'));
      expect(second.output).toContain('database files are incompatible with server');
      expect(second.output).toContain(`or delete ${dataDir} to start over without its data`);
      expect(second.output).toContain('set DATABASE_URL');
    });
  });

  if (isRoot) {
    it('runs as an ordinary user', async () => {
      mkdirSync(dataDir);
      chownSync(dataDir, nobody.uid, nobody.gid);

      const program = join(folder, 'node'); // The one that runs the tests may lie where nobody else may enter.
      copyFileSync(process.execPath, program);
      const command = startCommand({ HOME: dataDir }, { ...nobody, cwd: cloneOfTheTools(folder), program });
      await remember(await command.prints(url));
      expect(statSync(join(dataDir, 'database')).uid).toBe(nobody.uid);
      await command.end('SIGINT');

      expect(await remembered(await startCommand().prints(url))).toBe(1); // and root can go on with what the user has begun
      expect(statSync(join(dataDir, 'database/cluster')).uid).toBe(nobody.uid);
    });

    it('runs as root below a folder that nobody else may enter: outside, with a pointer in the data directory', async () => {
      const clone = cloneOfTheTools(folder);
      chmodSync(folder, 0o700);
      const command = startCommand({}, { cwd: clone });
      await remember(await command.prints(url));

      const { database } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
      expect(database).not.toContain(folder);
      expect(statSync(database).mode & 0o777).toBe(0o700);
      expect(processesNaming(`bin/postgres -D ${database}`)).toHaveLength(1);
      expect(processesNaming(`${folder}/`)).toEqual([supervisorPid()]); // and no program of it comes from the closed folder
      await command.end('SIGINT');
      expect(await remembered(await startCommand({}, { cwd: clone }).prints(url))).toBe(1);

      await Promise.all(commands.splice(0).map((each) => each.end('SIGINT')));
      rmSync(database, { recursive: true });
      const lost = startCommand({}, { cwd: clone });
      expect(await lost.exited).toBe(1);
      expect(lost.output).toContain(`was kept in ${database}, which is gone`);
    });
  }
});

async function query(address: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function remember(address: string): Promise<void> {
  await query(address, 'create table memory (id int generated always as identity)');
  await query(address, 'insert into memory default values');
}

const remembered = async (address: string) => Number((await query(address, 'select count(*) from memory'))[0]?.['count']);
const show = async (address: string, setting: string) => (await query(address, `show ${setting}`))[0]?.[setting];
