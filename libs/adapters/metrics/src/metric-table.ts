/** Process that serves a metric; both where a row names none. */
export type MeasuredProcess = 'api' | 'worker';

/** Origin of a value: this process, or a read of the database or the queue, which is the same in all processes. */
export type MetricSource = 'process' | 'database' | 'queue';

export interface MetricRow {
  type: 'counter' | 'gauge' | 'histogram';
  labels: readonly string[];
  help: string;
  source: MetricSource;
  /** The only process that serves it. */
  only?: MeasuredProcess;
  /** Upper bounds of a histogram, seconds. */
  buckets?: readonly number[];
  /** Name in the release before, which is served as a gauge for one release more. */
  former?: string;
}

const OF_REQUESTS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const OF_CALLS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30, 60, 90];
const OF_JOBS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/**
 * All metrics of the service. Names are those of Prometheus: base units, `_total` for counters. Labels have few values, all known
 * beforehand: never an address, a workspace, a ref or the words of a provider. `docs/operations.md` lists these rows.
 */
export const METRICS = {
  build_info: {
    type: 'gauge',
    labels: ['process', 'version', 'node'],
    help: 'Release and Node version of this process; always 1.',
    source: 'process',
  },
  metrics_source_up: {
    type: 'gauge',
    labels: ['source'],
    help: 'Whether the metrics that are read from `database` or `queue` are in this response: 1, or 0 when it did not respond within two seconds.',
    source: 'process',
  },
  database_pool_connections: {
    type: 'gauge',
    labels: ['state'],
    help: 'Connections of the pool, `used` and `idle`.',
    source: 'process',
  },
  database_pool_max_connections: { type: 'gauge', labels: [], help: 'Size of the pool, `DATABASE_POOL_SIZE`.', source: 'process' },
  database_pool_waiting_requests: {
    type: 'gauge',
    labels: [],
    help: 'Statements and transactions that wait for a connection of the pool.',
    source: 'process',
  },
  database_clock_offset_seconds: {
    type: 'gauge',
    labels: [],
    help: 'Clock of the database less the clock of the machine of this process, as last measured; the service goes by that of the database.',
    source: 'process',
  },
  wallet_certificate_expiry_timestamp_seconds: {
    type: 'gauge',
    labels: [],
    help: 'End of the certificate of Apple Wallet (`APPLE_WALLET_CERTIFICATE`), Unix time; absent without one.',
    source: 'process',
  },
  trace_spans_total: {
    type: 'counter',
    labels: ['outcome'],
    help: 'Spans of recorded traces, where `OTEL_EXPORTER_OTLP_ENDPOINT` is set. `outcome` is `sent`, `failed` (the collector refused or did not respond) or `dropped` (too many waited).',
    source: 'process',
  },
  provider_request_duration_seconds: {
    type: 'histogram',
    labels: ['provider', 'outcome', 'reason'],
    help: 'Duration of calls of payment providers. `outcome` is `ok`, `refused` (4xx) or `failed`; `reason` is the class of the status, `timeout` or `connection`.',
    source: 'process',
    buckets: OF_CALLS,
  },
  codes_total: {
    type: 'counter',
    labels: ['channel', 'outcome', 'reason'],
    help: 'One-time codes that were handed to a provider. `outcome` is `sent`, `failed` or `unknown` (no response says whether it was sent); `reason` is `number` or `sender` for a failure.',
    source: 'process',
  },
  http_request_duration_seconds: {
    type: 'histogram',
    labels: ['method', 'route', 'status'],
    help: 'Time from the arrival of a request to its response, by operation.',
    source: 'process',
    only: 'api',
    buckets: OF_REQUESTS,
  },
  http_fast_answers_total: {
    type: 'counter',
    labels: [],
    help: 'Requests that were answered from cached responses, before the framework.',
    source: 'process',
    only: 'api',
  },
  prepared_answers_bytes: {
    type: 'gauge',
    labels: [],
    help: 'Memory of cached responses, at most `PREPARED_MEMORY_MB`.',
    source: 'process',
    only: 'api',
  },
  prepared_answers_computed_total: {
    type: 'counter',
    labels: [],
    help: 'Responses of cached reads that were computed, since none was ready.',
    source: 'process',
    only: 'api',
    former: 'prepared_answers_computed',
  },
  request_log_dropped_total: {
    type: 'counter',
    labels: [],
    help: 'Requests that are missing in the request log, since it could not be written.',
    source: 'process',
    only: 'api',
    former: 'request_log_dropped',
  },
  job_duration_seconds: {
    type: 'histogram',
    labels: ['queue', 'outcome'],
    help: 'Duration of jobs. `outcome` is `done`, `failed` (retried) or `refused` (its payload has another form).',
    source: 'process',
    only: 'worker',
    buckets: OF_JOBS,
  },
  jobs_running: { type: 'gauge', labels: ['queue'], help: 'Jobs that this process works on.', source: 'process', only: 'worker' },
  job_oldest_running_seconds: {
    type: 'gauge',
    labels: ['queue'],
    help: 'Age of the longest running job of this process; 0 when none runs.',
    source: 'process',
    only: 'worker',
  },
  messages_total: {
    type: 'counter',
    labels: ['channel', 'outcome', 'reason'],
    help: 'Attempts to send mails and SMS. `outcome` is `sent`, `due` (retried), `failed` (given up) or `skipped`; `reason` is `login`, `refused`, `try_later`, `rate_limited`, `connection`, `timeout` or `other`.',
    source: 'process',
    only: 'worker',
  },
  webhook_attempt_duration_seconds: {
    type: 'histogram',
    labels: ['outcome', 'reason'],
    help: 'Duration of attempts to deliver webhooks. `outcome` is `ok`, `refused` (3xx, 4xx) or `failed`; `reason` is the class of the status, or `timeout`, `dns`, `connect`, `tls`, `connection`, `blocked` or `interrupted`.',
    source: 'process',
    only: 'worker',
    buckets: OF_CALLS,
  },
  outbox_relayed_facts_total: {
    type: 'counter',
    labels: [],
    help: 'Recorded changes that this process has relayed to their consumers.',
    source: 'process',
    only: 'worker',
  },
  outbox_waiting_facts: {
    type: 'gauge',
    labels: [],
    help: 'Recorded changes that no worker has relayed yet; of the first 10,000.',
    source: 'database',
  },
  outbox_failing_facts: {
    type: 'gauge',
    labels: [],
    help: 'Recorded changes that could not be relayed, and are retried; of the first 10,000. The log names each, with its error.',
    source: 'database',
  },
  outbox_oldest_seconds: { type: 'gauge', labels: [], help: 'Age of the oldest recorded change that waits.', source: 'database' },
  stamp_lag_seconds: {
    type: 'gauge',
    labels: [],
    help: 'Age of the oldest change that has no place in the delta feed yet.',
    source: 'database',
  },
  due_oldest_seconds: {
    type: 'gauge',
    labels: ['queue'],
    help: 'Time for which the oldest due work of live mode has waited, by the clock of the database; 0 when nothing is due.',
    source: 'database',
  },
  webhook_destinations_failing: {
    type: 'gauge',
    labels: [],
    help: 'Destinations of webhooks of live mode that have deliveries to send, and whose last attempt failed. Disabled ones do not count.',
    source: 'database',
  },
  webhook_failing_oldest_seconds: {
    type: 'gauge',
    labels: [],
    help: 'Longest time for which every attempt of one of these destinations has failed; 0 when none fails.',
    source: 'database',
  },
  checkout_holds: {
    type: 'gauge',
    labels: [],
    help: 'Holds of stock, seats and slots by checkouts that are not paid yet; of the first 10,000.',
    source: 'database',
  },
  inventory_drift: {
    type: 'gauge',
    labels: [],
    help: 'Counters of stock and seats that differed from holds and tickets in the daily check. The log names each; nothing is repaired automatically. Investigate any value but 0.',
    source: 'database',
  },
  jobs_refused_total: {
    type: 'counter',
    labels: [],
    help: 'Jobs that no worker could process since the service was set up. The log names queue and reason. Growth means that processes of different versions, or other programs, write to the queues; no work is lost.',
    source: 'database',
    former: 'jobs_refused',
  },
  recurring_task_late: {
    type: 'gauge',
    labels: ['task'],
    help: '1 for each recurring task that was not done for three of its intervals; absent for the others.',
    source: 'database',
  },
  queue_jobs: {
    type: 'gauge',
    labels: ['queue', 'state'],
    help: 'Jobs in the queue: `waiting`, `active`, `delayed` (due later) and `failed` (kept for a look, at most 1,000 to 5,000).',
    source: 'queue',
  },
  queue_oldest_waiting_seconds: {
    type: 'gauge',
    labels: ['queue'],
    help: 'Time for which the next job of the queue has waited for a worker; 0 when none waits.',
    source: 'queue',
  },
  queue_redis_memory_used_bytes: {
    type: 'gauge',
    labels: [],
    help: 'Memory that the Redis of the queue uses, in a Redis Cluster the primary that is fullest by its limit; absent without Redis.',
    source: 'queue',
  },
  queue_redis_memory_max_bytes: {
    type: 'gauge',
    labels: [],
    help: 'Limit of that memory (`maxmemory`), in a Redis Cluster of the same primary; absent without Redis, or without a limit.',
    source: 'queue',
  },
} as const satisfies Record<string, MetricRow>;

export type MetricName = keyof typeof METRICS;
export type LabelsOf<Name extends MetricName> = Readonly<Record<(typeof METRICS)[Name]['labels'][number], string>>;

type NamesOfType<Type extends MetricRow['type']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['type'] extends Type ? Name : never;
}[MetricName];
export type CounterName = NamesOfType<'counter'>;
export type HistogramName = NamesOfType<'histogram'>;
/** Metric whose value is read with the scrape. */
export type ReadName = NamesOfType<'gauge' | 'counter'>;

/** Rows of the table, by name. */
export const metricRows = (): readonly (readonly [MetricName, MetricRow])[] => Object.entries(METRICS) as [MetricName, MetricRow][];
