import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/eslint');
const tsconfig = join(cache, 'tsconfig.json');

/**
 * `node tools/check/lint.mjs <file>…`: lints files by all rules of `eslint.config.mjs`, and remembers by their contents which are well.
 * The compiler reads these files and what they import; by the command `eslint` it reads the whole project first.
 */
const files = process.argv.slice(2);
mkdirSync(cache, { recursive: true });
writeFileSync(tsconfig, JSON.stringify(programOf(files)));

process.env.TSESTREE_SINGLE_RUN = 'true';
await createProjectGraphAsync(); // without a graph, the boundary rule falls silent
const eslint = new ESLint({
  cwd: root,
  cache: true,
  cacheStrategy: 'content',
  cacheLocation: `${cache}/`,
  warnIgnored: false,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    // Page scripts have a small program of their own.
    ignores: ['**/browser/**', 'examples/**'],
    languageOptions: { parserOptions: { projectService: false, project: tsconfig } },
  },
});
const results = await eslint.lintFiles(files);
const formatter = await eslint.loadFormatter('stylish');
process.stdout.write(await formatter.format(results));
process.exitCode = results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0) ? 1 : 0;

/** Configures the program: the files, and the declarations that no file imports. */
function programOf(linted) {
  const fromCache = (file) => relative(cache, join(root, file));
  const declarations = ['apps', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.d.ts') && !/(^|\/)(node_modules|dist)\//.test(path))
      .map((path) => `${folder}/${path}`),
  );
  const sources = linted.filter((file) => /\.tsx?$/.test(file));
  return { extends: fromCache('tsconfig.json'), files: [...sources, ...declarations].map(fromCache), include: [] };
}
