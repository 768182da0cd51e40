import { Module } from '@nestjs/common';
import { CheckoutModule } from '@svc/composition';
import { Drain } from './drain';
import { InventoryGauge, OutboxGauges, RecurringGauge } from './gauges';
import { HealthController, MetricsController } from './health.controller';
import { Metrics } from './metrics';

@Module({
  imports: [CheckoutModule],
  controllers: [HealthController, MetricsController],
  providers: [Drain, InventoryGauge, Metrics, OutboxGauges, RecurringGauge],
  exports: [Metrics],
})
export class OperationsModule {}
