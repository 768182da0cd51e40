import {
  type CallHandler,
  type ExecutionContext,
  HttpStatus,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { CachedWorkspaces } from '@svc/access';
import { originForm } from '@svc/http';
import { Clock, NotFound } from '@svc/kernel';
import { FindRenamed, type SluggedKind } from '@svc/storefront';
import type { Request, Response } from 'express';
import { catchError, from, type Observable } from 'rxjs';
import { pathName } from './page-visitor';

/**
 * Returns the address with another slug in `/<workspace>/<door>/<slug>…`; the rest and the query stay. It is a path of this host, whatever
 * host the address names.
 */
export function renamedAddress(address: string, slug: string): string {
  const path = originForm(address).replace(/^[/\\]*/, '/');
  return path.replace(/^(\/[^/?]+\/[^/?]+\/)[^/?]+/, (_, before: string) => before + encodeURIComponent(slug));
}

/**
 * Redirects pages below `:workspace/<door>/:slug` from a former slug to the present one: reads by 301, and forms by 308, which keeps the
 * method and the body. The response is not cached, since the slug may be used again.
 */
export function FollowRenamed(kind: SluggedKind): ClassDecorator {
  return UseInterceptors(followerOf(kind));
}

function followerOf(kind: SluggedKind): Type<NestInterceptor> {
  @Injectable()
  class RenamedPages implements NestInterceptor {
    constructor(
      private readonly renamed: FindRenamed,
      private readonly workspaces: CachedWorkspaces,
      private readonly clock: Clock,
    ) {}

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const http = context.switchToHttp();
      return next
        .handle()
        .pipe(catchError((error: unknown) => from(this.follow(error, http.getRequest<Request>(), http.getResponse<Response>()))));
    }

    private async follow(error: unknown, request: Request, response: Response): Promise<void> {
      const renamedTo = error instanceof NotFound ? await this.presentSlug(request) : undefined;
      if (renamedTo === undefined) throw error;
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      response.setHeader('Cache-Control', 'no-store');
      response.redirect(
        isRead ? HttpStatus.MOVED_PERMANENTLY : HttpStatus.PERMANENT_REDIRECT,
        renamedAddress(request.originalUrl, renamedTo),
      );
    }

    /** Returns undefined also where a part of the path cannot be a name. */
    private async presentSlug(request: Request): Promise<string | undefined> {
      const workspace = await this.workspaces.bySlug(pathName(request, 'workspace'));
      const now = this.clock.now();
      return workspace && this.renamed.execute({ workspaceId: workspace.id, kind, slug: pathName(request, 'slug'), now });
    }
  }
  return RenamedPages;
}
