import { Global, Injectable, Module, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { AccessModule, StorefrontEventsModule } from '@svc/composition';
import { ErrorPages, fitsRoute, type Refusal } from '@svc/http';
import type { Request, Response } from 'express';
import { HostedModule } from './hosted.module';
import { brokenLinkText, ErrorBrands, type ErrorText, sendErrorPage } from './page';
import { pageLocaleOf } from './page-locale';

/** First parts of addresses that programs request. */
const NO_PAGES: ReadonlySet<string> = new Set(['v1', 'docs', 'dev', 'media', 'healthz', 'readyz', 'metrics']);

/** Returns true for an address that people visit: a page of a merchant, or nothing at all. */
export function isPageAddress(path: string): boolean {
  const [, first = ''] = path.split('/');
  return !NO_PAGES.has(first) && !/\.(?:json|txt|xml)$/.test(path);
}

interface PageRoute {
  path: string;
  method: string;
}

/** Returns the routes of controllers, as declared by their decorators. */
export function routesOf(controllers: readonly Type[]): PageRoute[] {
  return controllers.flatMap((controller) => {
    const base = String(Reflect.getMetadata(PATH_METADATA, controller));
    return Object.values(Object.getOwnPropertyDescriptors(controller.prototype)).flatMap(({ value }) => {
      const method =
        typeof value === 'function' ? (Reflect.getMetadata(METHOD_METADATA, value as object) as RequestMethod | undefined) : undefined;
      if (method === undefined) return [];
      const paths = [Reflect.getMetadata(PATH_METADATA, value as object) as string | string[]].flat();
      return paths.map((path) => ({
        path: `/${[base, path]
          .map((part) => part.replace(/^\/|\/$/g, ''))
          .filter(Boolean)
          .join('/')}`,
        method: RequestMethod[method],
      }));
    });
  });
}

/** Error pages at addresses without a page controller; `PageErrorFilter` has those of controllers. */
@Injectable()
export class HostedErrorPages extends ErrorPages {
  constructor(private readonly brands: ErrorBrands) {
    super();
  }

  private readonly routes = routesOf(Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, HostedModule) as Type[]);

  answer(request: Request, response: Response, { status }: Refusal): boolean {
    if (!isPageAddress(request.path) || request.accepts(['json', 'html']) !== 'html') return false;
    const allowed = status === 404 ? this.methodsOf(request.path) : [];
    const shown = allowed.length > 0 ? 405 : status;
    const pageLocale = pageLocaleOf(request);
    const { tooFast, otherMethod } = pageLocale.words.page;
    const text = new Map<number, ErrorText>([
      [404, brokenLinkText(request.originalUrl, pageLocale.words)],
      [405, otherMethod],
      [429, tooFast],
    ]).get(shown);
    if (!text) return false;
    if (allowed.length > 0) response.setHeader('Allow', allowed.join(', '));
    void this.brands.find(request.originalUrl).then((shop) => {
      if (!response.headersSent) sendErrorPage(response, shown, text, pageLocale, shop);
    });
    return true;
  }

  /** Returns the methods of the pages at this path. */
  private methodsOf(path: string): string[] {
    const methods = new Set(this.routes.filter((route) => fitsRoute(route.path, path)).map(({ method }) => method));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].sort();
  }
}

/** Provides the error pages to every module. */
@Global()
@Module({
  imports: [AccessModule, StorefrontEventsModule],
  providers: [ErrorBrands, { provide: ErrorPages, useClass: HostedErrorPages }],
  exports: [ErrorBrands, ErrorPages],
})
export class ErrorPagesModule {}
