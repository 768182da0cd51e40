import { Catch, HttpException, Inject, Optional, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { LOGGER, type Logger } from '@svc/composition';
import type { Request, Response } from 'express';
import { RouteTable } from './collect-operations';
import { ErrorPages } from './error-pages';
import { setHeaders } from './headers';
import { logFault } from './log-fault';
import { envelopeOf, refusalOf, type Refusal } from './refusal';
import { contextOf } from './request-context';

/**
 * Sends every error of the framework's routes, and of unknown addresses, in the envelope of §7, or as a page where a browser requests
 * one.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly routes: RouteTable,
    @Optional() private readonly pages?: ErrorPages,
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
    if (refusal.status >= 500) logFault(this.logger, context, error);
    setHeaders(response, [...refusal.headers, 'Cache-Control', 'no-store']);
    if (this.pages?.answer(request, response, refusal)) return;
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
