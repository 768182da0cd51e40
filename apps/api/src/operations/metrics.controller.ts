import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { ServesEveryWorkspace } from '../edge';
import { Metrics } from './metrics';
import { OneSpelling } from './one-spelling.guard';

/** Prometheus text. */
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
