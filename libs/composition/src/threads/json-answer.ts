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

const PIECE_CHARACTERS = 64 * 1024;

/** The answer of this text. Its ETag is the one that Express gives to the same bytes, unless told. */
export function answerOf(texts: Iterable<string>, etag?: string): JsonAnswer {
  const hash = createHash('sha1');
  const answer: JsonAnswer = { pieces: [], length: 0, etag: '' };
  for (const text of inPieces(texts)) {
    const piece = new TextEncoder().encode(text);
    hash.update(piece);
    answer.pieces.push(piece);
    answer.length += piece.length;
  }
  return { ...answer, etag: etag ?? `"${answer.length.toString(16)}-${hash.digest('base64').slice(0, 27)}"` };
}

/** The same text in pieces of about the same size. */
function* inPieces(texts: Iterable<string>): Generator<string, void> {
  let held: string[] = [];
  let length = 0;
  for (const text of texts) {
    held.push(text);
    length += text.length;
    if (length < PIECE_CHARACTERS) continue;
    yield held.join('');
    held = [];
    length = 0;
  }
  if (held.length > 0) yield held.join('');
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
