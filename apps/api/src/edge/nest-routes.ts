import {
  Catch,
  HttpException,
  Inject,
  Injectable,
  type ArgumentsHost,
  type CallHandler,
  type ExceptionFilter,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { JsonBytes, LOGGER, type Logger } from '@svc/composition';
import type { HeldTurn, Turns } from '@svc/kernel';
import { DocumentTurns } from '@svc/workspace-document';
import type { Request, Response } from 'express';
import { finalize } from 'rxjs';
import { RouteTable } from './collect-operations';
import { ErrorPages } from './error-pages';
import { CACHE_CONTROL, setHeaders } from './headers';
import { ignoredFields, ignoredParameters, ignoredText } from './ignored-fields';
import { readJsonBody } from './json-body';
import { readLargeBody } from './large-body';
import { OPERATION, type ManagementOperation } from './operation';
import { envelopeOf, refusalOf, type Refusal } from './refusal';
import { contextOf } from './request-context';
import { TableTurns } from './table-turns';

/** Reads the body of an operation of the management API after admission, and sets its `Cache-Control`, as its contract says; tells what the request says that nobody reads. */
@Injectable()
export class OperationInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly documents: DocumentTurns,
    private readonly tables: TableTurns,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const operation = this.reflector.get<ManagementOperation | undefined>(OPERATION, context.getHandler());
    if (!operation) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    // Node's fetch adds `Cache-Control: no-cache` to every conditional request, and Express then never answers 304.
    delete request.headers['cache-control'];
    const turn = new TurnOfRequest(operation.csv ? this.tables : this.documents, contextOf(request).administrator?.workspace?.id ?? '');
    try {
      if (operation.csv) turn.grow();
      if (operation.large === 'document') turn.take();
      if (operation.body)
        request.body = await (operation.large
          ? readLargeBody(request, response, operation.large, () => turn.grow())
          : readJsonBody(request, response));
    } catch (error) {
      turn.end();
      throw error;
    }
    response.setHeader('Cache-Control', CACHE_CONTROL[operation.caching ?? 'revalidate']);
    const ignored = ignoredText([...ignoredParameters(operation.query, request.originalUrl), ...ignoredOf(operation, request.body)]);
    if (ignored !== undefined) response.setHeader('X-SVC-Ignored', ignored);
    return next.handle().pipe(finalize(() => turn.end()));
  }
}

/** The turn of a request that may turn out to be a large one (D-116). */
class TurnOfRequest {
  private held?: HeldTurn;

  constructor(
    private readonly turns: Turns,
    private readonly workspaceId: string,
  ) {}

  /** @throws Throttled */
  take(): void {
    this.held ??= this.turns.take(this.workspaceId);
  }

  /** @throws Throttled */
  grow(): void {
    this.take();
    this.held!.grow();
  }

  end(): void {
    this.held?.end();
  }
}

/** Large bodies are not looked at here; what their operations do not know they refuse. */
function ignoredOf({ body }: ManagementOperation, sent: unknown): string[] {
  return body && !(sent instanceof JsonBytes) ? ignoredFields(body, sent) : [];
}

/** Answers every error of the framework's routes, and what is routed nowhere, in the envelope of part 7, or by a page where a browser asks for one. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly routes: RouteTable,
    private readonly pages: ErrorPages,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const context = contextOf(request);
    const { requestId } = context;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const refusal = isNotRouted(error) ? this.notRouted(request) : refusalOf(error);
    context.refusal = refusal;
    if (refusal.status >= 500) this.logger.error({ requestId, err: error }, 'A request failed.');
    setHeaders(response, [...refusal.headers, 'Cache-Control', 'no-store']);
    if (this.pages.answer(request, response, refusal)) return;
    response.status(refusal.status).json(envelopeOf(refusal, requestId));
  }

  private notRouted({ path }: Request): Refusal {
    const allowed = this.routes.methodsOf(path).join(', ');
    if (allowed === '')
      return { code: 'NOT_FOUND', status: 404, message: 'There is nothing at this address; see /docs for what there is.', headers: [] };
    return { code: 'METHOD_NOT_ALLOWED', status: 405, message: `This address takes ${allowed}.`, headers: ['Allow', allowed] };
  }
}

function isNotRouted(error: unknown): boolean {
  return error instanceof HttpException && error.getStatus() === 404;
}
