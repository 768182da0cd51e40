import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Admission } from '@svc/access';
import { LOGGER, type Logger } from '@svc/composition';
import type { StoreOperation } from '../edge/operation';
import { RequestContexts, type RequestContext } from '../edge/request-context';
import { logRequest } from '../edge/request-log';
import { StoreAdmission } from '../edge/store-admission';
import { Metrics } from '../operations/metrics';
import { acceptedEncoding } from './accepted-encoding';
import { answerHeaders } from './answer-headers';
import type { Mark } from './changes';
import { placeOf, rememberMark } from './place';
import type { Representation } from './prepared-answer';
import { PreparedAnswers } from './prepared-answers';
import { PreparedRoutes } from './prepared-routes';
import { reply } from './reply';

/** A request at the door, and what is known of it. */
interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  pipeline: RequestListener;
  operation: StoreOperation;
  mark: Mark;
  context: RequestContext;
}

/**
 * Answers a plain read whose caller is let in and whose bytes are ready. Every other request, refusals among them, it
 * leaves to the framework's pipeline, together with what it has found out, so that nothing is done twice.
 */
@Injectable()
export class FrontDoor {
  constructor(
    @Inject(PreparedRoutes) private readonly routes: PreparedRoutes,
    @Inject(PreparedAnswers) private readonly answers: PreparedAnswers,
    @Inject(RequestContexts) private readonly contexts: RequestContexts,
    @Inject(StoreAdmission) private readonly admissions: StoreAdmission,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  receive(request: IncomingMessage, response: ServerResponse, pipeline: RequestListener): void {
    const operation = this.routes.find(request);
    if (!operation) return pipeline(request, response);
    const visit = { request, response, pipeline, operation, mark: this.answers.mark(), context: this.contexts.open(request) };
    const admission = this.admissions.ask(request, operation, visit.context);
    if (!(admission instanceof Promise)) return this.letIn(visit, admission);
    admission.then(
      (admitted) => this.letIn(visit, admitted),
      () => this.passOn(visit, admission),
    );
  }

  private letIn(visit: Visit, admission: Admission): void {
    const { request, operation, mark } = visit;
    const prepared = this.answers.find(placeOf(request.url!, operation, admission, mark));
    const representation = prepared?.readyIn(acceptedEncoding(request.headers['accept-encoding']?.toString()));
    if (representation) this.answer(visit, admission, representation);
    else this.passOn(visit, admission);
  }

  private passOn({ request, response, pipeline, operation, mark, context }: Visit, admission: Admission | Promise<Admission>): void {
    rememberMark(request, mark);
    this.contexts.keep(request, context);
    this.admissions.handOver(request, { operation, admission });
    pipeline(request, response);
  }

  private answer({ request, response, operation, context }: Visit, admission: Admission, representation: Representation): void {
    reply(request, response, representation, answerHeaders(request, context, admission));
    const { method, url: path } = request;
    const status = response.statusCode;
    logRequest(this.logger, { context, method, path, status, admission });
    this.metrics.observeFast({ method: method!, route: `/v1${operation.path}`, status }, performance.now() - context.startedAt);
  }
}
