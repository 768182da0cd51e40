import { Controller, Get, Header, Res, UseGuards } from '@nestjs/common';
import { Readiness, type ReadinessReport } from '@svc/composition';
import type { Response } from 'express';
import { ServesEveryWorkspace } from '../edge';
import { OneSpelling } from './one-spelling.guard';

/** Liveness and readiness, for whoever runs the process (around.md). */
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

  /** 200 when everything a request needs answers, else 503; each part is named. */
  @Get('readyz')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response): Promise<ReadinessReport> {
    const report = await this.readiness.check();
    response.status(report.status === 'ok' ? 200 : 503);
    return report;
  }
}
