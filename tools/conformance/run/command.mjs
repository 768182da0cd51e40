import { parseArgs } from 'node:util';
import { Explained, isMain, runCommand } from '../../explained.mjs';
import { Instance } from './instance.mjs';
import { jsonReport, textReport } from './report.mjs';
import { rulesToCheck } from './rules-to-check.mjs';
import { runChecks } from './run-checks.mjs';

const usage = 'npm run conformance -- --demo .data/demo.json [--only "§4.1 r5"] [--json]';

/**
 * Holds a running service against every rule that shows from outside. It makes workspaces of its own, several of which are at
 * work at a time; checks that advance time advance the clock of theirs alone.
 */
async function main() {
  const { demo, only, json } = readArguments();
  const { rules } = await rulesToCheck();
  const chosen =
    only === undefined ? rules : rules.filter(({ tag, part }) => tag === only || part.toLowerCase().startsWith(only.toLowerCase()));
  if (chosen.length === 0) throw new Explained(`There is no rule and no part called ${only}: see tools/conformance/rules.yaml.`);

  const instance = await Instance.reach(demo);
  const print = (line) => line !== undefined && console.log(line);
  const report = json ? jsonReport() : textReport();
  if (!json) console.log(`Asking ${instance.baseUrl}, in workspaces of its own.`);
  try {
    const outcomes = await runChecks(
      chosen,
      () => instance.openShop(),
      (outcome) => print(report.line(outcome)),
    );
    print(report.close(outcomes));
    process.exitCode = outcomes.every(({ result }) => result === 'passed') ? 0 : 1;
  } finally {
    await instance.close();
  }
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { demo: { type: 'string' }, only: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    if (values.demo !== undefined) return values;
  } catch {
    // reported below
  }
  throw new Explained(`Give the demo.json of a running service: ${usage}`);
}

if (isMain(import.meta)) await runCommand(main);
