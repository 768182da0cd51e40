import { createHash } from 'node:crypto';
import { boundedRefusal, DomainError, InvalidDocument, type ErrorCode, type ErrorDetails } from '@svc/kernel';

/** The JSON of an answer, in pieces that are sent one after another. */
export interface JsonAnswer {
  pieces: Uint8Array<ArrayBuffer>[];
  length: number;
  etag: string;
}

/** Result of the work of a thread: an answer, a refusal with its code, or a failure that says what has happened. */
export type Outcome =
  | { answer: JsonAnswer }
  | { refusal: { code: ErrorCode; message: string; details?: ErrorDetails; isOfDocument: boolean } }
  | { failure: { name: string; message: string; stack?: string; code?: string } };

/** The answer of these bytes. Its ETag is the one that Express gives to them, unless told. */
export function answerOf(pieces: JsonAnswer['pieces'], etag?: string): JsonAnswer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return { pieces, length, etag: etag ?? etagOf(pieces, length) };
}

function etagOf(pieces: JsonAnswer['pieces'], length: number): string {
  const hash = createHash('sha1');
  for (const piece of pieces) hash.update(piece);
  return `"${length.toString(16)}-${hash.digest('base64').slice(0, 27)}"`;
}

/** A refusal keeps its code, and a failure what tells whether the database is away: an error that goes to another thread loses both. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof DomainError) return { refusal: refusalOf(error) };
  const { driverError } = Object(error) as { driverError?: unknown };
  const { name, message, stack, code } = (driverError ?? error) as Error & { code?: string };
  return { failure: { name, message, stack, code } };
}

/** The answer of an outcome. @throws what the thread has thrown */
export function answerIn(outcome: Outcome): JsonAnswer {
  if ('answer' in outcome) return outcome.answer;
  if ('refusal' in outcome) throw errorOf(outcome.refusal);
  throw Object.assign(new Error(outcome.failure.message), outcome.failure);
}

type Refused = Extract<Outcome, { refusal: unknown }>['refusal'];

/** Bounded here: 100,000 faults take as long to hand over as to list (D-118). */
const refusalOf = (error: DomainError): Refused => ({
  code: error.code,
  ...boundedRefusal(error),
  isOfDocument: error instanceof InvalidDocument,
});

/** The faults of a document are listed at greater length than those of other bodies (D-118). */
function errorOf({ code, message, details, isOfDocument }: Refused): DomainError {
  return isOfDocument ? new InvalidDocument(message, details) : new DomainError(code, message, details);
}
