import { Inject, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AccessModule, ServiceConfig } from '@svc/composition';
import { Clock } from '@svc/kernel';
import { EdgeModule } from '../edge/edge.module';
import { RouteTable } from '../edge/route-table';
import { Metrics } from '../operations/metrics';
import { OperationsModule } from '../operations/operations.module';
import { Changes } from './changes';
import { ForgetChangedInterceptor } from './forget-changed.interceptor';
import { Freshness } from './freshness';
import { FrontDoor } from './front-door';
import { OpeningDoor } from './opening-door';
import { PreparationInterceptor } from './preparation.interceptor';
import { PreparedAnswers } from './prepared-answers';
import { PreparedRoutes } from './prepared-routes';

/** Public reads answered from bytes that are ready, before the framework does work; see docs/adr/0016. */
@Module({
  imports: [AccessModule, EdgeModule, OperationsModule],
  providers: [
    Changes,
    Freshness,
    FrontDoor,
    OpeningDoor,
    {
      provide: PreparedAnswers,
      useFactory: (changes: Changes, clock: Clock, { preparedBytes }: ServiceConfig) => new PreparedAnswers(changes, clock, preparedBytes),
      inject: [Changes, Clock, ServiceConfig],
    },
    { provide: PreparedRoutes, useFactory: ({ operations }: RouteTable) => new PreparedRoutes(operations), inject: [RouteTable] },
    { provide: APP_INTERCEPTOR, useClass: ForgetChangedInterceptor },
    { provide: APP_INTERCEPTOR, useClass: PreparationInterceptor },
  ],
})
export class FastPathModule {
  constructor(@Inject(Metrics) metrics: Metrics, @Inject(PreparedAnswers) answers: PreparedAnswers) {
    metrics.gauge('prepared_answers_bytes', 'Memory that prepared answers take, at most PREPARED_MEMORY_MB.', () => answers.size);
  }
}
