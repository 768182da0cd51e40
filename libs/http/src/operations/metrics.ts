import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of this process: Node's own, and the duration of each route. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  /** Observers by method, status and route, since a lookup by labels takes longer than an observation. */
  private readonly observed = new Map<string, Histogram.Internal<string>>();

  private readonly fast = new Counter({
    name: 'http_fast_answers_total',
    help: 'Requests answered before the framework.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** Adds a gauge that is read with the metrics; NaN when it cannot be read. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const collect = async () => gauge.set(await Promise.resolve(read()).catch(() => Number.NaN));
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect });
  }

  /**
   * Adds a gauge that is 1 for each name returned when the metrics are read, under a label; NaN, without a label, when they cannot be
   * read.
   */
  namedGauge(name: string, help: string, label: string, read: () => Promise<readonly string[]>): void {
    const collect = async () => {
      const names = await read().catch(() => undefined);
      gauge.reset();
      if (!names) gauge.set({ [label]: '' }, Number.NaN);
      for (const each of names ?? []) gauge.set({ [label]: each }, 1);
    };
    const gauge: Gauge = new Gauge({ name, help, labelNames: [label], registers: [this.registry], collect });
  }

  /** Measures a request by its route, never by its address; `ms` since its arrival, `isFast` when no framework was involved. */
  observe({ method, route, status }: { method: string; route: string; status: number }, ms: number, isFast = false): void {
    if (isFast) this.fast.inc();
    const name = `${method} ${status} ${route}`;
    let observed = this.observed.get(name);
    if (!observed) this.observed.set(name, (observed = this.durations.labels(method, route, `${status}`)));
    observed.observe(ms / 1_000);
  }
}
