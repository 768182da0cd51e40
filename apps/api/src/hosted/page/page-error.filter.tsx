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

interface Said {
  title: string;
  advice: string;
}

/** What a visitor sees instead of the page they came for; of no merchant. */
export function errorPage(status: number, { title, advice }: Said, pageLocale: PageLocale): HostedPage {
  const content = (
    <StatusCard tone={status < 500 ? undefined : 'bad'} icon={ICONS[status] ?? 'cross'} title={title}>
      <p>{advice}</p>
    </StatusCard>
  );
  return { title, brand: plainBrand(pageLocale.words), content, ...pageLocale };
}

/**
 * Errors as pages, for controllers whose callers are people: `@UseFilters(PageErrorFilter)`. What does not exist and
 * what a link does not open look the same, down to the merchant, who is not named (D-1a).
 */
@Catch()
export class PageErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** What is said where nothing is, or nothing that the link opens. */
  protected nothing({ page: { nothingHere } }: Messages, _error: unknown): Said {
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
      sendPage(response, errorPage(shown, shown === 429 ? tooFast : this.nothing(pageLocale.words, error), pageLocale), shown);
      return;
    }
    const { requestId } = contextOf(request);
    this.logger.error({ requestId, err: error }, 'A page failed.');
    const refusal = refusalOf(error);
    setHeaders(response, refusal.headers);
    sendPage(response, errorPage(refusal.status, { ...failed, advice: failed.advice(requestId) }, pageLocale), refusal.status);
  }
}

/** The same for checkouts: what is not there is said in the words of somebody who buys. */
@Catch()
export class CheckoutErrorFilter extends PageErrorFilter {
  protected override nothing({ page: { checkoutNotOpen } }: Messages): Said {
    return checkoutNotOpen;
  }
}

/** The same for tickets: the link of one that was replaced says so (ADR 0067). */
@Catch()
export class TicketErrorFilter extends PageErrorFilter {
  protected override nothing(words: Messages, error: unknown): Said {
    const { title, text } = words.ownTicket.replaced;
    return error instanceof TicketReplaced ? { title, advice: text } : super.nothing(words, error);
  }
}

function statusOf(error: unknown): number {
  return error instanceof HttpException ? error.getStatus() : refusalOf(error).status;
}
