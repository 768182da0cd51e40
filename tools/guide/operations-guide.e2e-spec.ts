import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually } from '@svc/testing';
import { root } from '../testing/command';
import { describeWithMachine } from '../testing/describe-with-machine';
import { GuidePage, type Place } from './guide-page';
import { ThrowAwayMachine } from './throw-away-machine';

const MAILS = '/run/mails';
const CERTIFICATE = '/etc/ssl/shop.pem';
const [FIRST, SECOND, ...DATABASES] = ['10.77.0.1', '10.77.0.2', '10.77.0.3', '10.77.0.4'] as const;
const [GUEST, LATER_GUEST] = ['ada@guest.example', 'bola@guest.example'];
const APIS = 'storefront-api@3000 storefront-api@3001';
const WORKERS = 'storefront-worker@3101 storefront-worker@3102';
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const VERSIONS = { now: commit.slice(0, 10), next: commit.slice(0, 12) };
/** Mails that a worker has planned, and would have sent some seconds ago. */
const DUE = "select count(*) from message where state = 'due' and due_at < now() - interval '5 seconds'";
const DOMAIN = 'shop.test';
const TRUST = { NODE_EXTRA_CA_CERTS: CERTIFICATE };
/** As the installation of the packages leaves them: where they were on the machine before, nothing of that is used. */
const FRESH = `
pg_dropcluster --stop 15 main
pg_createcluster 15 main
rm --recursive --force /var/lib/pgbackrest/archive /var/lib/pgbackrest/backup
systemctl start postgresql@15-main redis-server nginx`;
const CERTIFY = `
echo '127.0.0.1 ${DOMAIN} mail.${DOMAIN}' >>/etc/hosts
openssl req -x509 -newkey rsa:2048 -nodes -keyout /etc/ssl/shop.key -out ${CERTIFICATE} -days 3 -subj /CN=${DOMAIN} -addext subjectAltName=DNS:${DOMAIN} 2>&1
cp ${CERTIFICATE} /usr/local/share/ca-certificates/shop.crt
update-ca-certificates`;

interface Tally {
  reads: number;
  openings: number;
  failed: Record<string, number>;
  withoutOpeningsMs: number;
}

