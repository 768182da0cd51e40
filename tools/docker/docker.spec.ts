import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES } from '@svc/composition';
import { parse } from 'yaml';

interface Service {
  build?: { context: string; dockerfile: string; target: string };
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas: number };
  volumes?: string[];
  restart?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  mem_limit?: string;
  networks?: string[];
}

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const compose = parse(read('docker/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: object;
  networks: Record<string, { internal?: boolean } | null>;
};
const own = Object.entries(compose.services).filter(([, { build }]) => build);
const stages = stagesOf(read('docker/Dockerfile'));

/** There is no Docker where the tests run, so what can be seen without one is looked at. */
describe('the compose file', () => {
  it('has PostgreSQL with a backup, Redis, a migration, and two replicas each of api and worker behind a proxy', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['api', 'backup', 'migrate', 'postgres', 'proxy', 'redis', 'worker']);
    expect([compose.services['api']?.deploy, compose.services['worker']?.deploy]).toEqual([{ replicas: 2 }, { replicas: 2 }]);
    expect(read('docker/Caddyfile')).toMatch(/dynamic a \{\s+name api\s+port 3000\s+refresh 5s\s+\}/);
    expect(read('docker/Caddyfile')).toContain('@inside path /metrics /metrics/* /readyz /readyz/*');
    expect(compose.services['proxy']?.image).toBe('caddy:2.11.4-alpine');
    const after = (text: string) => text.slice(text.indexOf('\n:8080 {')).replace(/\t\t(dynamic a \{[^}]*\}|to .*)/, '');
    expect(after(read('deploy/Caddyfile'))).toBe(after(read('docker/Caddyfile')));
  });

  it('sets variables that the service knows, and no secret by value', () => {
    for (const [, { environment = {} }] of own) {
      expect(Object.keys(environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
      for (const name of ['SECRET_KEY', 'SECRET_KEYS_PREVIOUS', 'OPERATOR_TOKEN'])
        expect(environment[name] ?? '').toMatch(/^(\$\{[^}]*\})?$/);
    }
  });

  it('passes every variable that an operator may set', () => {
    const ofImages = ['NODE_ENV', 'HOST', 'PORT', 'WORKER_PORT', 'DATA_DIR'];
    const never = ['DEMO', 'INSECURE_DEVELOPMENT'];
    for (const name of ['api', 'worker']) {
      const passed = Object.keys(compose.services[name]!.environment!);
      expect(VARIABLES.filter((variable) => ![...passed, ...ofImages, ...never].includes(variable))).toEqual([]);
    }
  });

  it('names every image by its whole version', () => {
    const images = Object.values(compose.services).flatMap(({ build, image }) => (build ? [] : [image]));
    const bases = stages.map(({ from }) => from).filter((from) => from.includes(':'));
    for (const image of [...images, ...bases]) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-(alpine|slim)$/);
  });

  it('backs up, as a server no newer than its programs, what the processes store', () => {
    const { image, environment, command, volumes } = compose.services['backup']!;
    expect(image).toBe(compose.services['postgres']!.image);
    expect([command, volumes]).toEqual([
      ['sh', '/usr/local/bin/backup.sh', 'nightly'],
      expect.arrayContaining(['media:/data:ro', './backup.sh:/usr/local/bin/backup.sh:ro']),
    ]);
    expect(environment).toMatchObject({ MEDIA_DIR: '/data/media', DATABASE_URL: compose.services['api']!.environment!['DATABASE_URL'] });
  });

  it('gives no container more than it needs: no root file system to write, no capability but named ones, no others by programs, a memory limit', () => {
    for (const service of Object.values(compose.services)) {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
      });
    }
    for (const [, { cap_add }] of own) expect(cap_add).toBeUndefined();
  });

  it('gives a worker memory for the threads that print, beside its heap', () => {
    const heap = Number(/--max-old-space-size=(\d+)/.exec(read('docker/Dockerfile'))![1]);
    const spare = (name: string) => Number.parseInt(compose.services[name]!.mem_limit!, 10) - heap;
    expect([spare('api'), spare('worker')]).toEqual([512, 256 + 4 * 200]);
  });

  it('keeps a bounded log of every container: logs without an end fill the disk of the database', () => {
    for (const service of Object.values(compose.services))
      expect(service).toMatchObject({
        logging: {
          driver: 'json-file',
          options: { 'max-size': expect.stringMatching(/^\d+m$/), 'max-file': expect.stringMatching(/^\d+$/) },
        },
      });
  });

  it('[ADR 0160 r6] probes apis and workers, each on the port of its image', () => {
    for (const [stage, variable] of [
      ['api', 'PORT'],
      ['worker', 'WORKER_PORT'],
    ]) {
      const text = read('docker/Dockerfile').split(`FROM run AS ${stage}`)[1]!.split('\nFROM ')[0]!;
      expect(text).toMatch(new RegExp(`HEALTHCHECK .*\\s.*process\\.env\\.${variable} \\+ '/healthz'`));
    }
    expect(read('docker/Dockerfile')).toMatch(/AS worker\nENV WORKER_PORT=3001\n/);
  });

  it('connects as a role that is not a superuser, which is made with its database', () => {
    const roles = read('docker/postgres-roles.sh');
    expect(roles).toMatch(
      /create role storefront login password :'password' nosuperuser nocreatedb nocreaterole noreplication nobypassrls;/,
    );
    expect(roles).toContain('create database storefront owner storefront;');
    expect(compose.services['postgres']?.volumes).toContain('./postgres-roles.sh:/docker-entrypoint-initdb.d/roles.sh:ro');
    expect(compose.services['postgres']?.environment).not.toHaveProperty('POSTGRES_USER');
    for (const [, { environment }] of own) expect(environment?.['DATABASE_URL']).toMatch(/^postgres:\/\/storefront:\$\{DATABASE_PASSWORD:/);
  });

  it('keeps Redis and PostgreSQL behind passwords, each on a network of its own that leads nowhere', () => {
    const on = (network: string) =>
      Object.entries(compose.services)
        .filter(([, { networks }]) => networks?.includes(network))
        .map(([name]) => name)
        .sort();
    expect([on('queue'), on('database'), on('outside')]).toEqual([
      ['api', 'redis', 'worker'],
      ['api', 'backup', 'migrate', 'postgres', 'worker'],
      ['api', 'proxy', 'worker'],
    ]);
    expect(compose.networks).toEqual({ outside: null, database: { internal: true }, queue: { internal: true } });
    expect(compose.services['redis']?.command?.join(' ')).toContain('--requirepass "$$REDISCLI_AUTH"');
    expect(compose.services['api']?.environment?.['REDIS_URL']).toMatch(/^redis:\/\/:\$\{REDIS_PASSWORD:/);
  });

  it('asks for variables that .env.example lists', () => {
    const used = [...read('docker/compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
    const documented = [...read('docker/.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(new Set(documented)).toEqual(new Set(used));
  });

  it('waits for services that are there, and keeps data in volumes that are declared', () => {
    for (const { depends_on = {}, volumes = [] } of Object.values(compose.services)) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(Object.keys(compose.services)).toContain(name);
        expect(['service_healthy', 'service_completed_successfully']).toContain(condition);
      }
      const named = volumes.map((volume) => volume.split(':')[0]!).filter((source) => !source.startsWith('.'));
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named));
    }
  });

  it('builds stages that the Dockerfile has, and runs bundles that they hold', () => {
    for (const [, { build, command }] of own) {
      const stage = stages.find(({ name }) => name === build?.target);
      expect(stage).toBeDefined();
      expect(existsSync(join(root, 'docker', build!.context, build!.dockerfile))).toBe(true);
      for (const bundle of (command ?? stage!.command).filter((word) => word.startsWith('dist/')))
        expect(read('tools/build/entry-points.mjs')).toContain(`'${bundle.slice(5)}'`);
    }
  });
});

