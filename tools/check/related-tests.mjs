import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importGraph } from './import-graph.mjs';

const FOLDERS = ['apps', 'docker', 'docs', 'e2e', 'examples', 'libs', 'tools'];
const LEFT_OUT = ['node_modules', 'dist', '.next'];

const isUnit = (file) => /\.spec\.tsx?$/.test(file);
const isIntegration = (file) => file.endsWith('.int-spec.ts');
const isCode = (file) => /\.(tsx?|mjs|cjs|js)$/.test(file);
const isDatabase = (file) => file.endsWith('.sql') || /\/migrations\/.*\.ts$/.test(file);
/** Something in quotes that may be the path of a file, from the root or from the folder of the test. */
const PATH = /(?<=['"`])[\w@.-]+(?:\/[\w@.-]+)+\.\w+(?=['"`])/g;
/** The comment of a test that reads whole folders: `@reads apps, libs`, paths of folders and files from the root. */
const READS = /^(?:\/\*\*| \*) @reads (.+?)(?: \*\/)?$/gm;

/**
 * @typedef {object} Sources
 * @property {readonly string[]} files paths from the root of the repository, with `/`
 * @property {(file: string) => string} read
 * @property {Readonly<Record<string, string>>} aliases names of libraries, and the index of each
 *
 * @typedef {object} RelatedTests
 * @property {string[]} unit paths of tests, sorted
 * @property {string[]} integration
 * @property {string[]} unknown changed files of which it is not known what uses them, such as `package.json`: run everything, or judge yourself
 */

/**
 * Finds the unit and integration tests that a change can affect: those that use a changed file through imports, by name (see
 * `importGraph`), those that have its path in a string, those that say `@reads` of a folder above it, and all of a suite when what Jest is configured by has changed. A changed
 * SQL function or migration relates to every integration test of its project, since the database of each has it.
 * A changed index relates to no test by itself: a name that it has lost fails the type check, and one that it has gained is new
 * to the files that use it.
 * @param {Sources} sources
 * @param {readonly string[]} changed paths of changed files; deleted ones may be among them
 * @returns {RelatedTests}
 */
export function relatedTests(sources, changed) {
  const users = usersOf(sources);
  const readers = readersOf(sources);
  const alsoRelated = (file) => [...readers(file), ...(isDatabase(file) ? testsOfDatabase(sources.files, file) : [])];
  const related = new Set([...changed, ...changed.flatMap(alsoRelated)]);
  for (const file of related) for (const user of users.get(file) ?? []) related.add(user);
  const tests = sources.files.filter((file) => related.has(file)).sort();
  const isUnknown = (file) => !users.has(file) && readers(file).length === 0 && !isDatabase(file) && !isCode(file);
  return { unit: tests.filter(isUnit), integration: tests.filter(isIntegration), unknown: changed.filter(isUnknown) };
}

/**
 * Lists the sources of a checkout, for `relatedTests`.
 * @param {string} root of the repository
 * @returns {Sources}
 */
export function sourcesOf(root) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const { compilerOptions } = JSON.parse(read('tsconfig.base.json'));
  const aliases = Object.fromEntries(Object.entries(compilerOptions.paths).map(([name, [file]]) => [name, posix.normalize(file)]));
  const ofRoot = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  return { files: [...ofRoot, ...FOLDERS.flatMap((folder) => filesBelow(root, folder))], read, aliases };
}

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return LEFT_OUT.includes(entry.name) ? [] : filesBelow(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** The files that use a file, by its path. @param {Sources} sources @returns {Map<string, string[]>} */
function usersOf(sources) {
  const users = new Map();
  const note = (user) => (file) => void users.set(file, [...(users.get(file) ?? []), user]);
  for (const [user, used] of importGraph(sources)) used.forEach(note(user));
  const fileSet = new Set(sources.files);
  for (const test of sources.files.filter((file) => isUnit(file) || isIntegration(file))) {
    namedFiles(test, sources.read(test), fileSet).forEach(note(test));
    note(test)(isUnit(test) ? 'jest.unit.cjs' : 'jest.integration.cjs');
  }
  return users;
}

/** Finds the tests that say `@reads` of a file or of a folder above it. @param {Sources} sources @returns {(file: string) => string[]} */
function readersOf({ files, read }) {
  const tests = files.filter((file) => isUnit(file) || isIntegration(file));
  const pairs = tests.flatMap((test) => readsOf(read(test)).map((path) => ({ test, path })));
  return (file) => pairs.filter(({ path }) => file === path || file.startsWith(`${path}/`)).map(({ test }) => test);
}

/** Lists the paths that a test says it reads. */
export function readsOf(text) {
  return [...text.matchAll(READS)].flatMap(([, paths]) => paths.split(', '));
}

/** Files whose paths a test has in a string: it reads or runs them. */
function namedFiles(test, text, fileSet) {
  const paths = (text.match(PATH) ?? []).flatMap((path) => [posix.normalize(path), posix.join(posix.dirname(test), path)]);
  return new Set(paths.filter((path) => fileSet.has(path)));
}

function testsOfDatabase(files, file) {
  const projects = files.filter((each) => each.endsWith('/project.json')).map((each) => `${posix.dirname(each)}/`);
  const [project] = projects.filter((each) => file.startsWith(each)).sort((a, b) => b.length - a.length);
  return project === undefined ? [] : files.filter((each) => each.startsWith(project) && isIntegration(each));
}
