import { Injectable } from '@nestjs/common';
import { KeptAnswers, type KeyedRequest, KeyTaken, replayOf, requestFingerprint } from '@svc/access';
import type { StoreHeadlessCheckoutView } from '@svc/checkout';
import { readIdempotencyKey } from '@svc/contracts';
import type { StoreCall } from '@svc/http';
import { Clock } from '@svc/kernel';

/** Response of an opening. */
export interface HeadlessOpening {
  view: StoreHeadlessCheckoutView;
  isReplay: boolean;
  /** True where test mode has no sandbox: nothing of it is kept but this response (D-56). */
  isTrial: boolean;
  /** Ids of everything whose counters it changed. */
  stockChanged: readonly string[];
}

/**
 * Responses of headless openings of which nothing else is kept, since test mode has no sandbox: an `Idempotency-Key` gives the first one
 * again, as it does everywhere (§4.5 r5, D-40 to D-43).
 */
@Injectable()
export class KeptTrials {
  constructor(
    private readonly kept: KeptAnswers,
    private readonly clock: Clock,
  ) {}

  /** @throws IdempotencyKeyReused, RequestInFlight, and all errors of `open` */
  async answer(call: StoreCall, open: () => Promise<HeadlessOpening>): Promise<HeadlessOpening> {
    const request = this.requestOf(call);
    if (!request) return open();
    const earlier = await this.replay(request);
    if (earlier) return earlier;
    const opening = await open();
    if (!opening.isTrial) return opening;
    const answer = { status: 201, headers: [], body: JSON.stringify(opening.view) };
    try {
      return await this.kept.keep(request, () => Promise.resolve({ result: opening, answer }));
    } catch (error) {
      const first = error instanceof KeyTaken ? await this.replay(request) : undefined;
      if (first) return first;
      throw error;
    }
  }

  private async replay(request: KeyedRequest): Promise<HeadlessOpening | undefined> {
    const first = await this.kept.find(request, request.now);
    const body = first && replayOf(first, request.fingerprint()).body;
    return body === undefined
      ? undefined
      : { view: JSON.parse(body) as StoreHeadlessCheckoutView, isReplay: true, isTrial: true, stockChanged: [] };
  }

  private requestOf({ caller: { store, mode }, name, body, idempotencyKey }: StoreCall): KeyedRequest | undefined {
    const key = mode === 'test' ? readIdempotencyKey(idempotencyKey, { required: false }) : undefined;
    if (key === undefined) return undefined;
    const path = `/store/events/${name.toLowerCase()}/checkout/headless`;
    const fingerprint = () => requestFingerprint({ path, params: {}, query: {}, body });
    return { workspaceId: store.workspaceId, operation: 'openHeadlessCheckout', key, fingerprint, now: this.clock.now() };
  }
}
