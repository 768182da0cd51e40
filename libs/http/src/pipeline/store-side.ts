import { Injectable } from '@nestjs/common';
import type { Admission } from '@svc/access';
import { Clock } from '@svc/kernel';
import { StoreAdmission } from '../edge/admission';
import { Answer } from '../edge/answers';
import { admittedCaller, type Caller, type StoreCall } from '../edge/caller';
import type { StoreOperation } from '../edge/operation';
import { checkedName } from '../edge/read';
import type { OperationExchange } from './operation-exchange';
import type { Mark } from './changes';
import { Freshness } from './freshness';
import type { CacheKey } from './prepared-answers';
import type { OperationInput } from './read-input';

/** Clocks that differ by less than this count as one, ms. */
const APART_MS = 1_000;

/** Storefront API’s side of handling: keys, arguments of its methods, and the cached responses that a write invalidates. */
@Injectable()
export class StoreSide {
  constructor(
    private readonly admissions: StoreAdmission,
    private readonly freshness: Freshness,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes the admission in the context: synchronously where the key is cached, else when the returned promise resolves.
   * @throws as AdmitRequest
   */
  admit({ request, context, name }: OperationExchange, operation: StoreOperation): Promise<void> | undefined {
    context.operation = operation;
    const admission = this.admissions.admit(request, operation, name);
    if (admission instanceof Promise) return admission.then((late) => void (context.admission = late));
    context.admission = admission;
    return undefined;
  }

  callerOf({ context }: OperationExchange): Caller {
    return admittedCaller(context.admission!, this.clock.now());
  }

  /** @throws NotFound for a malformed name */
  callOf(
    { request, context, name }: OperationExchange,
    { names }: StoreOperation,
    { query, body }: OperationInput,
    caller: Caller,
  ): StoreCall {
    return {
      caller,
      name: names === undefined ? name : checkedName(names, name),
      query,
      body,
      idempotencyKey: request.headers['idempotency-key']?.toString(),
      acceptLanguage: request.headers['accept-language'],
      requestId: context.requestId,
    };
  }

  /** Returns the cache key of the response, shared by all callers with the same response; undefined when it is not cached. */
  cacheKeyOf({ cachedAs, context }: OperationExchange, { prepared }: StoreOperation, mark: Mark): CacheKey | undefined {
    if (!prepared || cachedAs === undefined) return undefined;
    const { workspace, mode } = context.admission!;
    const isApart = prepared.perMode || (mode === 'test' && this.isTestClockApart(workspace.id));
    return { workspaceId: workspace.id, key: `${workspace.id} ${isApart ? mode : ''} ${cachedAs}`, mark };
  }

  /** Returns true where test mode has another time. Cached responses of one mode are not used for the other then (ADR 0072). */
  private isTestClockApart(workspaceId: string): boolean {
    const [test, live] = (['test', 'live'] as const).map((mode) => this.clock.now({ workspaceId, mode }).getTime());
    return Math.abs(test! - live!) >= APART_MS;
  }

  /**
   * Invalidates the responses that depend on the written rows, before the response to the write is sent (D-30). In test mode only orders
   * are written.
   */
  invalidate({ mode, workspace }: Admission, { invalidates }: StoreOperation, result: unknown): void {
    if (invalidates === 'nothing') return;
    if (invalidates === 'orders' || mode === 'test') return this.freshness.invalidateAnswers(workspace.id, [{ kind: `order_${mode}` }]);
    const stockChanged = result instanceof Answer ? result.head.stockChanged : undefined;
    if (stockChanged) this.freshness.invalidateStock(workspace.id, stockChanged);
    else this.freshness.invalidateAnswers(workspace.id);
  }
}
