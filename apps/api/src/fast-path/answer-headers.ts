import type { IncomingMessage } from 'node:http';
import type { Admission } from '@svc/access';
import { crossOriginHeaders, VARY } from '../edge/cors';
import type { HeaderList } from '../edge/header-list';
import { rateLimitHeaders } from '../edge/rate-limit-headers';
import { contextHeaders, type RequestContext } from '../edge/request-context';
import { securityHeaders } from '../edge/security-headers';
import { headersSetBy } from './headers-set-by';

/** Headers that are the same on every answer of the storefront API. */
const STANDING_HEADERS = [...headersSetBy(securityHeaders), 'Vary', VARY];

/** Headers that the framework's pipeline would set on an answer to this caller. */
export function answerHeaders({ headers: { authorization, origin } }: IncomingMessage, context: RequestContext, { rateLimit }: Admission): HeaderList {
  const limits = rateLimit ? rateLimitHeaders(rateLimit) : [];
  return STANDING_HEADERS.concat(contextHeaders(context), crossOriginHeaders(origin, authorization), limits);
}
