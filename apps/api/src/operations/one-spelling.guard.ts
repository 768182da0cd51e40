import { Injectable, NotFoundException, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/**
 * Lets a path through only as it is written in its route. Express takes `/metrics/`, `/METRICS` and the like for
 * `/metrics`, where the rule of a proxy that keeps `/metrics` to the inside does not.
 */
@Injectable()
export class OneSpelling implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { originalUrl, route } = context.switchToHttp().getRequest<Request & { route: { path: string } }>();
    if (originalUrl.split('?', 1)[0] !== route.path) throw new NotFoundException();
    return true;
  }
}
