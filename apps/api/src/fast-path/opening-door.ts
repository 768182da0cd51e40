import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Admission } from '@svc/access';
import { LOGGER, type Logger } from '@svc/composition';
import { Clock } from '@svc/kernel';
import { admittedCaller, type Caller } from '../edge/caller';
import { isPlainJson, readPlainJson } from '../edge/json-body';
import type { StoreOperation } from '../edge/operation';
import { CACHE_CONTROL } from '../edge/operation.interceptor';
import { RequestContexts, type RequestContext } from '../edge/request-context';
import { logRequest } from '../edge/request-log';
import { StoreAdmission } from '../edge/store-admission';
import { Metrics } from '../operations/metrics';
import { answerHeaders } from './answer-headers';
import { Freshness } from './freshness';

/** A request that asks for a checkout, as the method gets it that opens one. */
export interface OpeningRequest {
  caller: Caller;
  /** What stands in the address for its one parameter; empty when it has none. */
  name: string;
  body: unknown;
  idempotencyKey?: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Opens checkouts and answers what the caller is shown. */
export type Open = (asked: OpeningRequest) => Promise<object>;

interface Way {
  operation: StoreOperation;
  address: RegExp;
  open: Open;
}

interface Visit extends Omit<Way, 'address'> {
  request: IncomingMessage;
  response: ServerResponse;
  context: RequestContext;
  name: string;
}

/**
 * Opens checkouts before the framework does work, as a drop has many of them in a second. Whatever is refused it leaves to
 * the framework's pipeline, together with what came of it, so that nothing is done twice and every refusal is worded in one place.
 */
@Injectable()
export class OpeningDoor {
  private readonly ways: Way[] = [];

  constructor(
    @Inject(RequestContexts) private readonly contexts: RequestContexts,
    @Inject(StoreAdmission) private readonly admissions: StoreAdmission,
    @Inject(Freshness) private readonly freshness: Freshness,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  /** Lets requests for the operation, whose address has one parameter at most, in by this door. */
  admit(operation: StoreOperation, open: Open): void {
    const address = new RegExp(`^/v1${operation.path.replace(/:\w+/, '([\\w.~-]{1,255})')}$`);
    this.ways.push({ operation, address, open });
  }

  receive(request: IncomingMessage, response: ServerResponse, pipeline: RequestListener): void {
    const visit = this.visitOf(request, response);
    if (!visit) return pipeline(request, response);
    const { operation, context } = visit;
    const admission = this.admissions.ask(request, operation, context);
    const outcome = this.open(visit, admission);
    outcome.then(
      ({ view, admitted }) => this.answer(visit, admitted, view),
      () => {
        this.admissions.handOver(request, { operation, admission, outcome });
        pipeline(request, response);
      },
    );
  }

  /** Undefined for whatever is unusual. */
  private visitOf(request: IncomingMessage, response: ServerResponse): Visit | undefined {
    if (request.method !== 'POST' || !isPlainJson(request)) return undefined;
    for (const { address, operation, open } of this.ways) {
      const match = address.exec(request.url!);
      if (!match) continue;
      const context = this.contexts.open(request);
      this.contexts.keep(request, context);
      return { request, response, context, operation, open, name: match[1] ?? '' };
    }
    return undefined;
  }

  private async open({ request, response, open, name }: Visit, admission: Admission | Promise<Admission>): Promise<{ view: object; admitted: Admission }> {
    const admitted = await admission;
    const caller = admittedCaller(admitted, this.clock.now());
    const body = await readPlainJson(request);
    const view = await open({ caller, name, body, idempotencyKey: request.headers['idempotency-key']?.toString(), request, response });
    if (admitted.mode === 'live') this.freshness.outdate(admitted.workspace.id);
    return { view, admitted };
  }

  private answer({ request, response, context, operation }: Visit, admission: Admission, view: object): void {
    const body = Buffer.from(JSON.stringify(view));
    const { status = 200, path, caching = 'revalidate' } = operation;
    const content = ['Cache-Control', CACHE_CONTROL[caching], 'Content-Type', 'application/json; charset=utf-8', 'Content-Length', `${body.length}`];
    response.writeHead(status, answerHeaders(request, context, admission).concat(content)).end(body);
    logRequest(this.logger, { context, method: request.method, path: request.url, status, admission });
    this.metrics.observeFast({ method: operation.method, route: `/v1${path}`, status }, performance.now() - context.startedAt);
  }
}
