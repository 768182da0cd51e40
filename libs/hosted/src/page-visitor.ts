import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { contextOf, nameParam, read } from '@svc/http';
import type { Request } from 'express';
import { z } from 'zod';
import { acceptedBy } from './page-locale';
import { chosenLanguage, queryIn } from './page/own-address';

/** Visitor of a page, as far as known from the request. */
export interface Visitor {
  clientIp: string;
  /** `Accept-Language`, preceded by the language chosen by the address. */
  acceptLanguage?: string;
  /** Language chosen by the address. */
  lang?: string;
}

/** Visitor of the page at `/<workspace>/…/<slug>`. */
export interface PageEntry extends Visitor {
  workspace: string;
  slug: string;
}

/** Link that a ticket or a mail carries: the address, the token that proves it, and who follows it. */
export interface PageLink extends Pick<Visitor, 'clientIp'> {
  /** Slug as in the address. */
  workspace: string;
  /** Ref as in the address, such as `att_…`. */
  ref: string;
  token: string;
}

const name = nameParam('page');
const linkQuery = read(z.object({ t: z.string().max(100) }));

export function visitorOf(request: Request): Visitor {
  return { clientIp: contextOf(request).clientIp, acceptLanguage: acceptedBy(request), lang: chosenLanguage(request) };
}

/** Returns a parameter of the path. @throws NotFound when it cannot be a name */
export function pathName({ params }: Pick<Request, 'params'>, part: 'workspace' | 'slug' | 'ref'): string {
  return name.transform(String(params[part]), { type: 'param' });
}

/** Parameter of a route below `:workspace/…/:slug`. @throws NotFound when a part of the path cannot be a name */
export const Entering = createParamDecorator((_: unknown, context: ExecutionContext): PageEntry => {
  const request = context.switchToHttp().getRequest<Request>();
  return { workspace: pathName(request, 'workspace'), slug: pathName(request, 'slug'), ...visitorOf(request) };
});

/** Parameter of a route below `:workspace/…/:ref` whose query has a token. @throws InvalidInput without one */
export const ByLink = createParamDecorator((_: unknown, context: ExecutionContext): PageLink => {
  const request = context.switchToHttp().getRequest<Request>();
  const { t: token } = linkQuery.transform(request.query, { type: 'query' });
  const { workspace, ref } = request.params;
  return { workspace: String(workspace), ref: String(ref), token, clientIp: contextOf(request).clientIp };
});

/** Returns the query of a page's address. */
export function addressQuery({ originalUrl }: Pick<Request, 'originalUrl'>): URLSearchParams {
  return queryIn(originalUrl);
}
