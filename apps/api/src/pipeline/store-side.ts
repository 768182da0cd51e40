import { Injectable } from '@nestjs/common';
import type { Admission } from '@svc/access';
import { Clock } from '@svc/kernel';
import { StoreAdmission } from '../edge/admission';
import { Answer } from '../edge/answers';
import { admittedCaller, type Caller, type StoreCall } from '../edge/caller';
import type { StoreOperation } from '../edge/operation';
import { checkedName } from '../edge/read';
import type { Asked } from './asked';
import type { Mark } from './changes';
import { Freshness } from './freshness';
import type { Place } from './prepared-answers';
import type { Said } from './read-input';

/** Two looks at one clock are not as far from each other, ms. */
const APART_MS = 1_000;

/** The storefront API’s side of handling: keys, what its methods are called with, and what a write makes stale. */
@Injectable()
export class StoreSide {
  constructor(
    private readonly admissions: StoreAdmission,
    private readonly freshness: Freshness,
    private readonly clock: Clock,
  ) {}

  /** Notes in the context who is let in: at once where the key is known, else when what it answers resolves. @throws as AdmitRequest */
  admit({ request, context, name }: Asked, operation: StoreOperation): Promise<void> | undefined {
    context.operation = operation;
    const admission = this.admissions.admit(request, operation, name);
    if (admission instanceof Promise) return admission.then((late) => void (context.admission = late));
    context.admission = admission;
    return undefined;
  }

  callerOf({ context }: Asked): Caller {
    return admittedCaller(context.admission!, this.clock.now());
  }

  /** @throws NotFound for a name that cannot be one */
  callOf({ request, context, name }: Asked, { names }: StoreOperation, { query, body }: Said, caller: Caller): StoreCall {
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

  /** Where the answer is kept, for all callers who are answered the same; undefined when it is not kept. */
  placeOf({ keptAs, context }: Asked, { prepared }: StoreOperation, mark: Mark): Place | undefined {
    if (!prepared || keptAs === undefined) return undefined;
    const { workspace, mode } = context.admission!;
    const isApart = prepared.perMode || (mode === 'test' && this.isTestClockApart(workspace.id));
    return { workspaceId: workspace.id, key: `${workspace.id} ${isApart ? mode : ''} ${keptAs}`, mark };
  }

  /** True where test mode lives in another time: a response prepared for it is not used for live mode then, nor replaces one (ADR 0072). */
  private isTestClockApart(workspaceId: string): boolean {
    const [test, live] = (['test', 'live'] as const).map((mode) => this.clock.now({ workspaceId, mode }).getTime());
    return Math.abs(test! - live!) >= APART_MS;
  }

  /** Invalidates the responses that show the rows that were written, before the write is answered (D-30). In test mode only orders are written. */
  outdate({ mode, workspace }: Admission, { outdates }: StoreOperation, result: unknown): void {
    if (outdates === 'nothing') return;
    if (outdates === 'orders' || mode === 'test') return this.freshness.outdate(workspace.id, [{ kind: `order_${mode}` }]);
    const moved = result instanceof Answer ? result.head.moved : undefined;
    if (moved) this.freshness.outdateStock(workspace.id, moved);
    else this.freshness.outdate(workspace.id);
  }
}
