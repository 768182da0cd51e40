import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { idsOf } from '../database/account.mjs';
import { installedBinaries } from '../database/installed-binaries.mjs';
import { startOrdinaryCluster, type OrdinaryCluster } from '../database/ordinary-cluster.mjs';
import { describeWithPostgresql } from '../testing/describe-with-postgresql';
import { root } from '../testing/command';

interface Outcome {
  code: number;
  output: string;
}

describeWithPostgresql('the nightly backup', () => {
  let cluster: OrdinaryCluster;
  let folder: string;
  const account: { uid?: number; gid?: number } = process.getuid!() === 0 ? idsOf('postgres') : {};
  const backups = () => readdirSync(join(folder, 'backups')).filter((name) => name.startsWith('storefront-'));

  beforeAll(async () => {
    cluster = await startOrdinaryCluster();
    const env = { PATH: process.env['PATH'], DATABASE_URL: cluster.url, SECRET_KEY: randomBytes(32).toString('base64') };
    await promisify(execFile)(process.execPath, ['dist/api/migrate.cjs'], { cwd: root, env });
    await query(
      `insert into workspace (id, slug, display_name, timezone, currencies) select gen_random_uuid(), slug, slug, 'Africa/Lagos', '{NGN}' from unnest(array['one', 'two']) slug`,
    );
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
    for (const name of ['backups', 'media', 'programs']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'media/cover.jpg'), 'a picture');
    if (account.uid !== undefined) for (const name of ['.', 'backups']) chownSync(join(folder, name), account.uid, account.gid!);
  });

  afterEach(() => backups().forEach((name) => rmSync(join(folder, 'backups', name))));

  afterAll(async () => {
    await cluster?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  async function query(text: string): Promise<void> {
    const client = new Client({ connectionString: cluster.url });
    await client.connect();
    await client.query(text);
    await client.end();
  }

  /** Runs the script as its container does; `programs` stand in for some of PostgreSQL's. */
  async function run(job: string, programs: Record<string, string> = {}, env: Record<string, string> = {}): Promise<Outcome> {
    rmSync(join(folder, 'programs'), { recursive: true });
    mkdirSync(join(folder, 'programs'));
    for (const [name, script] of Object.entries(programs)) {
      writeFileSync(join(folder, 'programs', name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(folder, 'programs', name), 0o755);
    }
    const path = [join(folder, 'programs'), installedBinaries(), process.env['PATH']].join(':');
    const places = { DATABASE_URL: cluster.url, BACKUP_DIR: join(folder, 'backups'), MEDIA_DIR: join(folder, 'media') };
    const options = { ...account, cwd: '/', env: { PATH: path, LANG: 'C.UTF-8', ...places, ...env } };
    return promisify(execFile)('sh', [join(root, 'docker/backup.sh'), job], options).then(
      ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, output: stdout + stderr }),
    );
  }

  it('keeps a dump that was restored and compared, with the uploaded files, and leaves nothing else', async () => {
    const { code, output } = await run('once');
    expect([code, output]).toEqual([0, expect.stringMatching(/kept .*\.dump \(\d+ bytes\), restored and compared: 2 0 0 \d+/)]);
    expect(readdirSync(join(folder, 'backups')).sort()).toEqual(['media', backups()[0]!]);
    expect(readFileSync(join(folder, 'backups/media/cover.jpg'), 'utf8')).toBe('a picture');
    expect((await run('recent')).code).toBe(0);
  });

  it('keeps the earlier backups, and none that does not restore', async () => {
    await run('once');
    const [earlier] = backups();
    const damaged = `${installedBinaries()}/pg_dump "$@" && for arg; do case $arg in --file=*) truncate --size=4000 "\${arg#--file=}";; esac; done`;
    const { code, output } = await run('once', { pg_dump: damaged });
    expect([code, output]).toEqual([1, expect.stringContaining('the dump does not restore; it is not kept, and earlier ones stay')]);
    expect([backups(), readdirSync(join(folder, 'backups')).sort()]).toEqual([[earlier], ['media', earlier]]);
  });

  it('keeps no dump that lacks rows', async () => {
    const { code, output } = await run('once', {
      pg_dump: `exec ${installedBinaries()}/pg_dump --exclude-table-data=workspace --exclude-table-data='*' "$@"`,
    });
    expect([code, output]).toEqual([1, expect.stringMatching(/has less than the database had \(0 0 0 \d+ instead of 2 0 0 \d+/)]);
    expect(backups()).toEqual([]);
  });

  it('fails when the database is away, and says which variable is missing', async () => {
    const away = await run('once', {}, { DATABASE_URL: 'postgres://storefront:secret@127.0.0.1:1/storefront' });
    expect([away.code > 0, away.output.includes('secret'), backups()]).toEqual([true, false, []]);
    const { code, output } = await run('once', {}, { DATABASE_URL: '' });
    expect([code > 0, output]).toEqual([true, expect.stringContaining('DATABASE_URL')]);
  });

  it('keeps as many dumps as it is set to, and is well while the newest is at most 26 hours old', async () => {
    for (const day of ['01', '02', '03']) writeFileSync(join(folder, `backups/storefront-202601${day}T020000Z.dump`), 'old');
    await run('once', {}, { BACKUP_KEEP: '2' });
    expect(backups()).toEqual(['storefront-20260103T020000Z.dump', expect.stringMatching(/^storefront-202[6-9]/)]);
    const yesterday = new Date(Date.now() - 27 * 3_600_000);
    for (const name of backups()) utimesSync(join(folder, 'backups', name), yesterday, yesterday);
    expect((await run('recent')).code).toBe(1);
  });
});