describeWithMachine('the operations guide', () => {
  const page = new GuidePage('operations-guide.md', {
    'your-repository': `file://${root}`,
    'your-version': VERSIONS.now,
    'your-next-version': VERSIONS.next,
    'your-database-password': 'f3a9c1',
    'your-redis-password': '77d0be',
    'your-domain': DOMAIN,
    'your-certificate': CERTIFICATE,
    'your-key': '/etc/ssl/shop.key',
    'your-mail-server': `mail.${DOMAIN}`,
    'your-mail-user': 'shop',
    'your-mail-password': 'secret',
    'your-shop': 'adire',
    'your-guest@example.com': GUEST,
    'your-network': '10.77.0.0/24',
    'your-first-address': FIRST,
    'your-second-address': SECOND,
    'your-database-1-address': DATABASES[0],
    'your-database-2-address': DATABASES[1],
  });
  let machine: ThrowAwayMachine;
  let second: ThrowAwayMachine | undefined;
  const databases: ThrowAwayMachine[] = [];
  let failed = false;

  beforeAll(async () => {
    machine = await ThrowAwayMachine.start();
  });
  afterAll(async () => {
    for (const other of [second, ...databases]) await other?.stop();
    await machine?.stop();
  });

  /** A step of the story: those after one that has failed are not tried. */
  const step = (title: string, run: () => Promise<void>) =>
    it(
      title,
      async () => {
        if (failed) throw new Error('A step before this one has failed.');
        failed = true;
        await run();
        failed = false;
      },
      1_500_000,
    );
  const query = (text: string, port = 5432) =>
    machine.run(`runuser --user=postgres -- psql --port=${port} --dbname=storefront --no-align --tuples-only --command="${text}"`);
  /** Lets visitors come and buy while something is done, and returns how they fared. */
  const visited = async (what: string, run: () => Promise<unknown>): Promise<Tally> => {
    const visitors = machine.spawn(['/usr/bin/node', join(__dirname, 'visitors.mjs'), `https://${DOMAIN}`, '/root/adire-key.json', '4'], {
      env: TRUST,
    });
    let output = '';
    for (const stream of [visitors.stdout!, visitors.stderr!]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = once(visitors, 'close');
    await run();
    await machine.run('pkill --full visitors.mjs');
    await ended;
    process.stdout.write(`${what}: ${output}`);
    return JSON.parse(output) as Tally;
  };
  /** Registers a guest whose mail waits for a worker. */
  const registerLater = () =>
    machine.run(
      `cd /opt/storefront
      export STORE_URL=https://${DOMAIN}/v1 STORE_TOKEN=$(node -p 'JSON.parse(fs.readFileSync("/root/adire.json")).adminToken')
      KEY=$(node -p 'JSON.parse(fs.readFileSync("/root/adire-key.json")).key')
      TICKET=$(curl --silent --fail --header "Authorization: Bearer $KEY" $STORE_URL/store/events/opening | node -p 'JSON.parse(fs.readFileSync(0)).ticketTypes[0].ref')
      npm run --silent store -- guest add opening 'Bola Obi' --ticket "$TICKET" --email ${LATER_GUEST}`,
      { env: TRUST },
    );
  const mails = async (address: string) => (await machine.run(`cat ${MAILS}`)).split('\n').filter((line) => line === address).length;

  step('installs Debian’s packages', async () => {
    await page.runNext('Packages', machine, { internet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    expect(await page.runNext('Packages', machine)).toMatch(/^v2[024]\./);
    await machine.run(FRESH);
    await machine.run(CERTIFY);
  });

  step('builds the service', async () => {
    await page.runSection('The service', machine, { internet: true });
  });

  step('starts two apis and two workers of the units, behind nginx', async () => {
    for (const heading of ['The database', 'Redis', 'Settings and processes', 'The proxy']) await page.runSection(heading, machine);
    const states = await machine.run(`systemctl is-active ${APIS} ${WORKERS}`);
    expect(states).toBe('active\n'.repeat(4));
    expect(await machine.run(`curl --silent --output /dev/null --write-out '%{http_code}' https://${DOMAIN}/readyz`)).toBe('404');
  });

  step('makes a workspace that sells, and mails a ticket', async () => {
    const server = machine.spawn(['/usr/bin/node', join(__dirname, 'mail-server.mjs'), MAILS]);
    await once(server.stdout!, 'data');
    const output = await page.runSection('The first workspace', machine, { env: TRUST });
    expect(output).toContain('"slug":"mug"');
    expect(await mails(GUEST)).toBe(1);
  });

  step('backs up by pgBackRest', async () => {
    const output = await page.runSection('Backup', machine);
    expect(output).toContain('status: ok');
  });

  step('upgrades one process at a time, and no request fails', async () => {
    await page.runNext('Upgrade', machine, { internet: true });
    const tally = await visited('upgrade', () => page.runNext('Upgrade', machine));
    expect(tally.failed).toEqual({});
    expect(await query('select count(*) from checkout')).toBe(`${tally.openings}\n`);
    const folders = await machine.run('for pid in $(pgrep --uid storefront node); do readlink /proc/$pid/cwd; done');
    expect(folders).toBe(`/opt/storefront-${VERSIONS.next}\n`.repeat(4));
  });

  step('restores into a second server, without an error and with everything', async () => {
    await machine.run(`systemctl stop ${WORKERS}`);
    await registerLater();
    const output = await page.runSection('Restore', machine);
    expect(output).not.toMatch(/error/i);
    const facts = `select (select count(*) from pg_policies), (select count(*) from pg_proc p join pg_namespace n on n.oid = p.pronamespace where nspname = 'public'),
      (select count(*) from pg_trigger), (select string_agg(distinct tableowner, ',') from pg_tables where schemaname = 'public'),
      (select count(*) from checkout), (select count(*) from attendee), (select count(*) from migration)`;
    const original = await query(facts);
    expect(original).toMatch(/^\d{3}\|\d{2,}\|\d+\|storefront\|\d+\|2\|\d+\n$/);
    expect([await query(facts, 5433), await query(facts, 5434)]).toEqual([original, original]);
  });

  step('tries the restored shop, which sends nothing', async () => {
    const output = await page.runNext('Drill', machine);
    expect(output).toContain('"outward":"off"');
    expect(output).toContain('"slug":"mug"');
    await eventually('the worker of the copy has planned the mail', async () => Number(await query(DUE, 5433)) > 0);
    expect(await mails(LATER_GUEST)).toBe(0);
    await page.runNext('Drill', machine);
    await machine.run(`systemctl start ${WORKERS}`);
    await eventually('the original sends it', async () => (await mails(LATER_GUEST)) === 1);
    expect(await machine.run('pg_lsclusters --no-header | wc --lines')).toBe('1\n');
  });

  step('adds a second machine, without which visitors go on', async () => {
    second = await ThrowAwayMachine.start();
    await machine.openNetwork(`${FIRST}/24`);
    await machine.connect(second, `${SECOND}/24`);
    const heading = 'A second machine for apis and workers';
    await page.runNext(heading, machine);
    await second.run('mkdir --parents /etc/storefront');
    await machine.copyTo(second, [`/opt/storefront-${VERSIONS.next}`, '/etc/storefront/env', '/etc/hosts']);
    await page.runNext(heading, second, { language: 'sh second' });
    await page.runNext(heading, machine);
    const served = () => second!.run('journalctl --unit=storefront-api@3000 | grep --count /v1/store/checkouts || true').then(Number);
    const tally = await visited('second machine', async () => {
      await eventually('it serves visitors', async () => (await served()) > 5);
      await second!.run('systemctl stop storefront-api@3000 storefront-api@3001');
      await machine.run('sleep 5');
    });
    expect(tally.failed).toEqual({});
    await page.runNext(heading, machine);
    await second.stop();
    second = undefined;
  });

  step('puts a pooler before the database', async () => {
    await page.runSection('A pooler', machine);
    const clients = await machine.run("ss --no-header --tcp state established '( sport = :6432 )' | wc --lines");
    expect(Number(clients)).toBeGreaterThanOrEqual(4);
  });

  step('moves the database to two servers of Patroni', async () => {
    const heading = 'A database that outlives its server';
    for (const address of DATABASES) {
      const database = await ThrowAwayMachine.start();
      databases.push(database);
      await machine.connect(database, `${address}/24`);
    }
    const both: Place[] = databases.map((database, index) => ({
      machine: database,
      words: { 'your-name': `database-${index + 1}`, 'your-address': DATABASES[index]! },
    }));
    const each = [...both, { machine, words: { 'your-name': 'witness', 'your-address': FIRST } }];
    const installing = { internet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await page.runOn(heading, each, { language: 'sh each', ...installing });
    await page.runOn(heading, each, { language: 'sh each' });
    await page.runOn(heading, both, { language: 'sh database', ...installing });
    await page.runOn(heading, both, { language: 'sh database' });
    await page.runNext(heading, machine, installing);
    await page.runSection(heading, machine);
  });

  step('loses nothing and does nothing twice when the primary’s machine is off', async () => {
    const onPrimary = (text: string) =>
      machine.run(
        `PGPASSWORD=f3a9c1 psql --host=127.0.0.1 --port=5000 --username=postgres --dbname=storefront --no-align --tuples-only --command="${text}"`,
      );
    const processes = () => machine.run(`systemctl show --property=MainPID ${APIS} ${WORKERS}`);
    const count = () => onPrimary('select count(*) from checkout').then(Number, () => 0);
    await eventually(
      'the standby is synchronous',
      async () => (await onPrimary('select sync_state from pg_stat_replication')) === 'sync\n',
    );
    const before = await count();
    const started = await processes();
    const tally = await visited('failover', async () => {
      await eventually('visitors buy', async () => (await count()) > before + 20);
      await databases.shift()!.stop();
      const then = await eventually('the other takes over', () => count());
      await eventually('visitors buy again', async () => (await count()) > then! + 20);
    });
    expect((await count()) - before).toBe(tally.openings);
    expect(await processes()).toBe(started);
    expect(Object.keys(tally.failed).filter((answer) => !answer.includes('503 SERVICE_UNAVAILABLE'))).toEqual([]);
  });

  step('has no commands that were not run', () => {
    expect(page.rest).toEqual([]);
    return Promise.resolve();
  });
});
