import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MessageChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { boundedRefusal, DomainError, InvalidDocument, type ErrorCode, type ErrorDetails } from '@svc/kernel';

/** JSON of a response, in pieces that are sent one after another. */
export class JsonAnswer {
  constructor(
    readonly pieces: Uint8Array<ArrayBuffer>[],
    readonly length: number,
    readonly etag: string,
  ) {}
}

/** A `JsonAnswer` that a thread has posted: its pieces wait in a port. */
export interface PostedAnswer {
  port: MessagePort;
  count: number;
  length: number;
  etag: string;
}

/** Result of a thread's task: an answer, a refusal with its code, or a failure with its cause. */
export type Outcome =
  | { answer: PostedAnswer }
  | { refusal: { code: ErrorCode; message: string; details?: ErrorDetails; isOfDocument: boolean } }
  | { failure: { name: string; message: string; stack?: string; code?: string } };

/** Returns the answer of these bytes. By default its ETag is the one of Express. */
export function answerOf(pieces: JsonAnswer['pieces'], etag?: string): JsonAnswer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return new JsonAnswer(pieces, length, etag ?? etagOf(pieces, length));
}

/** Posts the pieces to a port, and transfers their memory. The returned port must be transferred. */
export function postAnswer({ pieces, length, etag }: JsonAnswer): PostedAnswer {
  const { port1, port2 } = new MessageChannel();
  for (const piece of pieces) port1.postMessage(piece, [piece.buffer]);
  port1.close(); // What was posted is still received.
  return { port: port2, count: pieces.length, length, etag };
}

/** Takes the pieces out of the port, one in each turn of the event loop: 200 MB at once would keep others waiting for 200 ms. */
async function receiveAnswer({ port, count, length, etag }: PostedAnswer): Promise<JsonAnswer> {
  const pieces: JsonAnswer['pieces'] = [];
  try {
    while (pieces.length < count) {
      const received = receiveMessageOnPort(port) as { message: JsonAnswer['pieces'][number] };
      pieces.push(received.message);
      await nextTurn();
    }
  } finally {
    port.close();
  }
  return new JsonAnswer(pieces, length, etag);
}

function etagOf(pieces: JsonAnswer['pieces'], length: number): string {
  const hash = createHash('sha1');
  for (const piece of pieces) hash.update(piece);
  return `"${length.toString(16)}-${hash.digest('base64').slice(0, 27)}"`;
}

/**
 * Returns the outcome of an error. A refusal keeps its code, and a failure the fields that reveal an unavailable database: an error that
 * goes to another thread loses both.
 */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof DomainError) return { refusal: refusalOf(error) };
  const { driverError } = Object(error) as { driverError?: unknown };
  const { name, message, stack, code } = (driverError ?? error) as Error & { code?: string };
  return { failure: { name, message, stack, code } };
}

/** Receives the answer of an outcome. @throws the error of the thread */
export async function answerIn(outcome: Outcome): Promise<JsonAnswer> {
  if ('answer' in outcome) return receiveAnswer(outcome.answer);
  if ('refusal' in outcome) throw errorOf(outcome.refusal);
  throw Object.assign(new Error(outcome.failure.message), outcome.failure);
}

type Refused = Extract<Outcome, { refusal: unknown }>['refusal'];

/** Bounded here: 100,000 faults take as long to transfer as to list (D-118). */
const refusalOf = (error: DomainError): Refused => ({
  code: error.code,
  ...boundedRefusal(error),
  isOfDocument: error instanceof InvalidDocument,
});

/** Documents list more faults than other bodies (D-118). */
function errorOf({ code, message, details, isOfDocument }: Refused): DomainError {
  return isOfDocument ? new InvalidDocument(message, details) : new DomainError(code, message, details);
}
