import {
  Controller,
  Get,
  Header,
  Injectable,
  NotFoundException,
  Res,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Metrics, Readiness, type ReadinessReport } from '@svc/composition';
import type { Request, Response } from 'express';
import { ServesEveryWorkspace } from '../edge/admission';

/**
 * Admits a path only in the spelling of its route. Express treats `/metrics/`, `/METRICS` and the like as `/metrics`, but a proxy's rule
 * that keeps `/metrics` internal does not.
 */
@Injectable()
class OneSpelling implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { originalUrl, route } = context.switchToHttp().getRequest<Request & { route: { path: string } }>();
    if (originalUrl.split('?', 1)[0] !== route.path) throw new NotFoundException();
    return true;
  }
}

/** Liveness and readiness for operators (docs/spec/around.md, "Running it"). */
@ServesEveryWorkspace()
@UseGuards(OneSpelling)
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('healthz')
  @Header('Cache-Control', 'no-store')
  alive(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Responds with 200 when requests can be served, else 503; each part is named (D-136). */
  @Get('readyz')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response): Promise<ReadinessReport> {
    const report = await this.readiness.check();
    response.status(report.status === 'ok' ? 200 : 503);
    return report;
  }
}

/** Metrics in Prometheus' text format. */
@ServesEveryWorkspace()
@UseGuards(OneSpelling)
@Controller()
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get('metrics')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  text(): Promise<string> {
    return this.metrics.text();
  }
}
