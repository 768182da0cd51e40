import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtSources } from '../build/fingerprint.mjs';
import { entryPoints } from '../build/entry-points.mjs';
import { textRuleSpecs } from '../build/text-rules.mjs';
import { importGraph } from '../check/import-graph.mjs';
import { sourcesOf } from '../check/related-tests.mjs';

const root = join(__dirname, '../..');

/** Files and variables that Nx hashes for a task. */
interface TaskInputs {
  files: string[];
  environment: string[];
  runtime: string[];
}

const STORE = ['e2e/store:e2e'];
const MANAGEMENT = ['e2e/management:e2e'];
const HOSTED = ['e2e/hosted:browser', 'e2e/hosted:e2e'];
const WORKER = ['e2e/worker:e2e'];
const TOOLS = ['e2e/tools:browser', 'e2e/tools:e2e'];
/** Suites of the whole service: those that `npm start` is a part of, and the soak. */
const STARTED = ['e2e/tools:conformance', 'e2e/tools:soak', 'e2e/tools:start'];
const ALL = [...STORE, ...MANAGEMENT, ...HOSTED, ...WORKER, ...TOOLS, ...STARTED];

/** One change of each kind: a new file, or the one that is there; and the tasks with processes that Nx runs again for it. */
const CHANGES: [kind: string, file: string, tasks: string[]][] = [
  ['a style of a hosted page', 'libs/hosted/src/page/planted-style.ts', [...HOSTED, ...TOOLS, ...STARTED]],
  ['a store controller', 'libs/store-api/src/products/planted.controller.ts', [...STORE, ...TOOLS, ...STARTED]],
  ['a management controller', 'libs/management-api/src/items/planted.controller.ts', [...MANAGEMENT, ...TOOLS, ...STARTED]],
  ['a page of the reference at /docs', 'libs/reference/src/docs/planted.ts', [...TOOLS, ...STARTED]],
  ['the app that composes the faces', 'apps/api/src/planted.ts', ALL],
  ['what every request passes', 'libs/http/src/edge/planted.ts', ALL],
  ['a rule in a context', 'libs/orders/src/domain/planted.ts', ALL],
  ['a migration', 'libs/adapters/postgres/src/migrations/9999999999999-planted.ts', ALL],
  ['an SQL function', 'libs/adapters/postgres/sql/planted.sql', ALL],
  ['a processor of the worker', 'apps/worker/src/processors/planted.ts', ALL],
  ['a package', 'package-lock.json', ALL],
  ['the build', 'tools/build/planted.mjs', ALL],
  ['what tests start the processes by', 'libs/testing/src/processes/planted.ts', ALL],
  ['a stand-in for a provider', 'libs/provider-stubs/src/stripe/planted.ts', ALL],
  ['the published interface', 'docs/openapi.json', ALL],
  ['a unit test', 'libs/orders/src/domain/planted.spec.ts', []],
  ['an integration test', 'libs/adapters/postgres/src/migrations/planted.int-spec.ts', []],
  ['an end-to-end test of the store', 'libs/store-api/src/products/planted.e2e-spec.ts', STORE],
  ['a browser test of hosted pages', 'libs/hosted/src/planted.browser-spec.ts', ['e2e/hosted:browser']],
  ['a contract suite', 'libs/orders/src/testing/planted.contract.ts', []],
  ['a contract suite beside its port', 'libs/orders/src/ports/planted.contract.ts', []],
  ['a fake', 'libs/orders/src/testing/in-memory-planted.ts', []],
  ['a fake of an adapter', 'libs/adapters/payments/src/testing/planted.ts', []],
  ['a bench file', 'tools/bench/planted.bench.ts', []],
  ['the list of reading plans', 'tools/plans/planted-paths.ts', []],
  ['the lint', 'tools/lint/planted.mjs', []],
  ['the report of a run', 'tools/test/report.mjs', []],
  ['a docs tool', 'tools/docs/planted.mjs', TOOLS],
  ['a command of the command line', 'apps/cli/commands/planted.mjs', TOOLS],
  ['a part of npm start', 'tools/start/planted.mjs', [...TOOLS, ...STARTED]],
  ['a check of the conformance run', 'tools/conformance/checks/planted.mjs', [...TOOLS, 'e2e/tools:conformance']],
  ['a guide in docs/', 'docs/planted.md', TOOLS],
  ['a decision record', 'docs/adr/9999-planted.md', []],
  ['a paper of the specification', 'docs/spec/planted.md', ['e2e/tools:conformance']],
  ['the SDK', 'libs/sdk/src/planted.ts', [...TOOLS, ...STARTED]],
  ['what the SDK brings for tests', 'libs/sdk/src/testing/planted.ts', [...TOOLS, ...STARTED]],
  ['the example storefront', 'apps/example-storefront/public/planted.js', [...TOOLS, ...STARTED]],
  ['an example application', 'examples/nextjs/planted.ts', TOOLS],
];

