import { Module } from '@nestjs/common';
import { CheckoutModule } from '@svc/composition';
import { Drain } from './drain';
import { HealthController } from './health.controller';
import { InventoryGauge } from './inventory-gauge';
import { Metrics } from './metrics';
import { MetricsController } from './metrics.controller';
import { OutboxGauges } from './outbox-gauges';

@Module({ imports: [CheckoutModule], controllers: [HealthController, MetricsController], providers: [Drain, InventoryGauge, Metrics, OutboxGauges], exports: [Metrics] })
export class OperationsModule {}
