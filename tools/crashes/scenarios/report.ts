import type { Scenario } from './scenario';
import { OPERATIONS, type Operation } from './traffic';
import type { Played } from './play';

/** Returns the result of a scenario as text for people. */
export function reportOf(
  name: string,
  { title }: Pick<Scenario, 'title'>,
  { during, longestMs, lastedMs, lost, written, wellAfterMs, logged, broken }: Played,
): string {
  const counted = (operation: Operation) =>
    Object.entries(during[operation])
      .map(([outcome, count]) => `${outcome} × ${count}`)
      .join(', ') || 'nothing';
  return [
    `${name}: ${title}`,
    `  while it lasted, ${lastedMs} ms:`,
    ...OPERATIONS.map((operation) => `    ${operation.padEnd(9)} ${counted(operation)}`),
    `  longest answer: ${longestMs} ms`,
    `  warnings and errors in the logs: ${logged.join(', ')}`,
    `  lost: ${lost.length} of ${written} writes that were answered`,
    `  well again after: ${OPERATIONS.map((operation) => `${operation} ${wellAfterMs[operation]} ms`).join(', ')}`,
    ...broken.map((sentence) => `  BROKEN: ${sentence}`),
    '',
  ].join('\n');
}