/** Programs that the tests of a suite start by path, and not by an import. */
const STARTED_BY: Record<string, string[]> = {
  conformance: [
    'tools/start/start.mjs',
    'tools/start/run-app.mjs',
    'tools/conformance/run/command.mjs',
    'apps/example-storefront/server.mjs',
  ],
  start: [
    'tools/start/start.mjs',
    'tools/start/run-app.mjs',
    'tools/database/database.mjs',
    'tools/database/supervisor.mjs',
    'apps/example-storefront/server.mjs',
  ],
};

/** Libraries of one face; the tests of others do not have them as inputs. */
const FACES = {
  store: 'libs/store-api/',
  management: 'libs/management-api/',
  hosted: 'libs/hosted/',
  tools: 'libs/reference/',
};
const ONLY_TESTS = /(spec|\.contract)\.tsx?$|^libs\/(?!sdk\/).*\/src\/testing\/|^tools\/bench\//;
const NEVER_BUILT =
  /(spec|\.contract)\.tsx?$|^libs\/(?!sdk\/).*\/src\/testing\/|^libs\/(testing|provider-stubs)\/|^tools\/(?!build\/|explained\.mjs)/;

const sources = sourcesOf(root);
const graph = importGraph(sources);
let workspace: string;
let inputs: Record<string, TaskInputs>;

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
  for (const file of sources.files) putFile(file, (path) => copyFileSync(join(root, file), path));
  for (const [, file] of CHANGES) if (!existsSync(join(workspace, file))) putFile(file, (path) => writeFileSync(path, ''));
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'));
  inputs = inputsIn(workspace);
}, 120_000);
afterAll(() => rmSync(workspace, { recursive: true }));

function putFile(file: string, write: (path: string) => void): void {
  const path = join(workspace, file);
  mkdirSync(dirname(path), { recursive: true });
  write(path);
}

/** Nothing of the Nx that may have started this test. */
function inputsIn(folder: string): Record<string, TaskInputs> {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('NX_'));
  const env = { ...Object.fromEntries(own), NX_DAEMON: 'false', NX_NO_CLOUD: 'true' };
  return JSON.parse(
    execFileSync(process.execPath, [join(folder, 'tools/test/task-inputs.mjs')], {
      cwd: folder,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    }),
  ) as Record<string, TaskInputs>;
}

const tasksWith = (file: string) =>
  Object.keys(inputs)
    .filter((task) => inputs[task]!.files.includes(file))
    .sort();
const isWithProcesses = (task: string) => task.startsWith('e2e/');

/** The files that these use, over any number of files, themselves included. */
function reachable(from: readonly string[]): Set<string> {
  const files = new Set(from);
  for (const file of files) for (const used of graph.get(file) ?? []) files.add(used);
  return files;
}

describe('a change of one file', () => {
  it.each(CHANGES)('runs what looks at %s: %s', (_kind, file, tasks) => {
    expect(tasksWith(file).filter(isWithProcesses)).toEqual(tasks.toSorted());
  });

  it.each(['libs/orders/src/domain/planted.ts', 'libs/orders/src/domain/planted.spec.ts', 'libs/orders/src/testing/in-memory-planted.ts'])(
    'runs the unit tests of its library: %s',
    (file) => {
      expect(tasksWith(file)).toEqual(expect.arrayContaining(['orders:test', 'tools:lint-all', 'tools:typecheck']));
    },
  );
});

interface Face {
  name: string;
  targets: Record<string, { options: { folders: string[] } }>;
}

