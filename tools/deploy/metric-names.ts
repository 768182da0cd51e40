import { metricRows } from '@svc/composition';

/** Words of PromQL that are no metrics where they are not called. */
const KEYWORDS: ReadonlySet<string> = new Set(['and', 'or', 'unless', 'bool', 'offset', 'on', 'ignoring', 'group_left', 'group_right']);
/** Metrics of Prometheus itself and of the library that are used (`nodejs_…`, `process_…`). */
const OF_OTHERS: ReadonlySet<string> = new Set(['up', 'nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']);
const OF_HISTOGRAMS = /_(bucket|count|sum)$/;

const rows = new Map(metricRows());

/** Returns the names of metrics in a query of PromQL. */
export function metricsIn(query: string): string[] {
  const plain = query
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring) \([^)]*\)/g, '');
  const names = [...plain.matchAll(/(?<![\w.$])[a-z_]\w*\b(?!\s*\()/gi)].map(([name]) => name);
  return [...new Set(names.filter((name) => !KEYWORDS.has(name)))];
}

/** Returns the metrics of a query that neither the service nor the library serves, as counters, gauges or histograms as they are used. */
export function unservedIn(query: string): string[] {
  return metricsIn(query).filter((name) => {
    const isHistogram = rows.get(name.replace(OF_HISTOGRAMS, '') as never)?.type === 'histogram';
    const own = rows.get(name as never);
    return !OF_OTHERS.has(name) && !(OF_HISTOGRAMS.test(name) && isHistogram) && (!own || own.type === 'histogram');
  });
}

/** Returns the metrics of a query that are the same in all processes and are added up over them, or shown of each. */
export function addedUpIn(query: string): string[] {
  return metricsIn(query).filter((name) => {
    const source = rows.get(name as never)?.source;
    const aggregates = new RegExp(`\\b(max|min)( by \\([^)]*\\))? \\((increase\\()?${name}\\b|\\b(max|min)\\((increase\\()?${name}\\b`);
    return source !== undefined && source !== 'process' && !aggregates.test(query);
  });
}

/** Returns the labels of a query that no metric in it has. */
export function unknownLabelsIn(query: string): string[] {
  const labels = [...query.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, name, matchers]) =>
    [...matchers!.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => ({ name: name!, label: label! })),
  );
  return labels
    .filter(({ name, label }) => !['job', 'instance'].includes(label) && !labelsOf(name).includes(label))
    .map(({ name, label }) => `${name}{${label}}`);
}

function labelsOf(name: string): readonly string[] {
  return rows.get(name as never)?.labels ?? rows.get(name.replace(OF_HISTOGRAMS, '') as never)?.labels ?? [];
}
