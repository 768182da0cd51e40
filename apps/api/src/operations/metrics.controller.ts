import { Controller, Get, Header, Inject } from '@nestjs/common';
import { SeesEveryWorkspace } from '../edge';
import { Metrics } from './metrics';

/** Prometheus text. */
@SeesEveryWorkspace()
@Controller()
export class MetricsController {
  constructor(@Inject(Metrics) private readonly metrics: Metrics) {}

  @Get('metrics')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  text(): Promise<string> {
    return this.metrics.text();
  }
}
