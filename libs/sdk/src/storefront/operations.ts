import { type Call, callerOf, type Judge, type Send } from '../http/caller';
import type { Sent } from '../http/operation';
import type { AnswerOf, BodyOf, QueryOf } from '../http/operation-types';
import type { CallOptions } from '../http/settings';
import type { operations } from '../generated/storefront';
import { STOREFRONT_OPERATIONS } from '../generated/storefront-operations';

type OperationId = keyof operations & keyof typeof STOREFRONT_OPERATIONS;

/** Response, query parameters and request body of an operation of the storefront API. */
export type StorefrontAnswer<Id extends OperationId> = AnswerOf<operations[Id]>;
export type StorefrontQuery<Id extends OperationId> = QueryOf<operations[Id]>;
export type StorefrontBody<Id extends OperationId> = BodyOf<operations[Id]>;

/** Calls an operation of the storefront API and returns its response body. */
export type StorefrontCall = <Id extends OperationId>(operationId: Id, sent?: Sent, options?: CallOptions) => Promise<StorefrontAnswer<Id>>;

/** Operations without retries: a code sent again costs again, and one verified again counts as a guess. */
const NOT_RETRIED = ['sendOtp', 'verifyOtp'];
/** Status of the response to a wrong code. */
const NOT_VERIFIED = 422;

/** Every other write is idempotent: by its idempotency key, its e-mail address or its external reference. */
const judge: Judge = (operationId) => ({
  repeatable: NOT_RETRIED.includes(operationId) ? 'never' : 'always',
  readStatus: operationId === 'verifyOtp' ? NOT_VERIFIED : undefined,
});

export function storefrontCall(send: Send): StorefrontCall {
  const call: Call<OperationId> = callerOf(STOREFRONT_OPERATIONS, send, judge);
  return call as StorefrontCall;
}
