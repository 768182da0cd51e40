import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@svc/composition';
import { ignoredParameters } from '../edge/body/ignored-fields';
import type { StoreOperation } from '../edge/operation';
import { refusalOf } from '../edge/refusal';
import type { Asked } from './asked';
import type { Mark } from './changes';
import { ManagementSide, type RequestTurn } from './management-side';
import { acceptedEncoding, PreparedAnswer, type Representation } from './prepared-answer';
import { PreparedAnswers, type Dated, type Place } from './prepared-answers';
import { readInput } from './read-input';
import { RequestRecord } from './request-record';
import { sendRefusal, sendRepresentation } from './send';
import { sendResult } from './send-result';
import { StoreSide } from './store-side';

/**
 * Handles every operation: admit, read, execute, present, finish. It is independent of frameworks; the raw server and the routes of
 * Express call it in the same way, and nothing else handles an operation (docs/adr/0046, docs/adr/0107). Differences between the
 * storefront and the management API are in their sides.
 */
@Injectable()
export class RequestHandler {
  constructor(
    private readonly store: StoreSide,
    private readonly management: ManagementSide,
    private readonly answers: PreparedAnswers,
    private readonly record: RequestRecord,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Responds to the request, also with a refusal or a fault; synchronously where the caller is known and the response is cached. */
  handle(asked: Asked): void {
    const { operation } = asked.bound;
    const mark = this.answers.mark();
    try {
      const admission = operation.audience === 'store' ? this.store.admit(asked, operation) : this.management.admit(asked, operation);
      if (admission) void this.goOnLater(asked, admission, mark);
      else this.goOn(asked, mark);
    } catch (error) {
      this.refuse(asked, error);
    }
  }

  private async goOnLater(asked: Asked, admission: Promise<void>, mark: Mark): Promise<void> {
    try {
      await admission;
      this.goOn(asked, mark);
    } catch (error) {
      this.refuse(asked, error);
    }
  }

  /** @param mark taken before the first read, including that of the caller's key */
  private goOn(asked: Asked, mark: Mark): void {
    const { operation } = asked.bound;
    if (asked.request.url!.includes('?')) asked.context.ignored = ignoredParameters(operation.query, asked.request.url!);
    const place = operation.audience === 'store' ? this.store.placeOf(asked, operation, mark) : undefined;
    const ready = place && this.answers.find(place)?.readyIn(encodingFor(asked));
    if (ready) this.represent(asked, ready);
    else void this.execute(asked, place);
  }

  private async execute(asked: Asked, place: Place | undefined): Promise<void> {
    const { operation } = asked.bound;
    const turn = operation.audience === 'store' ? undefined : this.management.turnOf(asked, operation);
    try {
      if (operation.audience === 'store' && operation.prepared) return this.represent(asked, await this.prepared(asked, operation, place));
      const result = turn ? await this.callManagement(asked, turn) : await this.callStore(asked);
      await sendResult(asked, operation, result);
      this.finish(asked);
    } catch (error) {
      this.refuse(asked, error);
    } finally {
      turn?.end();
    }
  }

  private async prepared(asked: Asked, operation: StoreOperation, place: Place | undefined): Promise<Representation> {
    const prepare = async (): Promise<Dated> => {
      const caller = this.store.callerOf(asked);
      const answer = new PreparedAnswer(await this.callStore(asked, caller), operation.caching);
      return { answer, dependencies: caller.shows, from: caller.now.date.getTime(), until: caller.now.holdsUntil };
    };
    const answer = place ? await this.answers.obtain(place, prepare) : (await prepare()).answer;
    return answer.in(encodingFor(asked));
  }

  private async callStore(asked: Asked, caller = this.store.callerOf(asked)): Promise<unknown> {
    const operation = asked.bound.operation as StoreOperation;
    const said = await readInput(asked, refuseNothing);
    const result = await asked.bound.execute(this.store.callOf(asked, operation, said, caller));
    if (operation.method !== 'GET') this.store.outdate(caller.admission, operation, result);
    return result;
  }

  private async callManagement(asked: Asked, turn: RequestTurn): Promise<unknown> {
    const operation = asked.bound.operation as Exclude<typeof asked.bound.operation, StoreOperation>;
    turn.begin(operation);
    const said = await readInput(asked, () => turn.grow());
    try {
      return await asked.bound.execute(this.management.callOf(asked, said));
    } finally {
      this.management.invalidate(asked, operation);
    }
  }

  private represent(asked: Asked, representation: Representation): void {
    sendRepresentation(asked, representation);
    this.finish(asked);
  }

  private refuse(asked: Asked, error: unknown): void {
    if (asked.response.headersSent) return void asked.response.destroy();
    const refusal = refusalOf(error);
    asked.context.refusal = refusal;
    if (refusal.status >= 500) this.logger.error({ requestId: asked.context.requestId, err: error }, 'A request failed.');
    sendRefusal(asked, refusal);
    this.finish(asked);
  }

  /**
   * Records a response of the storefront API. Responses of the management API may be long: they are recorded at their end, as the
   * framework's are.
   */
  private finish({ request, response, bound }: Asked): void {
    if (bound.operation.audience === 'store') this.record.leave(request, response);
  }
}

/** Limit of bodies of the storefront API, which are never large. */
const refuseNothing = (): void => undefined;

function encodingFor({ request }: Asked): ReturnType<typeof acceptedEncoding> {
  return acceptedEncoding(request.headers['accept-encoding']?.toString());
}
