import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { LOGGER, type Logger } from '@svc/composition';
import { DomainError, Throttled } from '@svc/kernel';
import type { Request, Response } from 'express';
import { ERROR_CATALOGUE } from '../../edge/refusal';
import { contextOf } from '../../edge/request-context';
import { pageLocaleOf } from '../page-locale-of';
import { errorPage } from './error-page';
import { sendPage } from './send-page';

/**
 * Errors as pages, for controllers whose callers are people: `@UseFilters(PageErrorFilter)`. What does not exist and
 * what a link does not open look the same, down to the merchant, who is not named (D-1a).
 */
@Catch()
export class PageErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const request = host.switchToHttp().getRequest<Request>();
    const pageLocale = pageLocaleOf(request);
    const { nothingHere, tooFast, failed } = pageLocale.words.page;
    const status = statusOf(error);
    if (status < 500) {
      if (error instanceof Throttled) response.setHeader('Retry-After', error.retryAfterSeconds);
      const shown = status === 429 ? 429 : 404;
      sendPage(response, errorPage(shown, shown === 429 ? tooFast : nothingHere, pageLocale), shown);
      return;
    }
    const { requestId } = contextOf(request);
    this.logger.error({ requestId, err: error }, 'A page failed.');
    sendPage(response, errorPage(500, { ...failed, advice: failed.advice(requestId) }, pageLocale), 500);
  }
}

function statusOf(error: unknown): number {
  if (error instanceof DomainError) return ERROR_CATALOGUE[error.code].status;
  if (error instanceof HttpException) return error.getStatus();
  return 500;
}
