import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@svc/composition';
import { ignoredParameters } from '../edge/body/ignored-fields';
import { logFault } from '../edge/log-fault';
import type { StoreOperation } from '../edge/operation';
import { refusalOf } from '../edge/refusal';
import type { OperationExchange } from './operation-exchange';
import type { Mark } from './changes';
import { ManagementSide, type RequestTurn } from './management-side';
import { acceptedEncoding, PreparedAnswer, type Representation } from './prepared-answer';
import { PreparedAnswers, type Dated, type CacheKey } from './prepared-answers';
import { readInput } from './read-input';
import { RepeatedRequests } from './repeated-requests';
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
    private readonly repeated: RepeatedRequests,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Responds to the request, also with a refusal or a fault; synchronously where the caller is known and the response is cached. */
  handle(exchange: OperationExchange): void {
    const { operation } = exchange.bound;
    const mark = this.answers.mark();
    try {
      const admission = operation.audience === 'store' ? this.store.admit(exchange, operation) : this.management.admit(exchange, operation);
      if (admission) void this.proceedAfter(exchange, admission, mark);
      else this.proceed(exchange, mark);
    } catch (error) {
      this.refuse(exchange, error);
    }
  }

  private async proceedAfter(exchange: OperationExchange, admission: Promise<void>, mark: Mark): Promise<void> {
    try {
      await admission;
      this.proceed(exchange, mark);
    } catch (error) {
      this.refuse(exchange, error);
    }
  }

  /** @param mark taken before the first read, including that of the caller's key */
  private proceed(exchange: OperationExchange, mark: Mark): void {
    const { operation } = exchange.bound;
    if (exchange.request.url!.includes('?'))
      exchange.context.ignored = ignoredParameters(operation.query, exchange.request.url!, operation.onlyWith);
    const cacheKey = operation.audience === 'store' ? this.store.cacheKeyOf(exchange, operation, mark) : undefined;
    const ready = cacheKey && this.answers.find(cacheKey)?.readyIn(encodingFor(exchange));
    if (ready) this.represent(exchange, ready);
    else void this.execute(exchange, cacheKey);
  }

  private async execute(exchange: OperationExchange, cacheKey: CacheKey | undefined): Promise<void> {
    const { operation } = exchange.bound;
    const turn = operation.audience === 'store' ? undefined : this.management.turnOf(exchange, operation);
    try {
      if (operation.audience === 'store' && operation.prepared)
        return this.represent(exchange, await this.prepared(exchange, operation, cacheKey));
      const result = turn ? await this.callManagement(exchange, turn) : await this.callStore(exchange);
      await sendResult(exchange, operation, result);
      this.finish(exchange);
    } catch (error) {
      this.refuse(exchange, error);
    } finally {
      turn?.end();
    }
  }

  private async prepared(exchange: OperationExchange, operation: StoreOperation, cacheKey: CacheKey | undefined): Promise<Representation> {
    const prepare = async (): Promise<Dated> => {
      const caller = this.store.callerOf(exchange);
      const answer = new PreparedAnswer(await this.callStore(exchange, caller), operation.caching);
      return { answer, dependencies: caller.dependsOn, from: caller.now.date.getTime(), until: caller.now.holdsUntil };
    };
    const answer = cacheKey ? await this.answers.obtain(cacheKey, prepare) : (await prepare()).answer;
    return answer.in(encodingFor(exchange));
  }

  private async callStore(exchange: OperationExchange, caller = this.store.callerOf(exchange)): Promise<unknown> {
    const operation = exchange.bound.operation as StoreOperation;
    const input = await readInput(exchange, refuseNothing);
    const result = await exchange.bound.execute(this.store.callOf(exchange, operation, input, caller));
    if (operation.method !== 'GET') this.store.invalidate(caller.admission, operation, result);
    return result;
  }

  private async callManagement(exchange: OperationExchange, turn: RequestTurn): Promise<unknown> {
    const operation = exchange.bound.operation as Exclude<typeof exchange.bound.operation, StoreOperation>;
    turn.begin(operation);
    const input = await readInput(exchange, () => turn.grow());
    this.management.judge(exchange, operation, input);
    try {
      return await this.repeated.answer(exchange, operation, input, () => exchange.bound.execute(this.management.callOf(exchange, input)));
    } finally {
      this.management.invalidate(exchange, operation);
    }
  }

  private represent(exchange: OperationExchange, representation: Representation): void {
    sendRepresentation(exchange, representation);
    this.finish(exchange);
  }

  private refuse(exchange: OperationExchange, error: unknown): void {
    if (exchange.response.headersSent) return void exchange.response.destroy();
    const refusal = refusalOf(error);
    exchange.context.refusal = refusal;
    if (refusal.status >= 500) logFault(this.logger, exchange.context, error);
    sendRefusal(exchange, refusal);
    this.finish(exchange);
  }

  /**
   * Records a response of the storefront API. Responses of the management API may be long: they are recorded at their end, as the
   * framework's are.
   */
  private finish({ request, response, bound }: OperationExchange): void {
    if (bound.operation.audience === 'store') this.record.leave(request, response);
  }
}

/** Ignores the size of a body; bodies of the storefront API are never large. */
const refuseNothing = (): void => undefined;

function encodingFor({ request }: OperationExchange): ReturnType<typeof acceptedEncoding> {
  return acceptedEncoding(request.headers['accept-encoding']?.toString());
}
