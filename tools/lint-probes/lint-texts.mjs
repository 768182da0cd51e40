/**
 * Lints texts as if they stood in files of the project, without touching these files.
 * stdin: `[{ file, code }]`, files relative to the root and existing; stdout: for each the list of `{ rule, message }`.
 */
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

await createProjectGraphAsync(); // without a graph, the boundary rule falls silent
const eslint = new ESLint({ cwd: root });
const texts = await json(process.stdin);
const findings = [];
for (const { file, code } of texts) {
  const [result] = await eslint.lintText(code, { filePath: `${root}${file}` });
  findings.push(result.messages.map(({ ruleId, message }) => ({ rule: ruleId ?? 'parser or comment', message })));
}
console.log(JSON.stringify(findings));
