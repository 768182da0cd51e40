import type { Mode } from './clock';
import type { TraceContext } from './tracing';

/** Something that has happened, described by ids only; its type carries a version (`attendee.registered.v1`). */
export interface Fact<Type extends string = string, Data = object> {
  /** UUIDv7. It stays the same when the fact is relayed again, so that a consumer recognises a duplicate. */
  id: string;
  type: Type;
  workspaceId: string;
  /** Null for facts of the catalogue, which has no mode (D-6). */
  mode: Mode | null;
  data: Data;
}

/**
 * Outbox for the facts of a transaction, bound to it as its stores are. Committed facts are relayed to the other contexts at least once,
 * rolled-back ones never.
 */
export interface Outbox<F extends Fact = Fact> {
  append(facts: readonly F[]): Promise<void>;
}

/** Workspace of a job. Ids beside it, all of them texts, name its subject. */
export interface JobPayload {
  /** A job is processed in the tenant scope of its workspace. */
  readonly workspaceId: string;
  readonly mode?: Mode;
}

/** Announces work; the work itself is stored in Postgres. */
export interface Job<Payload extends JobPayload = JobPayload> {
  /** Name of the queue, with the version of its payloads: `webhook-delivery.v2`. */
  queue: string;
  payload: Payload;
  /** Due time, by the clock of its workspace; at once when absent. */
  dueAt?: Date;
  /** Trace that the job belongs to: the current one when absent. It is no part of the payload. */
  trace?: TraceContext;
}

/** Subject of a job, with its due time; without one it is due already. */
export type Due<Payload extends JobPayload> = Payload & { readonly dueAt?: Date };

/**
 * Hands work to the workers, after the commit that made it. A job may be lost or duplicated: its processor reads the due work from Postgres
 * and leases it, and a sweeper finds work whose job was lost.
 */
export abstract class JobQueue {
  /** Rejects when the queue does not respond. */
  abstract enqueue(jobs: readonly Job[]): Promise<void>;

  /** Returns the number of jobs of a queue that could be processed now and are not. Rejects when the queue does not respond. */
  abstract waiting(queue: string): Promise<number>;
}
