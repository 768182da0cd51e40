import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Explained } from '../explained.mjs';

const require = createRequire(import.meta.url);
const BEYOND = /[^\0-\x7f]|\\[upP]/;
const isModule = (path) =>
  /\/src\/.*\.tsx?$/.test(path) && !/(-spec|\.spec|\.contract)\.tsx?$|\/testing\/|\/browser\/|\/node_modules\//.test(path);

/**
 * The rules of text among what is bundled: modules with a regular expression about characters beyond ASCII, or a tagged template with some.
 * @param {string} root of the repository
 * @returns {{ path: string, isNamed: boolean, specs: string[] }[]} whether the characters stand in it themselves, and its unit tests: the one beside it, and those of its folder that import it
 */
export function textRules(root) {
  const paths = ['apps/api', 'apps/worker', 'libs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
  );
  return paths
    .filter(isModule)
    .map((path) => ({ path, kinds: kindsIn(path, readFileSync(join(root, path), 'utf8')) }))
    .filter(({ kinds }) => kinds.size > 0)
    .map(({ path, kinds }) => ({ path, isNamed: kinds.has('named'), specs: specsOf(root, path) }))
    .sort((one, other) => one.path.localeCompare(other.path));
}

/**
 * Returns the unit tests of the rules of text, of the rules that contexts share, and of the build's own rules about texts, in paths from the root.
 * @throws {Explained} when a rule that names characters beyond ASCII has none
 */
export function textRuleSpecs(root) {
  const rules = textRules(root);
  const untested = rules.filter(({ isNamed, specs }) => isNamed && specs.length === 0);
  if (untested.length > 0)
    throw new Explained(
      `These modules name characters beyond ASCII in an expression, and have no unit test beside them: ${untested.map(({ path }) => path).join(', ')}.`,
    );
  const shared = 'libs/contracts/src/rules';
  const ofShared = readdirSync(join(root, shared), { recursive: true })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => join(shared, file));
  return [...new Set(['tools/build/beyond-ascii.spec.ts', ...rules.flatMap(({ specs }) => specs), ...ofShared])];
}

/** Which kinds of such expressions a module has: those that name characters themselves, and those that name them by escapes. */
function kindsIn(path, text) {
  const kinds = new Set();
  if (!BEYOND.test(text)) return kinds;
  const ts = require('typescript');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const visit = (node) => {
    const written = ts.isRegularExpressionLiteral(node) || ts.isTaggedTemplateExpression(node) ? node.getText(source) : '';
    if (BEYOND.test(written)) kinds.add(/[^\0-\x7f]/.test(written) ? 'named' : 'escaped');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return kinds;
}

function specsOf(root, path) {
  const folder = dirname(path);
  const name = basename(path).replace(/\.tsx?$/, '');
  const specs = readdirSync(join(root, folder)).filter((file) => /\.spec\.ts$/.test(file));
  const imported = name === 'index' ? `from '.'` : `from './${name}'`;
  const imports = (file) => readFileSync(join(root, folder, file), 'utf8').includes(imported);
  return specs.filter((file) => file === `${name}.spec.ts` || imports(file)).map((file) => join(folder, file));
}
