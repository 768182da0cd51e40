import { builtinModules } from 'node:module';

const bareBuiltins = builtinModules.filter((name) => !/^_|^node:|\//.test(name)).join('|');

const everywhere = [
  { group: ['@svc/*/src', '@svc/*/src/**', '@svc/**/dist/**'], message: 'Other libraries are imported by their name alone.' },
  { regex: `^(${bareBuiltins})(/|$)`, message: 'Built-in modules are named with node: in front.' },
];
const noTestHelpers = {
  group: ['@svc/testing', '@svc/provider-stubs', '**/testing', '**/testing/**'],
  message: 'Test helpers are for test files; what is needed here belongs beside domain/, ports/ or use-cases/.',
};
const noInputOutput = {
  regex: '^node:(?!crypto$)',
  message: 'No I/O here: ask a port. Of the built-in modules only node:crypto is pure computation.',
};
const noBuiltins = { regex: '^node:', message: 'The kernel and the contracts stand on the language alone.' };
const noRandomness = {
  name: 'node:crypto',
  importNames: ['getRandomValues', 'randomBytes', 'randomFill', 'randomFillSync', 'randomInt', 'randomUUID', 'subtle', 'webcrypto'],
  message: 'Randomness comes by a port.',
};

/** On Node 20 its fast path reads Latin-1 as UTF-8 once the calling function is optimized. */
const noCanParse = {
  object: 'URL',
  property: 'canParse',
  message:
    'On Node 20 it refuses addresses with a letter such as ü in a process that has run for a while: use parseUrl of @svc/kernel, in tools that of tools/parse-url.mjs, elsewhere new URL() in a try.',
};
const noEnvironment = { object: 'process', property: 'env', message: 'Configuration is read once, by libs/composition, and handed on.' };
const noAmbientValues = [
  { object: 'Date', property: 'now', message: 'The time is an argument: take now, or ask the Clock.' },
  { object: 'Temporal', property: 'Now', message: 'The time is an argument: take now, or ask the Clock.' },
  { object: 'Math', property: 'random', message: 'Randomness comes by a port.' },
];
const noAmbientDate = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: 'The time is an argument: take now, or ask the Clock.',
};
const noAmbientGlobals = ['crypto', 'fetch', 'process', 'setImmediate', 'setInterval', 'setTimeout'].map((name) => ({
  name,
  message: 'No I/O, timers or randomness here: ask a port.',
}));

/** Generated types may be exported as a whole: they are many, and change with the API. */
const noStarExports = {
  selector: 'ExportAllDeclaration[exported=null]:not([exportKind="type"][source.value=/generated/])',
  message: "Export by name what other files use: `export { open, type Opened } from './use-cases/open'`, under the heading of its group.",
};

const noJestMocks = ['mock', 'doMock', 'setMock', 'unstable_mockModule'].map((property) => ({
  object: 'jest',
  property,
  message: 'Use the fake of the port (InMemory… or Recording…).',
}));
const noResetOfModules = {
  object: 'jest',
  property: 'resetModules',
  message: 'All files of a Jest worker share the modules. Load a copy by jest.isolateModules.',
};
const noSkippedTests = ['describe', 'it', 'test'].flatMap((object) =>
  ['only', 'skip', 'todo'].map((property) => ({ object, property, message: 'Every test runs, always.' })),
);
const noAliasesOfSkips = ['fdescribe', 'fit', 'ftest', 'xdescribe', 'xit', 'xtest'].map((name) => ({
  name,
  message: 'Every test runs, always.',
}));

const rules = ({ imports = [], paths = [], properties = [], globals = [], syntax = [] }) => ({
  'no-restricted-imports': ['error', { patterns: [...everywhere, ...imports], paths }],
  'no-restricted-properties': ['error', noCanParse, ...properties],
  'no-restricted-globals': ['error', ...globals],
  'no-restricted-syntax': ['error', noStarExports, ...syntax],
});

/**
 * Names and modules that each part of the repository must not use, beyond what the import table can express.
 * Each is the whole of the four `no-restricted-…` rules, since a later object for a file would replace and not extend them.
 */
export const restrictions = {
  /** kernel and contracts */
  ground: rules({
    imports: [noTestHelpers, noBuiltins],
    properties: [noEnvironment, ...noAmbientValues],
    globals: noAmbientGlobals,
    syntax: [noAmbientDate],
  }),
  /** bounded contexts */
  context: rules({
    imports: [noTestHelpers, noInputOutput],
    paths: [noRandomness],
    properties: [noEnvironment, ...noAmbientValues],
    globals: noAmbientGlobals,
    syntax: [noAmbientDate],
  }),
  /** adapters, faces and apps */
  outside: rules({ imports: [noTestHelpers], properties: [noEnvironment] }),
  /** the places that may read the environment: composition and the apps' entry points */
  entry: rules({ imports: [noTestHelpers] }),
  /** the SDK, which runs in browsers and at the edge as well */
  sdk: rules({
    imports: [{ regex: '^node:', message: 'The SDK runs where there is no Node: only what every platform of the web has.' }],
    globals: ['process', 'Buffer', 'setImmediate'].map((name) => ({ name, message: 'The SDK runs where there is no Node.' })),
  }),
  /** tools, and libs/testing and libs/provider-stubs, which the tests are made of */
  tools: rules({}),
  /** examples, and the pages of the example storefront, which run in browsers */
  examples: rules({}),
  tests: rules({ properties: [...noJestMocks, noResetOfModules, ...noSkippedTests], globals: noAliasesOfSkips }),
};