describe('the Dockerfile', () => {
  it('copies what is there, and what .dockerignore lets through', () => {
    const letThrough = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    for (const source of stages.flatMap(({ copies }) => copies)) {
      expect(existsSync(join(root, source))).toBe(true);
      expect([source, letThrough.some((entry) => source === entry || source.startsWith(`${entry}/`))]).toEqual([source, true]);
    }
  });

  it('takes from stages above', () => {
    stages.forEach(({ from, takesFrom }, index) => {
      const above = stages.slice(0, index).map(({ name }) => name);
      for (const name of [...takesFrom, ...(from.includes(':') ? [] : [from])]) expect(above).toContain(name);
    });
  });

  it('runs without root and without development packages', () => {
    expect(stages.find(({ name }) => name === 'run')?.text).toContain('\nUSER node\n');
    expect(stages.find(({ name }) => name === 'packages')?.text).toContain('npm ci --omit=dev');
    for (const name of ['api', 'worker'])
      expect(stages.find((stage) => stage.name === name)).toMatchObject({ from: 'run', takesFrom: ['build'] });
  });
});

interface Stage {
  name: string;
  from: string;
  /** Paths of the repository. */
  copies: string[];
  takesFrom: string[];
  command: string[];
  text: string;
}

function stagesOf(dockerfile: string): Stage[] {
  return dockerfile
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((text) => {
      const [, from = '', name = ''] = /^FROM (\S+) AS (\S+)/.exec(text) ?? [];
      const copies = [...text.matchAll(/^COPY (?:--from=(\S+) )?(.+)$/gm)];
      return {
        name,
        from,
        text,
        takesFrom: copies.flatMap(([, stage]) => stage ?? []),
        copies: copies.filter(([, stage]) => !stage).flatMap(([, , paths = '']) => paths.split(' ').slice(0, -1)),
        command: JSON.parse(/^CMD (\[.*\])$/m.exec(text)?.[1] ?? '[]') as string[],
      };
    });
}
