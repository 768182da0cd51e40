import { Injectable } from '@nestjs/common';
import { Metrics, type Observer } from '@svc/composition';

/** Durations of requests, by operation and status. */
@Injectable()
export class RequestMetrics {
  /** Observers by method, status and route, since a lookup by labels takes longer than an observation. */
  private readonly observers = new Map<string, Observer>();

  constructor(private readonly metrics: Metrics) {}

  /** Measures a request by its route, never by its address; `ms` since its arrival, `isFast` when no framework was involved. */
  observe({ method, route, status }: { method: string; route: string; status: number }, ms: number, isFast = false): void {
    if (isFast) this.metrics.count('http_fast_answers_total', {});
    const name = `${method} ${status} ${route}`;
    let observer = this.observers.get(name);
    if (!observer) {
      observer = this.metrics.series('http_request_duration_seconds', { method, route, status: `${status}` });
      this.observers.set(name, observer);
    }
    observer.observe(ms / 1_000);
  }
}
