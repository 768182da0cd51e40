import { Module } from '@nestjs/common';
import { Drain } from './drain';
import { HealthController, MetricsController } from './health.controller';
import { RequestMetrics } from './request-metrics';

@Module({
  controllers: [HealthController, MetricsController],
  providers: [Drain, RequestMetrics],
  exports: [RequestMetrics],
})
export class OperationsModule {}
