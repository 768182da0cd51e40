import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stages } from './suites.mjs';
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
    const rows = textOf('CONTRIBUTING.md').split('\n').filter((line) => line.startsWith('| tier |') || line.startsWith('| runs of `npm run crashes` |'));
    const all = Object.entries(tiers);
    expect(rows).toEqual([
      `| tier | ${all.map(([name]) => `\`${name}\``).join(' | ')} |`,
      `| runs of \`npm run crashes\` | ${all.map(([, { crashSeeds }]) => `seeds 1 to ${crashSeeds}`).join(' | ')} |`,
    ]);
  });
});
