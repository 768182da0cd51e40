import { changeLines } from './change-text.mjs';
import { inUseText, intoPastText } from './in-use-text.mjs';
import { program } from './program.mjs';

/** Returns true when a plan has changes. */
export const hasChanges = ({ created, changed, deleted }) => created.length + changed.length + deleted.length > 0;

/** Returns true when a plan is applied by force alone. */
export const needsForce = ({ inUse: used, intoPast }) => Boolean(used ?? intoPast);

/** A plan as people read it: by section, `+` what is made, `~` what is changed with a line for each field, `-` what is deleted. */
export function planText(plan, path) {
  const { differs } = plan;
  const option = needsForce(plan) ? ' --force' : differs ? ' --ignore-revision' : '';
  const text = planTextWith(plan, `${program} apply ${path}${option}`);
  return differs ? `${text}\n! ${differs} The plan compares the file with what is there now.` : text;
}

/** The same, with the command line that does it. */
export function planTextWith(plan, doIt) {
  if (!hasChanges(plan)) return 'No changes: the workspace matches the document.';
  return `${sections(plan)}\n${warnings(plan)}${forced(plan)}${counts(plan, 'to ')}. Apply with: ${doIt}`;
}

/** Returns the applied changes in the same form. */
export function appliedText(applied) {
  if (!hasChanges(applied)) return 'No changes: the workspace already matches the document.';
  return `${sections(applied)}\n${warnings(applied)}${forced(applied)}${counts(applied, '')}.`;
}

function sections({ created, changed, deleted }) {
  const lines = new Map();
  const add = (section, line) => lines.set(section, [...(lines.get(section) ?? []), line]);
  for (const { section, identity } of created) add(section, `  + ${identity}`);
  for (const change of changed) add(change.section, changedText(change));
  for (const { section, identity } of deleted) add(section, `  - ${identity}`);
  return [...lines].map(([section, own]) => `${section}\n${own.join('\n')}\n`).join('');
}

/** A service of an earlier release names the fields alone. */
function changedText({ identity, fields, changes }) {
  if (!changes) return `  ~ ${identity}: ${fields.join(', ')}`;
  return [`  ~ ${identity}`, ...changes.flatMap(changeLines).map((line) => `      ${line}`)].join('\n');
}

const warnings = ({ warnings: all = [] }) => all.map(({ path, message }) => `! ${path}: ${message}\n`).join('');

/** Returns the lines on what needs force: parts that are dropped although guests, orders or answers use them, and starts that move into the past. */
const forced = ({ inUse = [], intoPast = [] }) =>
  [...inUse.map(inUseText), ...intoPast.map(intoPastText)].map((line) => `! ${line}\n`).join('');

function counts({ created, changed, deleted }, to) {
  const verbs = to ? ['create', 'change', 'delete'] : ['created', 'changed', 'deleted'];
  return [created, changed, deleted].map((items, index) => `${items.length} ${to}${verbs[index]}`).join(', ');
}
