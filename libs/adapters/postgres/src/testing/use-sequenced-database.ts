import { stampsSettled } from '@svc/testing';
import { PostgresChangeFeed, StampSequencer } from '../sync';
import { useDatabase, type UsedDatabase } from './use-database';

export interface SequencedDatabase {
  readonly database: UsedDatabase;
  /** Waits until every change so far has its sync stamp. */
  settled(): Promise<void>;
}

/**
 * Gives a test file a database of its own, where so many processes stand by to give changes their sync stamps, as those of the
 * service do.
 */
export function useSequencedDatabase({ poolSize, processes = 1 }: { poolSize: number; processes?: number }): SequencedDatabase {
  const running: { start(): void; stop(): Promise<void> }[] = [];
  afterAll(() => Promise.all(running.map((part) => part.stop())));
  const database = useDatabase(poolSize);
  beforeAll(() => {
    for (let index = 0; index < processes; index += 1) {
      const options = { url: database.url, applicationName: `process ${index}`, onError: () => undefined };
      const feed = new PostgresChangeFeed(options);
      running.push(feed, new StampSequencer(options, feed));
    }
    for (const part of running) part.start();
  });
  return { database, settled: () => stampsSettled(database.url) };
}
