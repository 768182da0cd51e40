/**
 * Report for the terminal, line by line, as outcomes come in.
 * @returns {{ line(outcome: import('./run-checks.mjs').Outcome): string, close(outcomes: readonly import('./run-checks.mjs').Outcome[]): string }}
 */
export function textReport() {
  let part;
  return {
    line(outcome) {
      const head = outcome.part === part ? '' : `\n${outcome.part}\n`;
      part = outcome.part;
      const why = outcome.why ? `\n${outcome.why.replace(/^/gm, '            ')}` : '';
      return `${head}  ${outcome.result.padEnd(9)} ${outcome.tag}  ${outcome.text}${why}`;
    },
    close: (outcomes) => `\n${closingLine(outcomes)}`,
  };
}

/** One object on one line for each outcome. */
export function jsonReport() {
  return { line: (outcome) => JSON.stringify(outcome), close: () => undefined };
}

/** `180 rules: 179 passed, 1 failed.` */
export function closingLine(outcomes) {
  const count = (wanted) => outcomes.filter(({ result }) => result === wanted).length;
  const unchecked = count('unchecked') > 0 ? `, ${count('unchecked')} without a check` : '';
  return `${outcomes.length} rules: ${count('passed')} passed, ${count('failed')} failed${unchecked}.`;
}
