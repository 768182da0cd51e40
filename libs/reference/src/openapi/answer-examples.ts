import { envelopeOf, ERROR_CATALOGUE, refusalOf } from '@svc/http';
import type { ErrorCode } from '@svc/kernel';
import { RECORDED_ANSWERS, SHARED, type Side } from './recorded-answers';
import { UNRECORDED_OF, UNRECORDED_REFUSALS } from './unrecorded-refusals';

/** Examples of a response with refusals, by their names: the error codes. */
export type RefusalExamples = Record<string, { summary: string; value: unknown }>;

/** Id of the request in examples of refusals that were not recorded. */
const REQUEST_ID = 'req_01h455vb4pex5vskg000000000';

/** Example of a content, or several by their names. */
export interface ContentExamples {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** Name of the first of several examples. */
const FIRST = 'sample';

/** Returns the examples of a successful answer, for the content of a response; nothing where none was recorded. */
export function answerExample(operationId: string, status: number): ContentExamples {
  const { answers = {}, further = {} } = RECORDED_ANSWERS[operationId] ?? {};
  const others = Object.entries(further).filter(([, other]) => other.status === status);
  return named(answers[status] ?? Object.values(answers)[0], Object.fromEntries(others.map(([name, { answer }]) => [name, answer])));
}

/** Returns the examples of the body of a request, for its content; nothing where none was recorded. */
export function requestExample(operationId: string): ContentExamples {
  const { request: first, further = {} } = RECORDED_ANSWERS[operationId] ?? {};
  return named(first, Object.fromEntries(Object.entries(further).map(([name, { request }]) => [name, request])));
}

function named(first: unknown, others: Record<string, unknown>): ContentExamples {
  if (first === undefined) return {};
  if (Object.keys(others).length === 0) return { example: first };
  return { examples: Object.fromEntries(Object.entries({ [FIRST]: first, ...others }).map(([name, value]) => [name, { value }])) };
}

/** Returns an example of each refusal of an operation: its own, else one that operations of its side share. */
export function refusalExamples(codes: readonly ErrorCode[], side: Side, operationId: string): RefusalExamples {
  return examplesOf(codes.map((code) => [code, ownRefusal(operationId, code) ?? sharedRefusal(code, side)]));
}

/** Returns an example of each refusal that operations of a side share. */
export function sharedRefusalExamples(codes: readonly ErrorCode[], side: Side): RefusalExamples {
  return examplesOf(codes.map((code) => [code, sharedRefusal(code, side)]));
}

/** Returns the example of a refusal whose error is given. */
export function exampleOfError(code: ErrorCode, error: Error): RefusalExamples {
  return examplesOf([[code, bodyOf(error)]]);
}

/** Returns true when an operation refuses with one of these codes in words of its own, which the shared example has not. */
export function hasOwnRefusal(codes: readonly ErrorCode[], side: Side, operationId: string): boolean {
  return codes.some((code) => {
    const own = ownRefusal(operationId, code);
    return own !== undefined && own.error.message !== commonRefusal(code, side)?.error.message;
  });
}

interface Refused {
  error: { message: string };
}

function examplesOf(refusals: readonly (readonly [ErrorCode, unknown])[]): RefusalExamples {
  return Object.fromEntries(refusals.map(([code, value]) => [code, { summary: ERROR_CATALOGUE[code].cause, value }]));
}

function ownRefusal(operationId: string, code: ErrorCode): Refused | undefined {
  return recordedRefusal(operationId, code) ?? madeRefusal(UNRECORDED_OF[operationId]?.[code]);
}

/** Returns the recorded refusal of a side, or one written as the service writes it. */
function commonRefusal(code: ErrorCode, side: Side): Refused | undefined {
  return recordedRefusal(SHARED[side], code) ?? madeRefusal(UNRECORDED_REFUSALS[code]);
}

/** Returns the refusal that operations of a side share, else the first that an operation has recorded. */
function sharedRefusal(code: ErrorCode, side: Side): Refused | undefined {
  return (
    commonRefusal(code, side) ??
    (Object.values(RECORDED_ANSWERS).find(({ errors }) => errors?.[code])?.errors?.[code] as Refused | undefined)
  );
}

function recordedRefusal(id: string, code: ErrorCode): Refused | undefined {
  return RECORDED_ANSWERS[id]?.errors?.[code] as Refused | undefined;
}

const madeRefusal = (error?: () => Error): Refused | undefined => error && bodyOf(error());
const bodyOf = (error: Error) => envelopeOf(refusalOf(error), REQUEST_ID) as Refused;
