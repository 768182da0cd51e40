import type { Mode } from './clock';

/** Something that has happened, described by ids only; its type carries a version (`attendee.registered.v1`). */
export interface Fact<Type extends string = string, Data = object> {
  /** UUIDv7. It stays the same however often the fact is relayed, so that a consumer recognises a repeat. */
  id: string;
  type: Type;
  workspaceId: string;
  /** Null for facts of the catalogue, which has no mode (D-6). */
  mode: Mode | null;
  data: Data;
}

/**
 * Where a transaction leaves the facts it makes, bound to it as its stores are. What was committed is relayed to the other
 * contexts at least once, what was rolled back never.
 */
export interface Outbox<F extends Fact = Fact> {
  append(facts: readonly F[]): Promise<void>;
}

/** The workspace that a job belongs to. The ids beside it, texts all of them, say what it is about. */
export interface JobPayload {
  /** A job is processed in the tenant scope of its workspace. */
  readonly workspaceId: string;
  readonly mode?: Mode;
}

/** Says that there is work; what the work is stands in Postgres. */
export interface Job<Payload extends JobPayload = JobPayload> {
  /** Name of the queue, with the version of its payloads: `webhook-delivery.v2`. */
  queue: string;
  payload: Payload;
  /** When it is due, by the clock of its workspace; at once when absent. */
  dueAt?: Date;
}

/** What a job is about, with the moment at which it is due; without one it is due already. */
export type Due<Payload extends JobPayload> = Payload & { readonly dueAt?: Date };

/**
 * Hands work to the workers, after the commit that made it. A job may be lost, or come twice: its processor looks in
 * Postgres for what is due and takes it by a lease, and a sweeper looks for work whose job was lost.
 */
export abstract class JobQueue {
  /** Rejects when the queue does not answer. */
  abstract enqueue(jobs: readonly Job[]): Promise<void>;

  /** How many jobs of a queue could be processed now and are not. Rejects when the queue does not answer. */
  abstract waiting(queue: string): Promise<number>;
}
