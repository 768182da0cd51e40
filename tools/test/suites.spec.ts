/** @reads apps, libs, tools */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leftOut, leftOutOn } from './long-files.cjs';
import { stages } from './suites.mjs';
import { newestNode, tierNamed, tiers } from './tiers.mjs';

const root = join(__dirname, '../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

interface Target {
  executor: string;
  inputs: unknown[];
  outputs: string[];
}

const { targetDefaults } = JSON.parse(textOf('nx.json')) as { targetDefaults: Record<string, Target> };

/** Returns the paths of all test files, from the root. */
function testFiles(): string[] {
  const below = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
  return ['apps', 'libs', 'tools'].flatMap(below).filter((path) => path.endsWith('-spec.ts'));
}

describe('the suites', () => {
  it.each(stages.flatMap(({ suites }) => suites).filter(({ counted }) => counted))(
    '$name keeps its counts of each project with the result',
    ({ name, target }) => {
      expect(targetDefaults[target]).toMatchObject({
        executor: `./tools/test/executor:${name}`,
        outputs: [`{workspaceRoot}/dist/results/${name}/{projectName}.json`],
      });
    },
  );
});

describe('the newest Node that is proven', () => {
  it('is the one of the images, and npm knows it as supported', () => {
    const bases = [...textOf('docker/Dockerfile').matchAll(/^FROM node:(\S+)/gm)].map(([, version]) => version);
    expect([...new Set(bases)]).toEqual([expect.stringMatching(new RegExp(`^${newestNode}\\.\\d+\\.\\d+-slim$`))]);
    const { engines } = JSON.parse(textOf('package.json')) as { engines: { node: string } };
    expect(engines.node).toMatch(new RegExp(`>=${newestNode}\\.`));
    expect(textOf('README.md')).toContain(`You need only Node with npm: version ${newestNode} (from `);
  });
});

describe('the tiers', () => {
  const all = stages.flatMap(({ suites }) => suites).flatMap(({ name, takesHours }) => (takesHours ? [] : [name]));

  it('are known by name', () => {
    expect(tierNamed('default')).toBe(tiers.default);
    expect(() => tierNamed('quick')).toThrow('There is no tier quick.');
  });

  it('never answer for one another from the cache, nor do the databases', () => {
    const { targets, namedInputs } = JSON.parse(textOf('e2e/tools/project.json')) as {
      targets: Record<string, Target>;
      namedInputs: Record<string, unknown[]>;
    };
    for (const suite of ['e2e', 'browser']) expect(targets[suite]!.inputs).toContain('own');
    expect(namedInputs['own']).toContainEqual({ env: 'TEST_TIER' });
    const shared = (JSON.parse(textOf('nx.json')) as { namedInputs: Record<string, unknown[]> }).namedInputs;
    expect(shared['services']).toContainEqual({ env: 'TEST_DATABASE' });
    expect(shared['toolchain']).toContainEqual({ runtime: 'node --version' });
  });

  it('run each suite once before a change lands, some on each database and on each Node', () => {
    const { legs } = tiers.ci;
    expect(legs.flatMap(({ suites }) => suites).toSorted()).toEqual(all.toSorted());
    expect(legs.map(({ database, node }) => [database, node])).toEqual([
      ['embedded', undefined],
      ['ordinary', newestNode],
    ]);
  });

  it('leave npm test without a server that has to be installed', () => {
    expect(tiers.default.legs).toEqual([{ database: 'embedded', suites: all }]);
  });

  it('run what takes hours once, in the full tier alone', () => {
    const long = stages.flatMap(({ suites }) => suites).flatMap(({ name, takesHours }) => (takesHours ? [name] : []));
    const runs = Object.entries(tiers).flatMap(([tier, { legs }]) =>
      legs.flatMap(({ suites }) => suites.filter((name) => long.includes(name)).map((name) => [tier, name])),
    );
    expect(runs).toEqual(long.map((name) => ['full', name]));
  });

  it('[ADR 0170 r3] start a distributed PostgreSQL only where the database of the tests is one', () => {
    const isLeftOut = (path: string) => leftOutOn('ordinary').some((part) => `/${path}`.includes(part));
    const files = readdirSync(join(root, 'tools'), { recursive: true, encoding: 'utf8' }).map((path) => `tools/${path}`);
    const starting = files.filter((path) => path.endsWith('int-spec.ts') && /DistributedDatabase|DistributedCluster/.test(textOf(path)));
    expect(starting).not.toEqual([]);
    expect(starting.filter((path) => !isLeftOut(path))).toEqual([]);
    expect(starting.filter((path) => leftOutOn('distributed').some((part) => `/${path}`.includes(part)))).toEqual([]);
    expect(tiers.full.legs.at(-1)).toEqual({ database: 'distributed', suites: ['integration', 'conformance'] });
  });

  it('[ADR 0170 r3] leave out over nodes only files that there are', () => {
    for (const part of leftOutOn('distributed')) expect(testFiles().filter((path) => `/${path}`.includes(part))).not.toEqual([]);
  });

  it('leave no file out in the whole run, nor when Jest is started by hand', () => {
    expect([leftOut('full'), leftOut(undefined)]).toEqual([[], []]);
    for (const part of leftOut('default')) expect(testFiles().filter((path) => `/${path}`.includes(part))).not.toEqual([]);
  });

  it('are those of the commands, and are listed in docs/contributing/tests.md', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    expect(scripts['test:full']).toContain('--tier=full');
    expect(textOf('.ci/run')).toContain('--tier=ci');
    const rows = textOf('docs/contributing/tests.md')
      .split('\n')
      .filter((line) => ['| tier |', '| runs of `npm run crashes` |', '| its scenarios |'].some((row) => line.startsWith(row)));
    const names = Object.entries(tiers);
    expect(rows).toEqual([
      `| tier | ${names.map(([name]) => `\`${name}\``).join(' | ')} |`,
      `| runs of \`npm run crashes\` | ${names.map(([, { crashSeeds }]) => (crashSeeds === 1 ? 'seed 1' : `seeds 1 to ${crashSeeds}`)).join(' | ')} |`,
      `| its scenarios | ${names.map(([, { faultScenarios }]) => faultScenarios.replaceAll(',', ', ')).join(' | ')} |`,
    ]);
  });
});
