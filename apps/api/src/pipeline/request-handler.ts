import { parse } from 'node:querystring';
import { Inject, Injectable } from '@nestjs/common';
import type { Admission } from '@svc/access';
import { LOGGER, type Logger } from '@svc/composition';
import { Clock } from '@svc/kernel';
import { withoutNulls } from '../edge/absent-nulls';
import { StoreAdmission } from '../edge/admission';
import { admittedCaller, type Caller } from '../edge/caller';
import { readJsonBody } from '../edge/json-body';
import { ignoredFields, ignoredParameters } from '../edge/ignored-fields';
import { Answer, type StoreCall, type StoreOperation } from '../edge/operation';
import { checkedName, readBy } from '../edge/read';
import { refusalOf } from '../edge/refusal';
import type { Mark } from './changes';
import { Freshness } from './freshness';
import { acceptedEncoding, PreparedAnswer, representationOf, type Representation } from './prepared-answer';
import { PreparedAnswers, type Dated, type Place } from './prepared-answers';
import { RequestRecord } from './request-record';
import { sendRefusal, sendRepresentation, sendView, type Exchange } from './send';

/** An operation of the storefront API with what executes it. */
export interface BoundOperation {
  operation: StoreOperation;
  execute(call: StoreCall): Promise<unknown>;
}

/** A request for an operation, by the raw server or by a route of Express. */
export interface StoreRequest extends Exchange {
  bound: BoundOperation;
  /** The parameter in its path, decoded; empty when there is none. */
  name: string;
  /** The address under which a prepared answer is kept; absent where it is not spelled in the one plain way. */
  keptAs?: string;
}

/** Two looks at one clock are not as far from each other, ms. */
const APART_MS = 1_000;

/**
 * The one handling of an operation of the storefront API: admit, read, execute, present, finish. It knows no framework;
 * the raw server and the routes of Express call it alike, and nothing else handles an operation (docs/adr/0046).
 */
