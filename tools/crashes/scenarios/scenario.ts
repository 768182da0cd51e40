import type { RunningService } from '@svc/testing';

/** Setup of a service for a fault, with the beginning and the end of the fault. */
export interface FaultSetup {
  /** Further variables of its processes. */
  env?: Record<string, string>;
  /** Number of apis that requests alternate between; 1 by default. */
  apis?: number;
  /** The address by which the processes reach the database, made of that of a database which the setup may take. */
  reachBy?(databaseUrl: string): string;
  /** The address by which the database is looked into, where it is not that one: as long as the fault does not last. */
  databaseUrl?: string;
  /** Starts what the setup alone knows how to start. */
  prepare?(service: RunningService): Promise<void>;
  /** Has the fault begin. */
  begin(service: RunningService): Promise<void>;
  /** Has it end; resolves when what was away is there again. */
  end(service: RunningService): Promise<void>;
}

/** Has what was made removed in the end, last first, also when what comes after it fails. */
export type Later = (remove: () => Promise<unknown>) => void;

export interface Scenario {
  /** Event of the scenario, as a sentence. */
  title: string;
  /** Requirements of the machine besides the embedded database. */
  needs?: 'postgresql' | 'redis' | 'mounting';
  /** Duration of the fault, ms. */
  lastsMs: number;
  /** Allows the loss of answered writes: they are counted then, and no failure. */
  mayLose?: boolean;
  /** The queues are empty after it: every recurring task has to be done again then (D-142). */
  emptiesQueues?: boolean;
  /** No job can be queued while it lasts, which readiness has to say, and the log in few lines. */
  stopsQueue?: boolean;
  open(later: Later): Promise<FaultSetup>;
}
