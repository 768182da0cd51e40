import { parse, stringify } from 'yaml';

export interface Rule {
  alert: string;
  expr: string;
  for?: string;
  annotations: { summary: string; runbook: string };
}

interface RuleFile {
  groups: { name: string; rules: Rule[] }[];
}

/** Durations of a rule, seconds: its `for`, the age above which it fires, and its longest range; 0 where it has none. */
export interface RuleDurations {
  forSeconds: number;
  ageSeconds: number;
  rangeSeconds: number;
}

const SECONDS = { s: 1, m: 60, h: 3_600 } as const;
const RANGE = /\[(\d+)([smh])\]/g;
/** Gauges of ages, which grow by a second each second until they are above a limit, unlike durations of requests. */
const AGE = /(\w+(?:_oldest|_oldest_\w+|_lag)_seconds\)? > )(\d+)/;

/** Returns the rules of a file of Prometheus. */
export const rulesIn = (text: string): Rule[] => (parse(text) as RuleFile).groups.flatMap(({ rules }) => rules);

export function durationsOf({ expr, for: waits = '0s' }: Rule): RuleDurations {
  return {
    forSeconds: secondsOf(/^(\d+)([smh])$/.exec(waits)!),
    ageSeconds: Number(AGE.exec(expr)?.[2] ?? 0),
    rangeSeconds: Math.max(0, ...[...expr.matchAll(RANGE)].map(secondsOf)),
  };
}

/**
 * Returns a file of rules whose `for`, ranges and limits of ages are divided by one factor, so that alerts fire within seconds. Limits of
 * shares and of durations of requests stay. Ranges are no shorter than `leastRangeSeconds`, within which there have to be two scrapes.
 */
export function shortened(text: string, factor: number, leastRangeSeconds: number): string {
  const file = parse(text) as RuleFile;
  const shorter = (seconds: number, least = 0): string => `${Math.round(Math.max(seconds / factor, least) * 1_000)}ms`;
  const range = (seconds: number): string => shorter(seconds, Math.min(seconds, leastRangeSeconds));
  for (const rule of file.groups.flatMap(({ rules }) => rules)) {
    if (rule.for) rule.for = shorter(durationsOf(rule).forSeconds);
    rule.expr = rule.expr
      .replace(RANGE, (...match) => `[${range(secondsOf(match as unknown as RegExpMatchArray))}]`)
      .replace(AGE, (_, metric: string, seconds: string) => `${metric}${Number(seconds) / factor}`);
  }
  return stringify(file);
}

/**
 * Returns the time after which an alert fires by the rules as they are shipped, seconds: what was measured by shortened ones, with their
 * `for` and their limit of an age in full. Windows of rates come on top, for a part of their range.
 */
export function byShippedRules(measuredSeconds: number, rule: Rule, factor: number): number {
  const { forSeconds, ageSeconds } = durationsOf(rule);
  return measuredSeconds + (forSeconds + ageSeconds) * (1 - 1 / factor);
}

const secondsOf = ([, count, unit]: RegExpMatchArray | RegExpExecArray): number => Number(count) * SECONDS[unit as keyof typeof SECONDS];
