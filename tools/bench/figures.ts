/** Goal of a figure. */
export interface Goal {
  of: 'value' | 'ratio';
  is: 'at least' | 'at most';
  than: number;
}

/** One line of the table of performance. */
export interface Figure {
  /** Subject of the measurement. */
  name: string;
  value: number;
  /** `/s`, `ms`, `µs`, `MB`. */
  unit: string;
  /** Value of the floor in the same rounds, in the same unit. */
  floor?: number;
  /** Ratio of the service to its floor, the median over the rounds. */
  ratio?: number;
  /** Processor time of the service's processes for one operation, µs. */
  serviceMicros?: number;
  /** Processor time of the database server for one operation, µs. */
  databaseMicros?: number;
  p50Ms?: number;
  p99Ms?: number;
  /** Values of the same measurement by their names, which have the unit behind a comma: `longest task, ms`. */
  further?: Readonly<Record<string, number>>;
  goal?: Goal;
}

export const atLeast = (than: number): Goal => ({ of: 'value', is: 'at least', than });
export const atMost = (than: number): Goal => ({ of: 'value', is: 'at most', than });
export const ratioAtLeast = (than: number): Goal => ({ of: 'ratio', is: 'at least', than });
export const ratioAtMost = (than: number): Goal => ({ of: 'ratio', is: 'at most', than });

/** Returns true when a figure reaches its goal; undefined without a goal. */
export function isReached({ goal, value, ratio }: Figure): boolean | undefined {
  if (!goal) return undefined;
  const figure = goal.of === 'ratio' ? ratio! : value;
  return goal.is === 'at least' ? figure >= goal.than : figure <= goal.than;
}

/** Three digits that count. */
export function rounded(figure: number): number {
  return figure >= 1_000 ? Math.round(figure) : Number(figure.toPrecision(3));
}

/** A figure in one line for the terminal. */
export function lineOf(figure: Figure): string {
  const { name, value, unit, floor, ratio, serviceMicros, databaseMicros, p50Ms, p99Ms, further = {} } = figure;
  const parts = [
    `${rounded(value)} ${unit}`,
    floor !== undefined && `floor ${rounded(floor)} ${unit}`,
    ratio !== undefined && `ratio ${rounded(ratio)}`,
    serviceMicros !== undefined && `service ${rounded(serviceMicros)} µs`,
    databaseMicros !== undefined && `database ${rounded(databaseMicros)} µs`,
    p50Ms !== undefined && `p50 ${rounded(p50Ms)} ms`,
    p99Ms !== undefined && `p99 ${rounded(p99Ms)} ms`,
    ...Object.entries(further).map(
      ([called, amount]) => `${called.replace(/, .*/, '')} ${rounded(amount)}${called.replace(/^[^,]*,?/, '')}`,
    ),
    goalText(figure),
  ];
  return `${name.padEnd(52)} ${parts.filter(Boolean).join('   ')}`;
}

/** `ratio ≥ 0.6: reached`; empty without a goal. */
export function goalText(figure: Figure): string {
  const { goal } = figure;
  if (!goal) return '';
  return `${goal.of === 'ratio' ? 'ratio ' : ''}${goal.is === 'at least' ? '≥' : '≤'} ${goal.than}: ${isReached(figure) ? 'reached' : 'not reached'}`;
}
