import { type Call, callerOf, type Judge, type Send } from '../http/caller';
import type { Sent } from '../http/operation';
import type { AnswerOf, BodyOf, QueryOf } from '../http/operation-types';
import type { CallOptions } from '../http/settings';
import type { operations } from '../generated/storefront';
import { STOREFRONT_OPERATIONS } from '../generated/storefront-operations';

type OperationId = keyof operations & keyof typeof STOREFRONT_OPERATIONS;

/** What an operation of the storefront API answers, takes in its query, and takes as its body. */
export type StorefrontAnswer<Id extends OperationId> = AnswerOf<operations[Id]>;
export type StorefrontQuery<Id extends OperationId> = QueryOf<operations[Id]>;
export type StorefrontBody<Id extends OperationId> = BodyOf<operations[Id]>;

/** Sends an operation of the storefront API, and answers what it answers. */
export type StorefrontCall = <Id extends OperationId>(operationId: Id, sent?: Sent, options?: CallOptions) => Promise<StorefrontAnswer<Id>>;

/** A code that is sent twice costs twice, and one that is judged twice is a wrong guess. */
const NEVER_TWICE = ['sendOtp', 'verifyOtp'];
/** The answer to a code that does not verify. */
const NOT_VERIFIED = 422;

/** Every other write is the same twice as once: by its idempotency key, its e-mail address or its external reference. */
const judge: Judge = (operationId) => ({
  repeatable: NEVER_TWICE.includes(operationId) ? 'never' : 'always',
  readStatus: operationId === 'verifyOtp' ? NOT_VERIFIED : undefined,
});

export function storefrontCall(send: Send): StorefrontCall {
  const call: Call<OperationId> = callerOf(STOREFRONT_OPERATIONS, send, judge);
  return call as StorefrontCall;
}
