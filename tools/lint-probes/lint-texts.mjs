/**
 * Lints texts as if they stood in files of the project, without touching these files.
 * stdin: `[{ file, code, rule? }]`, files relative to the root and existing; stdout: for each the list of `{ rule, message }`.
 * Only a text that is planted for a rule of types is linted with types: every changed import would make the compiler
 * read the whole project again. All other rules judge the text alone, and run on every text.
 */
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { disableTypeChecked } = tseslint.configs;

await createProjectGraphAsync(); // without a graph, the boundary rule falls silent
const withTypes = new ESLint({ cwd: root });
const withoutTypes = new ESLint({ cwd: root, overrideConfig: disableTypeChecked });
const texts = await json(process.stdin);
const findings = [];
for (const { file, code, rule } of texts) {
  const eslint = rule in disableTypeChecked.rules ? withTypes : withoutTypes;
  const [result] = await eslint.lintText(code, { filePath: `${root}${file}` });
  findings.push(result.messages.map(({ ruleId, message }) => ({ rule: ruleId ?? 'parser or comment', message })));
}
console.log(JSON.stringify(findings));
