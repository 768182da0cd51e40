/**
 * Lints texts as if they stood in files of the project, without touching these files.
 * stdin: `[{ file, code, rule? }]`, files relative to the root and existing; stdout: for each the list of `{ rule, message }`.
 * The rules of types, those of oxlint, judge every text as a file of a small program of its own.
 */
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

await createProjectGraphAsync(); // without a graph, the boundary rule falls silent
const eslint = new ESLint({ cwd: root });
const texts = await json(process.stdin);
const byTypes = lintTypes(texts);
const findings = [];
for (const [index, { file, code }] of texts.entries()) {
  const [result] = await eslint.lintText(code, { filePath: `${root}${file}` });
  findings.push([...result.messages.map(({ ruleId, message }) => ({ rule: ruleId ?? 'parser or comment', message })), ...byTypes[index]]);
}
console.log(JSON.stringify(findings));

/** @returns {{ rule: string, message: string }[][]} what oxlint finds in each text */
function lintTypes(texts) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-texts-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const compilerOptions = { noEmit: true, types: ['node', 'jest'], typeRoots: [join(root, 'node_modules/@types')] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions }));
    const names = texts.map(({ file }, index) => `${index}.${file.split('.').pop()}`);
    for (const [index, { code }] of texts.entries()) writeFileSync(join(folder, names[index]), code);
    const oxlint = [join(root, 'node_modules/oxlint/bin/oxlint'), '--config', join(root, '.oxlintrc.json'), '--format', 'json', ...names];
    const { stdout, stderr } = spawnSync(process.execPath, oxlint, { cwd: folder, encoding: 'utf8', maxBuffer: 64 << 20 });
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    const { diagnostics } = JSON.parse(stdout);
    return names.map((name) =>
      diagnostics.filter(({ filename }) => filename === name).map(({ code, message }) => ({ rule: code, message })),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
