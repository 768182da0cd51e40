import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';
import { importTable } from './tools/lint/import-table.mjs';
import { texts } from './tools/lint/text-cuts.mjs';
import { restrictions } from './tools/lint/restrictions.mjs';
import { words } from './tools/lint/words.mjs';

const tests = ['**/*.spec.{ts,tsx}', '**/*.{int,e2e,browser}-spec.ts', '**/*.contract.ts', 'libs/**/src/testing/**/*.ts'];
const faces = 'libs/{http,store-api,management-api,hosted,reference}/**/*.{ts,tsx}';
const entryPoints = ['libs/composition/**/*.ts', 'apps/*/src/*.ts', 'apps/{cli,example-storefront}/**/*.mjs'];

// The demo draws its pictures with the example storefront's own pencil; what the reference shows is run, and compared, by tests of the documents;
// the command line is bundled with what npm start is made of;
// the released contract is read by the test of the generated documents and by the conformance run.
const shared = [
  '/tools/(cut-text|explained|loopback-without-proxy|parse-url|demo/demo-document|start/(end-asked|kept-file|node-version)).mjs$',
  '/tools/testing/(command|describe-with-shell)$',
  '/apps/cli/(version|new/(pack-sdk|template-list)).mjs$',
  '/apps/example-storefront/pictures/picture.mjs$',
  '/libs/reference/src/docs/(code-samples|document-operations|examples|guide-text|markdown-pages|sdk-samples)$',
  '/libs/reference/src/openapi/(openapi-document|recorded-answers|released-contract.mjs)$',
  '/apps/api/src/reference/contract-files$',
  '/libs/sdk/src/(errors/error-of|generated/storefront-operations)$',
];

/** Parts of libraries that are loaded when they are first needed; the rest of these libraries may be imported as ever. */
const withLazyParts = ['@svc/adapters/payments', '@svc/adapters/payments/stripe', '@storefront-service/sdk'];
const boundaries = (where) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    { allow: shared, checkDynamicDependenciesExceptions: withLazyParts, depConstraints: importTable(where) },
  ],
});

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/generated',
      '.nx',
      '.data',
      'coverage',
      'tmp',
      'jest.*',
      'docs',
      '**/.next',
      '**/next-env.d.ts',
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  ...tseslint.configs.recommended,
  {
    name: 'sound code',
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-fallthrough': 'error',
      'no-self-compare': 'error',
      'no-unreachable': 'error',
      'no-var': 'error',
      'no-warning-comments': [
        'error',
        { terms: ['todo', 'fixme', 'xxx', 'hack', 'oxlint-disable', 'oxlint-disable-next-line', 'oxlint-disable-line'] },
      ],
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    name: 'small things',
    ignores: tests,
    rules: {
      complexity: ['error', { max: 15, variant: 'modified' }],
      'max-depth': ['error', 3],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 6],
    },
  },
  {
    name: 'a function fits on one screen',
    ignores: [...tests, '**/migrations/**'],
    rules: { 'max-lines-per-function': ['error', { max: 85, skipBlankLines: true, skipComments: true }] },
  },
  {
    name: 'tables of cases',
    files: ['tools/conformance/{checks,run}/**/*.mjs', 'tools/plans/*-paths.ts'],
    rules: { 'max-lines': ['error', 450], 'max-lines-per-function': ['error', 110] },
  },
  { name: 'test files', files: tests, rules: { 'max-lines': ['error', 600] } },
  {
    name: 'one name for each thing',
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true, namespaceFrom: true } },
      ],
    },
  },
  {
    name: 'the standard terms of the field',
    // Migrations are frozen, and pictures draw what they draw.
    ignores: [
      '**/migrations/**',
      'apps/example-storefront/pictures/**',
      'tools/lint/{words.spec.ts,word-list.mjs}',
      'tools/lint-probes/word-probes.ts',
    ],
    plugins: { words },
    rules: {
      'words/standard-names': 'error',
      'words/nouns-for-locals': 'error',
      'words/plain-docstrings': 'error',
      'words/plain-titles': 'error',
    },
  },
  {
    name: 'text is cut between whole graphemes',
    // The SDK and the example storefront stand alone, each with one such function of its own.
    files: ['{apps,libs,examples}/**/*.{ts,tsx,mjs,js}', 'tools/{start,demo}/**/*.mjs'],
    ignores: [
      ...tests,
      'libs/{testing,provider-stubs}/**',
      'libs/kernel/src/cut-text.ts',
      'libs/sdk/src/errors/cut-text.ts',
      'apps/example-storefront/cut-text.mjs',
    ],
    plugins: { texts },
    rules: { 'texts/no-raw-cuts': 'error' },
  },
  { name: 'CommonJS', files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },

  // Boundaries: each file matches one object of each of the two groups, since objects for the same rule do not merge.
  { plugins: { '@nx': nx } },
  { name: 'imports of sources', ignores: tests, rules: boundaries({ inTests: false }) },
  { name: 'imports of tests', files: tests, rules: boundaries({ inTests: true }) },

  { name: 'kernel and contracts', files: ['libs/{kernel,contracts}/**/*.ts'], ignores: tests, rules: restrictions.ground },
  {
    name: 'contexts',
    files: ['libs/*/**/*.{ts,tsx}'],
    ignores: [...tests, faces, 'libs/{kernel,contracts,adapters,composition,testing,provider-stubs,sdk}/**'],
    rules: restrictions.context,
  },
  {
    name: 'adapters, faces and apps',
    files: ['{apps,libs/adapters}/**/*.{ts,tsx}', faces],
    ignores: [...tests, ...entryPoints],
    rules: restrictions.outside,
  },
  { name: 'entry points', files: entryPoints, ignores: tests, rules: restrictions.entry },
  { name: 'the SDK', files: ['libs/sdk/src/**/*.ts'], ignores: tests, rules: restrictions.sdk },
  {
    name: 'tools and test helpers',
    files: ['tools/**/*.{ts,mjs,cjs}', 'libs/{testing,provider-stubs}/**/*.ts'],
    ignores: tests,
    rules: restrictions.tools,
  },
  { name: 'examples', files: ['examples/**/*.{ts,tsx}', 'apps/example-storefront/public/**/*.js'], rules: restrictions.examples },
  { name: 'tests', files: tests, rules: restrictions.tests },
);
