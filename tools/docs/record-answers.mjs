import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isMain, runCommand } from '../explained.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SPEC = 'tools/docs/answers.e2e-spec.ts';

/**
 * `npm run docs:record`: plays every operation with the demo, on the built service, and writes the answers to
 * `libs/reference/src/openapi/answers.json`, of which `npm run docs:generate` makes the examples of the OpenAPI documents (ADR 0127).
 */
async function main() {
  const args = [
    fileURLToPath(import.meta.resolve('jest/bin/jest')),
    '--config',
    'jest.e2e.cjs',
    '--rootDir',
    '.',
    '--runTestsByPath',
    SPEC,
  ];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, RECORD_ANSWERS: '1' } });
  process.exitCode = status ?? 1;
}

if (isMain(import.meta)) await runCommand(main);
