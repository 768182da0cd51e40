import { Module } from '@nestjs/common';
import { Drain } from './drain';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';
import { MetricsController } from './metrics.controller';
import { OutboxGauges } from './outbox-gauges';

@Module({ controllers: [HealthController, MetricsController], providers: [Drain, Metrics, OutboxGauges], exports: [Metrics] })
export class OperationsModule {}
