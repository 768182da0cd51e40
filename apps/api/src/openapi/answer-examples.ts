import type { ErrorCode } from '@svc/kernel';
import { operationsOf } from '../docs/document-operations';
import { ERROR_CATALOGUE } from '../edge/error-catalogue';
import { envelopeOf, refusalOf } from '../edge/refusal';
import type { OpenApiDocument } from './openapi-document';
import { RECORDED_ANSWERS, SHARED } from './recorded-answers';
import { UNRECORDED_REFUSALS } from './unrecorded-refusals';

/** Examples of a response with refusals, by their names: the error codes. */
export type RefusalExamples = Record<string, { summary: string; value: unknown }>;

/** Id of the request in examples of refusals that were not recorded. */
const REQUEST_ID = 'req_01h455vb4pex5vskg000000000';

/** Returns the example of a successful answer, for the content of a response; nothing where none was recorded. */
export function answerExample(operationId: string, status: number): { example?: unknown } {
  const { answers = {} } = RECORDED_ANSWERS[operationId] ?? {};
  const example = answers[status] ?? Object.values(answers)[0];
  return example === undefined ? {} : { example };
}

/** Returns the example of the body of a request, for its content; nothing where none was recorded. */
export function requestExample(operationId: string): { example?: unknown } {
  const example = RECORDED_ANSWERS[operationId]?.request;
  return example === undefined ? {} : { example };
}

/** Returns an example of each refusal of an operation: its own where it was recorded, else one that operations share. */
export function refusalExamples(codes: readonly ErrorCode[], operationId: string): RefusalExamples {
  return examplesOf(codes.map((code) => [code, ownRefusal(operationId, code) ?? sharedRefusal(code)]));
}

/** Returns an example of each refusal that operations share. */
export function sharedRefusalExamples(codes: readonly ErrorCode[]): RefusalExamples {
  return examplesOf(codes.map((code) => [code, sharedRefusal(code)]));
}

/**
 * Adds to the responses that operations share the refusals that single operations have recorded, by the ids of these. A sentence that is
 * there already is not repeated.
 */
export function withOwnRefusals(document: OpenApiDocument): OpenApiDocument {
  for (const { operation } of operationsOf(document)) {
    for (const response of Object.values(operation.responses ?? {}) as { $ref?: string }[]) {
      const shared = response.$ref && document.components?.responses?.[response.$ref.split('/').at(-1)!];
      if (shared && 'content' in shared) addOwnRefusals(operation.operationId ?? '', shared.content?.['application/json']?.examples);
    }
  }
  return document;
}

function addOwnRefusals(operationId: string, examples: object = {}): void {
  const shown = examples as RefusalExamples;
  const { errors = {} } = RECORDED_ANSWERS[operationId] ?? {};
  for (const [code, value] of Object.entries(errors) as [ErrorCode, Refused][]) {
    const sentences = Object.values(shown).map((example) => (example.value as Refused).error.message);
    if (!(code in shown) || sentences.includes(value.error.message)) continue;
    Object.assign(shown, { [operationId]: { summary: ERROR_CATALOGUE[code].cause, value } });
  }
}

interface Refused {
  error: { message: string };
}

function examplesOf(refusals: readonly (readonly [ErrorCode, unknown])[]): RefusalExamples {
  return Object.fromEntries(refusals.map(([code, value]) => [code, { summary: ERROR_CATALOGUE[code].cause, value }]));
}

const ownRefusal = (operationId: string, code: ErrorCode): unknown => RECORDED_ANSWERS[operationId]?.errors?.[code];

/** Returns the recorded refusal of all operations, one written as the service writes it, or the first that an operation has recorded. */
function sharedRefusal(code: ErrorCode): unknown {
  const error = UNRECORDED_REFUSALS[code];
  const made = error && envelopeOf(refusalOf(error()), REQUEST_ID);
  return ownRefusal(SHARED, code) ?? made ?? Object.values(RECORDED_ANSWERS).find(({ errors }) => errors?.[code])?.errors?.[code];
}
