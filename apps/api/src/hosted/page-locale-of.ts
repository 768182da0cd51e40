import type { Request } from 'express';
import { pageLocaleFor, type PageLocale } from './page-locale';

/** How who sends a request is spoken to, where no shop's country is known. */
export function pageLocaleOf(request: Pick<Request, 'headers'>): PageLocale {
  return pageLocaleFor(request.headers['accept-language']);
}
