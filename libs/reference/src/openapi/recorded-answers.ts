import type { ErrorCode } from '@svc/kernel';
import { operations } from './answers.json';

/** Recorded answers of an operation. */
export interface RecordedOperation {
  /** Body of the request that was answered, where it is JSON. */
  request?: unknown;
  /** Status → body of the answer. */
  answers?: Record<string, unknown>;
  /** Further examples by their names: a request of another form, and its answer. */
  further?: Record<string, { request: unknown; status: number; answer: unknown }>;
  /** Error code → body of the refusal. */
  errors?: Partial<Record<ErrorCode, unknown>>;
}

/** Recorded answers by the id of their operation. */
export type Recording = Record<string, RecordedOperation>;

/** Sides of the service, each with a document of its own. */
export type Side = 'store' | 'management';

/** Entries of the recording with the refusals that many operations of a side share. */
export const SHARED: Readonly<Record<Side, string>> = { store: '*', management: '*management' };

/** Answers of the service with the demo, as `npm run docs:record` wrote them (ADR 0127). */
export const RECORDED_ANSWERS: Recording = operations;
