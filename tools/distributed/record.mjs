import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { machine } from '../bench/machine.mjs';
import { build } from '../build/build.mjs';
import { hasCitus } from '../database/distributed-cluster.mjs';
import { Explained, isMain, runCommand } from '../explained.mjs';

/** EX_UNAVAILABLE: the machine lacks what it takes. */
const EXIT_UNAVAILABLE = 69;
const PARTS = ['rules', 'costs', 'away'];
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Last recording, of which `docs/distributed.md` is made. */
export const RECORDED = join(root, 'tools/distributed/generated/recorded.json');

/**
 * `npm run docs:distributed`: starts two throw-away servers with Citus, plays the conformance run on them, measures operations beside one
 * server, lets a node go away, and writes what it saw to `generated/recorded.json` and `docs/distributed.md`. With `--part`, the other parts
 * stay as they were recorded before.
 */
async function main() {
  const { parts, effort, only } = readArguments();
  if (!hasCitus())
    throw new Explained(
      'Citus is missing: install PostgreSQL with the extension citus on this machine, then run this again.',
      EXIT_UNAVAILABLE,
    );
  const on = machine();
  await build();
  process.env.TS_NODE_PROJECT = join(root, 'tsconfig.base.json');
  const require = createRequire(import.meta.url);
  require('reflect-metadata');
  require('@swc-node/register');
  const { record } = require('./recorder/record.ts');
  const { distributedPage } = require('./page/distributed-page.ts');
  const before = existsSync(RECORDED) ? JSON.parse(await readFile(RECORDED, 'utf8')) : {};
  const recording = { ...before, ...(await record({ parts, effort, only, on, say: console.log })) };
  await writeFile(RECORDED, `${JSON.stringify(recording, null, 1)}\n`);
  await writeFile(join(root, 'docs/distributed.md'), distributedPage(recording));
  console.log('Wrote tools/distributed/generated/recorded.json and docs/distributed.md');
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        part: { type: 'string', multiple: true, default: PARTS },
        rounds: { type: 'string', default: '3' },
        seconds: { type: 'string', default: '1' },
        only: { type: 'string' },
      },
    });
    const effort = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
    if (values.part.every((part) => PARTS.includes(part)) && effort.rounds >= 1 && effort.seconds >= 1)
      return { parts: PARTS.filter((part) => values.part.includes(part)), effort, only: values.only };
  } catch {
    // what it does not know is answered as below
  }
  throw new Explained(
    `npm run docs:distributed [-- --part=<${PARTS.join('|')}>] [--rounds=3] [--seconds=1] [--only=<part or tag of rules, to try>]`,
  );
}

if (isMain(import.meta)) await runCommand(main);
