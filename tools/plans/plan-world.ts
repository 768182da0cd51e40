import { randomUUID } from 'node:crypto';
import { inTenantScope, OutboxNotifier, sqlOf } from '@svc/adapters/postgres';
import type { Clock, IdGenerator } from '@svc/kernel';
import type { DataSource } from 'typeorm';

/** Where hot paths run: the largest of the seeded shops. */
export interface PlanWorld {
  source: DataSource;
  workspaceId: string;
  notifier: OutboxNotifier;
  ids: IdGenerator;
  clock: Clock;
}

/** A path of the service that is taken again and again, by the adapters that take it there. */
export interface HotPath {
  name: string;
  /** Number of things that one statement of it is about: rows of a page, lines of a cart, facts of a batch. */
  things: number;
  /** Number of rows that may be read for each of these. */
  rowsPerThing: number;
  /** The most that the planner may estimate for a statement; 2,500 where nothing is said. */
  cost?: number;
  /**
   * Why the limits do not hold before the tables are analyzed: what PostgreSQL then estimates for a batch costs more than to read all that is
   * due, or a small table.
   */
  growsUnanalyzed?: string;
  /** Marks work of the service itself, which sees the rows of all workspaces; a request or a job sees those of its shop. */
  isOfService?: boolean;
  run(world: PlanWorld): Promise<unknown>;
}

export function planWorld(source: DataSource, workspaceId: string): PlanWorld {
  const notifier = new OutboxNotifier(sqlOf(source), (error) => {
    throw error;
  });
  return { source, workspaceId, notifier, ids: { next: () => randomUUID() }, clock: { now: () => new Date() } };
}

/** Takes a path as the service does, in the tenant scope of the shop unless the service does it for all. */
export async function take(path: HotPath, world: PlanWorld): Promise<void> {
  await (path.isOfService ? path.run(world) : inTenantScope({ tenant: world.workspaceId, mode: 'live' }, () => path.run(world)));
  await world.notifier.silence();
}
