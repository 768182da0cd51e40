import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `node tools/check/lint.mjs <file>…`: lints files by all rules of `eslint.config.mjs`, and remembers by their contents which are well.
 * The rules that need types are those of `.oxlintrc.json`, a check of its own.
 */
await createProjectGraphAsync(); // without a graph, the boundary rule falls silent
const eslint = new ESLint({
  cwd: root,
  cache: true,
  cacheStrategy: 'content',
  cacheLocation: `${root}node_modules/.cache/eslint/`,
  warnIgnored: false,
});
const results = await eslint.lintFiles(process.argv.slice(2));
const formatter = await eslint.loadFormatter('stylish');
process.stdout.write(await formatter.format(results));
process.exitCode = results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0) ? 1 : 0;
