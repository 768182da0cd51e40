import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import { LOGGER, type Logger } from '@svc/composition';
import { Throttled } from '@svc/kernel';
import { TicketReplaced } from '@svc/ticketing';
import type { Request, Response } from 'express';
import type { Messages } from '../messages';
import { type PageLocale, pageLocaleOf } from '../page-locale';
import { type HostedPage, plainBrand, sendPage } from './render-page';
import { type IconName, StatusCard } from './parts';
import { setHeaders } from '../../edge/headers';
import { refusalOf } from '../../edge/refusal';
import { contextOf } from '../../edge/request-context';

const ICONS: Readonly<Record<number, IconName>> = { 404: 'look', 429: 'clock' };

interface ErrorText {
  title: string;
  advice: string;
}

/** Renders the page of an error, without the merchant's brand. */
export function errorPage(status: number, { title, advice }: ErrorText, pageLocale: PageLocale): HostedPage {
  const content = (
    <StatusCard tone={status < 500 ? undefined : 'bad'} icon={ICONS[status] ?? 'cross'} title={title}>
      <p>{advice}</p>
    </StatusCard>
  );
  return { title, brand: plainBrand(pageLocale.words), content, ...pageLocale };
}

/**
 * Shows errors as pages, for controllers of hosted pages: `@UseFilters(PageErrorFilter)`. Unknown things and invalid links look
 * the same, and the page does not name the merchant (D-1a).
 */
@Catch()
export class PageErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Returns the text for unknown things and invalid links. */
  protected notFoundText({ page: { nothingHere } }: Messages, _error: unknown): ErrorText {
    return nothingHere;
  }

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const request = host.switchToHttp().getRequest<Request>();
    const pageLocale = pageLocaleOf(request);
    const { tooFast, failed } = pageLocale.words.page;
    const status = statusOf(error);
    if (status < 500) {
      if (error instanceof Throttled) response.setHeader('Retry-After', error.retryAfterSeconds);
      const shown = status === 429 ? 429 : 404;
      sendPage(response, errorPage(shown, shown === 429 ? tooFast : this.notFoundText(pageLocale.words, error), pageLocale), shown);
      return;
    }
    const { requestId } = contextOf(request);
    this.logger.error({ requestId, err: error }, 'A page failed.');
    const refusal = refusalOf(error);
    setHeaders(response, refusal.headers);
    sendPage(response, errorPage(refusal.status, { ...failed, advice: failed.advice(requestId) }, pageLocale), refusal.status);
  }
}

/** Shows errors of checkouts, with a text for buyers. */
@Catch()
export class CheckoutErrorFilter extends PageErrorFilter {
  protected override notFoundText({ page: { checkoutNotOpen } }: Messages): ErrorText {
    return checkoutNotOpen;
  }
}

/** Shows errors of tickets; the link of a replaced ticket says that it was replaced (ADR 0067). */
@Catch()
export class TicketErrorFilter extends PageErrorFilter {
  protected override notFoundText(words: Messages, error: unknown): ErrorText {
    const { title, text } = words.ownTicket.replaced;
    return error instanceof TicketReplaced ? { title, advice: text } : super.notFoundText(words, error);
  }
}

function statusOf(error: unknown): number {
  return error instanceof HttpException ? error.getStatus() : refusalOf(error).status;
}
