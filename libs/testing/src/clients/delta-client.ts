/** A row of a delta read. */
export interface DeltaRow {
  ref: string;
  updatedAt: string;
}

export interface DeltaClientOptions {
  limit: number;
  /** True to store the cursor in milliseconds, like clients with an ordinary date type. */
  inMilliseconds?: boolean;
}

/** Follows a delta read by §4.1 r2: requests rows from the largest received `updatedAt` on, inclusive, and upserts by `ref`. */
export class DeltaClient<Row extends DeltaRow> {
  readonly mirror = new Map<string, Row>();
  private cursor = '2000-01-01T00:00:00.000000Z';

  constructor(
    private readonly read: (updatedSince: string, limit: number) => Promise<readonly Row[]>,
    private readonly options: DeltaClientOptions,
  ) {}

  /**
   * Reads one page. Returns true when it has caught up, after a page shorter than the limit. Throws when the next page would be the same.
   */
  async poll(): Promise<boolean> {
    const page = await this.read(this.cursor, this.options.limit);
    for (const row of page) this.mirror.set(row.ref, row);
    if (page.length < this.options.limit) {
      this.advanceCursor(page);
      return true;
    }
    const before = this.cursor;
    this.advanceCursor(page);
    if (this.cursor === before) throw new Error(`The client is stuck at ${before}.`);
    return false;
  }

  /** Reads pages until it has caught up. */
  async catchUp(): Promise<void> {
    while (!(await this.poll()));
  }

  private advanceCursor(page: readonly Row[]): void {
    const largest = page.reduce((most, { updatedAt }) => (updatedAt > most ? updatedAt : most), this.cursor);
    this.cursor = this.options.inMilliseconds ? `${largest.slice(0, 23)}Z` : largest;
  }
}
