import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { MetricReader, type Reading } from './metric-reader';
import {
  type CounterName,
  type HistogramName,
  type LabelsOf,
  type MeasuredProcess,
  type MetricName,
  type MetricRow,
  metricRows,
  METRICS,
  type MetricSource,
  type ReadName,
} from './metric-table';

/** Observes durations of one series, in seconds. */
export type Observer = Pick<Histogram.Internal<string>, 'observe'>;

type Instrument = Counter | Gauge | Histogram;

/** Metrics of one process: Node's own, and those of the table that it serves. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly instruments = new Map<MetricName, Instrument>();
  private readonly former = new Map<MetricName, Gauge>();
  private readonly readers: MetricReader[] = [];

  constructor(process: MeasuredProcess) {
    collectDefaultMetrics({ register: this.registry });
    for (const [name, row] of metricRows()) if (!row.only || row.only === process) this.add(name, row);
  }

  /** Counts an event; ignored by a process that does not serve the metric. */
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by = 1): void {
    const counter = this.instruments.get(name) as Counter | undefined;
    // The library reads labels even where there are none.
    if (METRICS[name].labels.length === 0) counter?.inc(by);
    else counter?.inc(labels, by);
  }

  /** Observes a duration, in seconds; ignored by a process that does not serve the metric. */
  observe<Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, seconds: number): void {
    (this.instruments.get(name) as Histogram | undefined)?.observe(labels, seconds);
  }

  /** Returns the observer of one series, for paths on which a lookup by labels takes longer than the observation. */
  series<Name extends HistogramName>(name: Name, labels: LabelsOf<Name>): Observer {
    return (this.instruments.get(name) as Histogram).labels(labels);
  }

  /**
   * Reads metrics with each scrape. A source that fails, or does not respond within two seconds, leaves its metrics out of the response:
   * their absence can be alerted on, unlike NaN.
   */
  read(source: MetricSource, metrics: readonly ReadName[], read: () => Reading[] | Promise<Reading[]>): void {
    this.readers.push(new MetricReader(source, metrics, read));
  }

  /** Returns the metrics in Prometheus' text format, within little more than two seconds; never rejects for a source that fails. */
  async text(): Promise<string> {
    await Promise.all(this.readers.map((reader) => this.refresh(reader)));
    return this.registry.metrics();
  }

  private add(name: MetricName, { type, labels, help, buckets, former }: MetricRow): void {
    const options = { name, help, labelNames: [...labels], registers: [this.registry] };
    if (type === 'histogram') this.instruments.set(name, new Histogram({ ...options, ...(buckets && { buckets: [...buckets] }) }));
    else this.instruments.set(name, type === 'counter' ? new Counter(options) : new Gauge(options));
    // A gauge without labels is 0 until it is read.
    if (type === 'gauge' && labels.length === 0) this.instruments.get(name)!.remove();
    if (former) this.former.set(name, new Gauge({ ...options, name: former, help: `Former name of ${name}, for one release.` }));
  }

  private async refresh(reader: MetricReader): Promise<void> {
    const readings = await reader.readings();
    for (const name of reader.metrics) this.clear(name);
    for (const reading of readings ?? []) this.set(reading);
    if (reader.source !== 'process') this.set({ metric: 'metrics_source_up', labels: { source: reader.source }, value: readings ? 1 : 0 });
  }

  private clear(name: ReadName): void {
    for (const instrument of [this.instruments.get(name), this.former.get(name)]) {
      instrument?.reset();
      // A reset leaves 0 where there are no labels.
      if (METRICS[name].labels.length === 0) instrument?.remove();
    }
  }

  private set({ metric, labels, value }: Reading): void {
    const instrument = this.instruments.get(metric);
    if (instrument instanceof Gauge) instrument.set(labels, value);
    if (instrument instanceof Counter) instrument.inc(labels, value);
    this.former.get(metric)?.set(labels, value);
  }
}