const faceOf = (name: string) => JSON.parse(readFileSync(join(root, 'e2e', name, 'project.json'), 'utf8')) as Face;

describe.each(['store', 'management', 'hosted', 'worker', 'tools'] as const)('the inputs of e2e/%s', (face) => {
  const others = Object.entries(FACES)
    .filter(([name]) => face !== 'tools' && name !== face)
    .map(([, folder]) => folder);
  const isOfOthers = (file: string) => others.some((folder) => file.startsWith(folder));
  const { targets } = faceOf(face);

  describe.each(Object.keys(targets))('%s', (suite) => {
    const ending = suite === 'browser' ? '.browser-spec.ts' : '.e2e-spec.ts';
    const ownSpecs = sources.files.filter(
      (file) => file.endsWith(ending) && targets[suite]!.options.folders.some((folder) => file.startsWith(`${folder}/`)),
    );
    const isElsewhere = (file: string) => suite === 'e2e' && /tools\/(conformance\/run|start|incidents|soak)\//.test(file);
    const specs = ownSpecs.filter((file) => !isElsewhere(file));

    it('have what is reachable from the processes, the tests and their configuration, other faces excepted', () => {
      const starts = [
        ...entryPoints,
        ...specs,
        ...(STARTED_BY[suite] ?? []),
        `jest.${suite}.cjs`,
        'tools/test/executor/run-jest.cjs',
        'tools/test/migrate-template.ts',
      ];
      const own = [...reachable(starts)].filter((file) => !isOfOthers(file));
      expect(specs).not.toEqual([]);
      expect(missing(own, suite)).toEqual([]);
    });

    it('have what its own sources use of other faces', () => {
      const own = sources.files.filter((file) => file.startsWith(FACES[face as keyof typeof FACES] ?? 'none') && !/spec\.ts$/.test(file));
      const used = own.flatMap((file) => [...(graph.get(file) ?? [])]).filter((file) => isOfOthers(file));
      expect(missing(used, suite)).toEqual([]);
    });

    it('have no other tests, contract suites, fakes and benches, and no docs tools but in e2e/tools', () => {
      const rules = face === 'tools' && suite === 'e2e' ? textRuleSpecs(root) : [];
      const used = reachable([...ownSpecs, ...rules]);
      const isOfTests = (file: string) => ONLY_TESTS.test(file) || (face !== 'tools' && file.startsWith('tools/docs/'));
      expect(
        inputs[`e2e/${face}:${suite}`]!.files.filter((file) => isOfTests(file) && !used.has(file) && !file.includes('planted')),
      ).toEqual([]);
    });
  });

  const missing = (files: readonly string[], suite: string) =>
    [...new Set(files)].filter((file) => !inputs[`e2e/${face}:${suite}`]!.files.includes(file)).sort();
});

it('the tests of the rules of text, which are run as they are built, are inputs of what runs them, with what they use', () => {
  const { files } = inputs['e2e/tools:e2e']!;
  expect([...reachable(textRuleSpecs(root))].filter((file) => !files.includes(file))).toEqual([]);
});

it('the tasks that read the tier are kept apart by it, and all by the database', () => {
  const tasksBy = (variable: string) =>
    Object.keys(inputs)
      .filter((task) => isWithProcesses(task) && inputs[task]!.environment.includes(variable))
      .sort();
  expect(tasksBy('TEST_TIER')).toEqual(
    [...STORE, ...MANAGEMENT, ...HOSTED, ...TOOLS, 'e2e/tools:conformance', 'e2e/tools:soak', 'e2e/tools:start'].toSorted(),
  );
  expect(tasksBy('TEST_DATABASE')).toEqual(ALL.toSorted());
});

describe('the sources of a build', () => {
  it('are all that is reachable from what is built, and from the build', async () => {
    const built = await builtSources(root);
    expect([...reachable([...entryPoints, 'tools/build/build.mjs'])].filter((file) => !built.includes(file))).toEqual([]);
  });

  it('have no test, contract suite, fake, bench or docs tool among them', async () => {
    expect((await builtSources(root)).filter((file) => NEVER_BUILT.test(file))).toEqual([]);
    expect([...reachable(entryPoints)].filter((file) => NEVER_BUILT.test(file))).toEqual([]);
  });
});
