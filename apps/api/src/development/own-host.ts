import { Injectable, type NestMiddleware } from '@nestjs/common';
import { isLocalAddress, ServiceConfig } from '@svc/composition';
import { InvalidInput, parseUrl } from '@svc/kernel';
import type { NextFunction, Request, Response } from 'express';

/**
 * Returns true when a `Host` header names this service: by its own address, or as a loopback name. A page loaded from elsewhere can point
 * its own name to this machine's address, and then read every response from it (D-143).
 */
export function isOwnHost(host: string | undefined, publicUrl: string): boolean {
  const address = parseUrl(`http://${host ?? ''}`);
  return address !== undefined && (isLocalAddress(address.href) || address.hostname === new URL(publicUrl).hostname);
}

/** Refuses requests under any other host name. */
@Injectable()
export class OwnHost implements NestMiddleware {
  constructor(private readonly config: ServiceConfig) {}

  use(request: Request, _response: Response, next: NextFunction): void {
    const { publicUrl } = this.config.http;
    if (!isOwnHost(request.headers.host, publicUrl)) throw new InvalidInput(`Open this under ${publicUrl}, or under localhost.`);
    next();
  }
}
