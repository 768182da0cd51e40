import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksFor } from './checks.mjs';

const NO_TESTS = { unit: [], integration: [], unknown: [] };
const choose = (files: string[], { deleted = [] as string[], tests = NO_TESTS as Parameters<typeof checksFor>[0]['tests'] } = {}) =>
  checksFor({ files, present: files.filter((file) => !deleted.includes(file)), tests });
const argumentsOf = (groups: ReturnType<typeof choose>, wanted: string) => groups.flat().find(({ name }) => name === wanted)?.args;
const names = (groups: ReturnType<typeof choose>) => groups.map((group) => group.map(({ name }) => name));

describe('the checks of a change', () => {
  it('are types, lint, format and the unit tests at once, and then the integration tests', () => {
    const tests = { unit: ['libs/a/a.spec.ts'], integration: ['libs/a/a.int-spec.ts'], unknown: [] };
    const groups = choose(['libs/a/a.ts'], { tests });
    expect(names(groups)).toEqual([['types', 'lint', 'promises', 'format', 'unit'], ['integration']]);
    expect(argumentsOf(groups, 'unit')).toEqual(['--config', 'jest.unit.cjs', '--runTestsByPath', 'libs/a/a.spec.ts']);
    expect(argumentsOf(groups, 'integration')).toEqual(['--config', 'jest.integration.cjs', '--runTestsByPath', 'libs/a/a.int-spec.ts']);
  });

  it('have no tests where none is related', () => {
    expect(names(choose(['libs/a/a.ts']))).toEqual([['types', 'lint', 'promises', 'format']]);
  });

  it('lint code, and look at the format of every file', () => {
    const groups = choose(['docs/a.md', 'libs/a/a.ts', 'libs/a/a.sql', 'tools/a.mjs']);
    expect(argumentsOf(groups, 'lint')).toEqual(['libs/a/a.ts', 'tools/a.mjs']);
    expect(argumentsOf(groups, 'format')).toEqual(expect.arrayContaining(['docs/a.md', 'libs/a/a.ts', 'libs/a/a.sql', 'tools/a.mjs']));
    expect(names(choose(['docs/a.md']))).toEqual([['types', 'format']]);
  });

  it('leave a deleted file to the types', () => {
    expect(names(choose(['libs/a/a.ts'], { deleted: ['libs/a/a.ts'] }))).toEqual([['types']]);
  });

  it('have the types of each folder of page scripts that has changed', () => {
    const files = ['popup.ts', 'pay.ts'].map((file) => `libs/hosted/src/checkout/live/browser/${file}`);
    const groups = choose([...files, 'libs/hosted/src/forms/browser/form.ts'], { deleted: files });
    expect(names(groups)[0]).toEqual(
      expect.arrayContaining(['types of libs/hosted/src/checkout/live/browser', 'types of libs/hosted/src/forms/browser']),
    );
    expect(names(groups)[0]).toHaveLength(6);
  });
});

it('npm test checks types by the commands of npm run check', () => {
  const nx = JSON.parse(readFileSync(join(__dirname, '../../nx.json'), 'utf8')) as {
    targetDefaults: { typecheck: { options: { commands: string[] } } };
  };
  const pages = ['checkout/live', 'forms'].map((folder) => `libs/hosted/src/${folder}/browser/main.ts`);
  const types = choose(pages)
    .flat()
    .filter(({ name }) => name.startsWith('types'));
  expect(nx.targetDefaults.typecheck.options.commands).toEqual(types.map(({ script, args }) => ['node', script, ...args].join(' ')));
});
