import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import { LOGGER, type Logger } from '@svc/composition';
import { contextOf, refusalOf, setHeaders } from '@svc/http';
import { Throttled } from '@svc/kernel';
import { TicketReplaced } from '@svc/ticketing';
import type { Request, Response } from 'express';
import type { Messages } from '../messages';
import { type PageLocale, pageLocaleOf } from '../page-locale';
import { brokenLinkText, type ErrorText } from './broken-link';
import { ErrorBrands } from './error-brands';
import { type Brand, type HostedPage, plainBrand, sendPage } from './render-page';
import { ButtonLink, type IconName, StatusCard } from './parts';
import { ShopLine } from './shop-line';

const ICONS: Readonly<Record<number, IconName>> = { 404: 'look', 429: 'clock' };

/** Renders the page of an error: of the shop whose path it is below, with the way back to it and its contact, else without a brand. */
export function errorPage(status: number, { title, advice }: ErrorText, pageLocale: PageLocale, shop?: Brand): HostedPage {
  const { words } = pageLocale;
  const content = (
    <>
      <StatusCard tone={status < 500 ? undefined : 'bad'} icon={ICONS[status] ?? 'cross'} title={title}>
        <p>{typeof advice === 'string' ? advice : advice(shop?.name)}</p>
        {shop?.website && (
          <ButtonLink second href={shop.website}>
            {words.page.toShop(shop.name)}
          </ButtonLink>
        )}
      </StatusCard>
      {shop && <ShopLine brand={{ ...shop, website: undefined }} words={words} />}
    </>
  );
  return { title, brand: shop ?? plainBrand(words), content, ...pageLocale };
}

/** Sends the page of an error, without the shop's brand where that cannot be shown: a page that failed by the brand fails once. */
export function sendErrorPage(response: Response, status: number, text: ErrorText, pageLocale: PageLocale, shop?: Brand): void {
  try {
    sendPage(response, errorPage(status, text, pageLocale, shop), status);
  } catch (error) {
    if (!shop) throw error;
    sendPage(response, errorPage(status, text, pageLocale), status);
  }
}

/**
 * Shows errors as pages, for controllers of hosted pages: `@UseFilters(PageErrorFilter)`. Unknown things and invalid links look
 * the same (D-1a); the page names the merchant of the path.
 */
@Catch()
export class PageErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly brands: ErrorBrands,
  ) {}

  /** Returns the text for unknown things and invalid links at an address. */
  protected notFoundText(address: string, words: Messages, _error: unknown): ErrorText {
    return brokenLinkText(address, words);
  }

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const response = host.switchToHttp().getResponse<Response>();
    const request = host.switchToHttp().getRequest<Request>();
    const pageLocale = pageLocaleOf(request);
    const shop = await this.brands.find(request.originalUrl);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { tooFast, failed } = pageLocale.words.page;
    const status = statusOf(error);
    if (status < 500) {
      if (error instanceof Throttled) response.setHeader('Retry-After', error.retryAfterSeconds);
      const shown = status === 429 ? 429 : 404;
      const text = shown === 429 ? tooFast : this.notFoundText(request.originalUrl, pageLocale.words, error);
      sendErrorPage(response, shown, text, pageLocale, shop);
      return;
    }
    const { requestId } = contextOf(request);
    this.logger.error({ requestId, err: error }, 'A page failed.');
    const refusal = refusalOf(error);
    setHeaders(response, refusal.headers);
    const text = { ...failed, advice: (name?: string) => failed.advice(requestId, name) };
    sendErrorPage(response, refusal.status, text, pageLocale, shop);
  }
}

/** Shows errors of checkouts, with a text for buyers. */
@Catch()
export class CheckoutErrorFilter extends PageErrorFilter {
  protected override notFoundText(_address: string, { page: { checkoutNotOpen } }: Messages): ErrorText {
    return checkoutNotOpen;
  }
}

/** Shows errors of tickets; the link of a replaced ticket says that it was replaced (ADR 0067). */
@Catch()
export class TicketErrorFilter extends PageErrorFilter {
  protected override notFoundText(address: string, words: Messages, error: unknown): ErrorText {
    const { title, text } = words.ownTicket.replaced;
    return error instanceof TicketReplaced ? { title, advice: text } : super.notFoundText(address, words, error);
  }
}

function statusOf(error: unknown): number {
  return error instanceof HttpException ? error.getStatus() : refusalOf(error).status;
}
