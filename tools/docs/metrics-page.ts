import { type MetricRow, metricRows } from '@svc/composition';

const INTRODUCTION = `# Metrics

Every api serves \`GET /metrics\` on its port, and every worker on \`WORKER_PORT\`, in the text format of Prometheus. This page lists the metrics of the service; it is written from the code. \`nodejs_…\` and \`process_…\` are those of the library (memory, event loop lag, garbage collection), for each process. [Run it in production](operations.md#health-metrics-logs) says which of them to set alerts on.

- **Values that all processes share.** Metrics of the database and of the queue are read with each scrape, and are the same in all processes: use \`max\`, never \`sum\`.
- **Absence.** A scrape waits two seconds at most for the database and the queue. Metrics that could not be read are absent from the response, and never \`NaN\` or a value of the past; \`metrics_source_up{source="database"}\` or \`{source="queue"}\` is then 0. So an alert such as \`outbox_oldest_seconds > 60\` is silent meanwhile: set one on \`metrics_source_up == 0\` as well.
- **A frozen process** does not respond to a scrape: set an alert on \`up == 0\`, and scrape every api and every worker.
- **Labels** have few values, all known beforehand: never an address, a workspace, a ref, or the words of a provider. \`queue\` is the name of a queue without the version of its payloads. A series of a counter or a histogram begins with its first event.`;

const FORMER = `## Former names

These names of the release before are served as gauges for one release more, with the same values. Change alerts and dashboards before the next upgrade.`;

const SECTIONS: readonly (readonly [title: string, holds: (row: MetricRow) => boolean])[] = [
  ['Every process, its own', ({ source, only }) => source === 'process' && !only],
  ['Apis, their own', ({ only }) => only === 'api'],
  ['Workers, their own', ({ only }) => only === 'worker'],
  ['Every process, read from the database', ({ source }) => source === 'database'],
  ['Every process, read from the queue', ({ source }) => source === 'queue'],
];

/** Returns `docs/metrics.md`, from the table of all metrics. */
export function metricsPage(): string {
  const sections = SECTIONS.map(([title, holds]) => {
    const rows = metricRows().filter(([, row]) => holds(row));
    return `## ${title}\n\n${tableOf(['Metric', 'Type', 'Labels', 'Meaning'], rows.map(cellsOf))}`;
  });
  const former = metricRows().flatMap(([name, row]) => (row.former ? [`- \`${row.former}\` is \`${name}\``] : []));
  return `${[INTRODUCTION, ...sections, FORMER, former.join('\n')].join('\n\n')}\n`;
}

function cellsOf([name, { type, labels, help }]: readonly [string, MetricRow]): string[] {
  return [`\`${name}\``, type, labels.map((label) => `\`${label}\``).join(', '), help];
}

/** Returns a table as Prettier writes one with long cells. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
