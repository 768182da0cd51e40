import type { Incident } from './incident';
import type { Observed } from './observe';
import { byShippedRules, durationsOf, type Rule } from './shortened-rules';

/** Incident that was planted, with what was seen of it. */
export interface PlantedIncident {
  name: string;
  incident: Incident;
  observed: Observed;
}

const HEAD = ['Incident', 'Alert', 'Fired after', 'By the shipped rule', 'Gone after', 'Other alerts', 'Section'];

/** Returns the table of a run, as lines of Markdown. */
export function tableOf(planted: readonly PlantedIncident[], rules: readonly Rule[], shorten: number): string {
  const rows = planted.map(({ name, incident, observed }) => {
    const rule = rules.find(({ alert }) => alert === incident.alert)!;
    // A share has to be exceeded over its window; one event of a counter is enough for an increase.
    const rangeSeconds = rule.expr.includes('rate(') ? durationsOf(rule).rangeSeconds : 0;
    const { firedAfter, goneAfter, others } = observed;
    const shipped = firedAfter === undefined ? 'did not' : spoken(byShippedRules(firedAfter, rule, shorten));
    return [
      name,
      incident.alert,
      firedAfter === undefined ? 'did not' : spoken(firedAfter),
      rangeSeconds > 0 && shorten > 1 ? `${shipped}, and a part of ${spoken(rangeSeconds)}` : shipped,
      goneAfter === undefined ? 'went on' : spoken(goneAfter),
      others.join(', ') || 'none',
      incident.section,
    ];
  });
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Returns a duration as people say it: `8 s`, `12 min`. */
function spoken(seconds: number): string {
  return seconds < 100 ? `${Math.round(seconds)} s` : `${(seconds / 60).toFixed(seconds < 600 ? 1 : 0)} min`;
}
