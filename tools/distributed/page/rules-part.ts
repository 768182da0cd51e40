import { excerptOf } from '@svc/kernel';
import type { RefusedStatement, RuleOutcome } from '../recorder/recording';
import { code, escaped, table } from './markdown';

const TEXT = 160;
const WHY = 400;

const failuresOf = (rules: readonly RuleOutcome[]) => rules.filter(({ result }) => result !== 'passed');

/** Returns in a sentence or two how many rules pass, and which do not. */
export function rulesSummary(rules: readonly RuleOutcome[]): string {
  const failures = failuresOf(rules);
  const passed = `${rules.length - failures.length} of ${rules.length} rules of the conformance run pass on two nodes`;
  if (failures.length === 0) return `**${passed}.**`;
  return `**${passed}.** These do not: ${failures.map(({ tag }) => `[${tag}](#rules-that-do-not-pass)`).join(', ')}.`;
}

/** Returns the part with each rule and its outcome. */
export function rulesSection(rules: readonly RuleOutcome[]): string {
  return ['## Rules', failedRules(failuresOf(rules)), '### Rules that pass', passedRules(rules)].join('\n\n');
}

function failedRules(failures: readonly RuleOutcome[]): string {
  if (failures.length === 0) return 'Each rule that shows from outside passes.';
  const rows = failures.map(({ tag, result, text = '', why = '' }) => [
    tag,
    escaped(excerptOf(text, TEXT)),
    result === 'failed' ? escaped(excerptOf(why, WHY)) : 'has no check',
  ]);
  return `### Rules that do not pass\n\n${table(['Rule', 'Text', 'What was seen'], rows)}`;
}

function passedRules(rules: readonly RuleOutcome[]): string {
  const parts = [...new Set(rules.map(({ part }) => part))];
  const rows = parts.map((part) => {
    const own = rules.filter((rule) => rule.part === part);
    const passed = own.filter(({ result }) => result === 'passed');
    return [escaped(part), `${passed.length} of ${own.length}`, passed.map(({ tag }) => tag).join(', ')];
  });
  return `[Conformance](conformance.md) has their texts.\n\n${table(['Part', 'Passed', 'Which'], rows)}`;
}

/** Returns the part with each statement that the servers refused. */
export function refusedSection(refused: readonly RefusedStatement[]): string {
  const introduction =
    'Statements that a server refused during the conformance run, by its log: with an SQLSTATE of class 0A (not supported), 42 (wrong in its eyes) or XX (failed inside). Others, such as a unique value that is taken or a deadlock that is tried again, occur on one server as well.';
  if (refused.length === 0) return `## Refused statements\n\n${introduction} There was none.`;
  const rows = refused.map(({ state, message, statement, context, times }) => [
    state,
    escaped(message),
    code(statement),
    context === undefined ? '' : code(context),
    String(times),
  ]);
  return `## Refused statements\n\n${introduction}\n\n${table(['SQLSTATE', 'Reason', 'Statement', 'Within', 'Times'], rows)}`;
}
