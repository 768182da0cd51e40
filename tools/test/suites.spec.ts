import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestNode, stages } from './suites.mjs';
import { tierNamed, tiers } from './tiers.mjs';

const root = join(__dirname, '../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

interface Target {
  executor: string;
  inputs: unknown[];
  outputs: string[];
}

const { targetDefaults } = JSON.parse(textOf('nx.json')) as { targetDefaults: Record<string, Target> };

describe('the suites', () => {
  it.each(stages.flatMap(({ suites }) => suites).filter(({ counted }) => counted))('$name keeps its counts of each project with the result', ({ name, target }) => {
    expect(targetDefaults[target]).toMatchObject({ executor: `./tools/test/executor:${name}`, outputs: [`{workspaceRoot}/dist/results/${name}/{projectName}.json`] });
  });
});

describe('the suites of an ordinary PostgreSQL', () => {
  const counted = stages.flatMap(({ suites }) => suites).filter((suite) => suite.counted);
  const ordinary = counted.filter(({ on }) => on === 'ordinary');

  it('are in the tier of what lands, and leave npm test without a server that has to be installed', () => {
    expect(ordinary.map(({ name }) => name)).toEqual(['integration-ordinary', 'conformance-ordinary']);
    expect(tiers.ci.databases).toContain('ordinary');
    expect(tiers.default.databases).not.toContain('ordinary');
  });

  it('are told from the others in the table and in the cache', () => {
    expect(ordinary.map(({ title }) => title)).toEqual(['integration (ordinary PostgreSQL)', 'conformance (ordinary PostgreSQL)']);
    expect(new Set(counted.flatMap(({ target }) => targetDefaults[target]!.outputs)).size).toBe(counted.length);
    const { namedInputs } = JSON.parse(textOf('nx.json')) as { namedInputs: Record<string, unknown[]> };
    expect(namedInputs['services']).toContainEqual({ runtime: 'node tools/database/installed-binaries.mjs' });
  });
});

describe('the newest Node that is proven', () => {
  it('is the one of the images, and npm knows it as supported', () => {
    const bases = [...textOf('docker/Dockerfile').matchAll(/^FROM node:(\S+)/gm)].map(([, version]) => version);
    expect([...new Set(bases)]).toEqual([`${newestNode}-slim`]);
    const { engines } = JSON.parse(textOf('package.json')) as { engines: { node: string } };
    expect(engines.node).toMatch(new RegExp(`>=${newestNode}\\.`));
    expect(textOf('README.md')).toContain(`You need Node ${newestNode} `);
  });
});

describe('the tiers', () => {
  it('are known by name', () => {
    expect(tierNamed('default')).toBe(tiers.default);
    expect(() => tierNamed('quick')).toThrow('There is no tier quick.');
  });

  it('never answer for one another from the cache', () => {
    const { targets } = JSON.parse(textOf('tools/project.json')) as { targets: Record<string, Target> };
    expect(targets['e2e']!.inputs).toContainEqual({ env: 'TEST_TIER' });
  });

  it('are those of the commands, and stand in CONTRIBUTING.md', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    expect(scripts['test:full']).toContain('--tier=full');
    expect(textOf('.ci/run')).toContain('--tier=ci');
    const rows = textOf('CONTRIBUTING.md').split('\n').filter((line) => ['| tier |', '| databases |', '| smoke run on Node ', '| runs of `npm run crashes` |', '| its scenarios |'].some((row) => line.startsWith(row)));
    const all = Object.entries(tiers);
    expect(rows).toEqual([
      `| tier | ${all.map(([name]) => `\`${name}\``).join(' | ')} |`,
      `| databases | ${all.map(([, { databases }]) => databases.join(', ')).join(' | ')} |`,
      `| smoke run on Node ${newestNode} | ${all.map(([, tier]) => (tier.newestNode ? 'yes' : 'no')).join(' | ')} |`,
      `| runs of \`npm run crashes\` | ${all.map(([, { crashSeeds }]) => `seeds 1 to ${crashSeeds}`).join(' | ')} |`,
      `| its scenarios | ${all.map(([, { faultScenarios }]) => faultScenarios.replaceAll(',', ', ')).join(' | ')} |`,
    ]);
  });
});
