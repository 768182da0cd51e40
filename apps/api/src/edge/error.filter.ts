import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { RateLimited } from '@svc/access';
import { LOGGER, type Logger } from '@svc/composition';
import { DomainError, Throttled, type ErrorCode, type ErrorDetails } from '@svc/kernel';
import type { Request, Response } from 'express';
import { ERROR_CATALOGUE } from './error-catalogue';
import { setHeaders } from './header-list';
import { UnreadableBody } from './json-body';
import { rateLimitHeaders } from './rate-limit-headers';
import { contextOf } from './request-context';
import { RouteTable } from './route-table';

interface Refusal {
  code: ErrorCode;
  status: number;
  message: string;
  details?: ErrorDetails;
}

/** Turns every error into the envelope of part 7: `{ error: { code, message, retryable, requestId, details? } }`. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(RouteTable) private readonly routes: RouteTable,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const { requestId } = contextOf(request);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const refusal = this.explain(error, request, response);
    if (refusal.status >= 500) this.logger.error({ requestId, err: error }, 'A request failed.');
    const { code, message, details } = refusal;
    response
      .status(refusal.status)
      .setHeader('Cache-Control', 'no-store')
      .json({ error: { code, message, retryable: ERROR_CATALOGUE[code].retryable, requestId, details } });
  }

  private explain(error: unknown, request: Request, response: Response): Refusal {
    if (error instanceof DomainError) {
      if (error instanceof Throttled) response.setHeader('Retry-After', error.retryAfterSeconds);
      if (error instanceof RateLimited) setHeaders(response, rateLimitHeaders(error.status));
      if (error.code === 'CONFLICT') response.setHeader('Retry-After', '1');
      if (error.code === 'UNAUTHORIZED') response.setHeader('WWW-Authenticate', 'Bearer');
      const status = error instanceof UnreadableBody ? error.status : ERROR_CATALOGUE[error.code].status;
      return { code: error.code, status, message: error.message, details: error.details };
    }
    if (isNotRouted(error)) return this.notRouted(request, response);
    if (isClientFault(error)) return { code: 'VALIDATION_ERROR', status: 400, message: 'The request could not be read; check its address and headers.' };
    return {
      code: 'INTERNAL',
      status: 500,
      message: 'Something went wrong on our side. Try again; if it stays, tell support the requestId.',
    };
  }

  private notRouted(request: Request, response: Response): Refusal {
    const methods = this.routes.methodsOf(request.path);
    if (methods.length === 0) {
      return { code: 'NOT_FOUND', status: 404, message: 'There is nothing at this address; see /docs for what there is.' };
    }
    const allowed = methods.join(', ');
    response.setHeader('Allow', allowed);
    return { code: 'METHOD_NOT_ALLOWED', status: 405, message: `This address takes ${allowed}.` };
  }
}

function isNotRouted(error: unknown): boolean {
  return error instanceof HttpException && error.getStatus() === 404;
}

/** Express and Nest throw errors with a 4xx status for a malformed address or header. */
function isClientFault(error: unknown): boolean {
  if (error instanceof HttpException) return error.getStatus() < 500;
  const { status } = error as { status?: number };
  return status !== undefined && status >= 400 && status < 500;
}
