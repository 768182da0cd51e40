import type { LabelsOf, MetricSource, ReadName } from './metric-table';

/** One value that was read with a scrape. */
export type Reading = { [Name in ReadName]: { metric: Name; labels: LabelsOf<Name>; value: number } }[ReadName];

/** Longest time that a scrape waits for a source, ms. */
const SOURCE_TIMEOUT_MS = 2_000;

/** Reads the metrics of one source with each scrape, at most once at a time: a source that hangs gets no further reads. */
export class MetricReader {
  private running?: Promise<Reading[]>;

  /** @param metrics names of everything that `read` may return */
  constructor(
    readonly source: MetricSource,
    readonly metrics: readonly ReadName[],
    private readonly read: () => Reading[] | Promise<Reading[]>,
    private readonly timeoutMs = SOURCE_TIMEOUT_MS,
  ) {}

  /** Returns the present values; undefined when the source fails, or does not respond in time. */
  async readings(): Promise<Reading[] | undefined> {
    this.running ??= this.start();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), this.timeoutMs);
    });
    return Promise.race([this.running, timeout])
      .catch(() => undefined)
      .finally(() => clearTimeout(timer));
  }

  private async start(): Promise<Reading[]> {
    try {
      return await this.read();
    } finally {
      this.running = undefined;
    }
  }
}