@Injectable()
export class RequestHandler {
  constructor(
    private readonly admissions: StoreAdmission,
    private readonly answers: PreparedAnswers,
    private readonly freshness: Freshness,
    private readonly clock: Clock,
    private readonly record: RequestRecord,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Answers the request, a refusal or a fault too; at once where the caller is known and the bytes are ready. */
  handle(asked: StoreRequest): void {
    const {
      request,
      context,
      bound: { operation },
      name,
    } = asked;
    context.operation = operation;
    const mark = this.answers.mark();
    try {
      const admission = this.admissions.admit(request, operation, name);
      if (admission instanceof Promise) void this.goOnLater(asked, admission, mark);
      else this.goOn(asked, admission, mark);
    } catch (error) {
      this.refuse(asked, error);
    }
  }

  private async goOnLater(asked: StoreRequest, admission: Promise<Admission>, mark: Mark): Promise<void> {
    try {
      this.goOn(asked, await admission, mark);
    } catch (error) {
      this.refuse(asked, error);
    }
  }

  /** @param mark taken before the first thing was read, the caller's key included */
  private goOn(asked: StoreRequest, admission: Admission, mark: Mark): void {
    asked.context.admission = admission;
    if (asked.request.url!.includes('?')) asked.context.ignored = ignoredParameters(asked.bound.operation.query, asked.request.url!);
    const place = this.placeOf(asked, admission, mark);
    const ready = place && this.answers.find(place)?.readyIn(encodingFor(asked));
    if (ready) this.represent(asked, ready);
    else void this.execute(asked, admission, place);
  }

  private async execute(asked: StoreRequest, admission: Admission, place: Place | undefined): Promise<void> {
    const { operation } = asked.bound;
    try {
      if (operation.prepared) return this.represent(asked, await this.prepared(asked, admission, place));
      const result = await this.call(asked, this.callerOf(admission));
      if (operation.method === 'GET') return this.represent(asked, representationOf(result, operation.caching));
      this.outdate(admission, operation, result);
      const {
        view,
        head: { status = operation.status, headers },
      } = result instanceof Answer ? result : new Answer(result);
      sendView(asked, { status, caching: operation.caching }, view, headers);
      this.record.leave(asked.request, asked.response);
    } catch (error) {
      this.refuse(asked, error);
    }
  }

  private async prepared(asked: StoreRequest, admission: Admission, place: Place | undefined): Promise<Representation> {
    const prepare = async (): Promise<Dated> => {
      const caller = this.callerOf(admission);
      const answer = new PreparedAnswer(await this.call(asked, caller), asked.bound.operation.caching);
      return { answer, dependencies: caller.shows, from: caller.now.date.getTime(), until: caller.now.holdsUntil };
    };
    const answer = place ? await this.answers.obtain(place, prepare) : (await prepare()).answer;
    return answer.in(encodingFor(asked));
  }

  /** Where the answer is kept, for all callers who are answered the same; undefined when it is not kept. */
  private placeOf(
    {
      keptAs,
      bound: {
        operation: { prepared },
      },
    }: StoreRequest,
    { workspace, mode }: Admission,
    mark: Mark,
  ): Place | undefined {
    if (!prepared || keptAs === undefined) return undefined;
    const isApart = prepared.perMode || (mode === 'test' && this.isTestClockApart(workspace.id));
    return { workspaceId: workspace.id, key: `${workspace.id} ${isApart ? mode : ''} ${keptAs}`, mark };
  }

  /** Whether test mode lives in another time: what is prepared for it is nothing for live mode then, nor takes its place (ADR 0072). */
  private isTestClockApart(workspaceId: string): boolean {
    const [test, live] = (['test', 'live'] as const).map((mode) => this.clock.now({ workspaceId, mode }).getTime());
    return Math.abs(test! - live!) >= APART_MS;
  }

  private callerOf(admission: Admission): Caller {
    return admittedCaller(admission, this.clock.now());
  }

  private async call(asked: StoreRequest, caller: Caller): Promise<unknown> {
    const {
      request,
      context: { requestId },
      bound,
    } = asked;
    const { name, query, body } = await inputOf(asked);
    return bound.execute({
      caller,
      name,
      query,
      body,
      idempotencyKey: request.headers['idempotency-key']?.toString(),
      acceptLanguage: request.headers['accept-language'],
      requestId,
    });
  }

  /** What shows what was written is stale before that is answered (D-30). In test mode nothing is written but what concerns orders. */
  private outdate({ mode, workspace }: Admission, { outdates }: StoreOperation, result: unknown): void {
    if (outdates === 'nothing') return;
    if (outdates === 'orders' || mode === 'test') return this.freshness.outdate(workspace.id, [{ kind: `order_${mode}` }]);
    const moved = result instanceof Answer ? result.head.moved : undefined;
    if (moved) this.freshness.outdateStock(workspace.id, moved);
    else this.freshness.outdate(workspace.id);
  }

  private represent(asked: StoreRequest, representation: Representation): void {
    sendRepresentation(asked, representation);
    this.record.leave(asked.request, asked.response);
  }

  private refuse(asked: StoreRequest, error: unknown): void {
    const refusal = refusalOf(error);
    asked.context.refusal = refusal;
    if (refusal.status >= 500) this.logger.error({ requestId: asked.context.requestId, err: error }, 'A request failed.');
    sendRefusal(asked, refusal);
    this.record.leave(asked.request, asked.response);
  }
}

/** What the operation is called with, read by its declaration. @throws UnreadableBody, InvalidInput, NotFound */
async function inputOf({
  request,
  response,
  context,
  bound: { operation },
  name,
}: StoreRequest): Promise<Pick<StoreCall, 'name' | 'query' | 'body'>> {
  const sent = operation.body && (await readJsonBody(request, response));
  if (operation.body) context.ignored = [...(context.ignored ?? []), ...ignoredFields(operation.body, sent)];
  const told = operation.body && withoutNulls(operation.body, sent);
  const body = operation.body && !operation.judgesBody ? readBy(operation.body, told) : told;
  const query = operation.query && readBy(operation.query, queryOf(request.url!));
  return { name: operation.names === undefined ? name : checkedName(operation.names, name), query, body };
}

function queryOf(url: string): unknown {
  const start = url.indexOf('?');
  return start === -1 ? {} : parse(url.slice(start + 1));
}

function encodingFor({ request }: StoreRequest): ReturnType<typeof acceptedEncoding> {
  return acceptedEncoding(request.headers['accept-encoding']?.toString());
}
