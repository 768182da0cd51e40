import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { AccessModule } from '@svc/composition';
import { AdmissionGuard } from './admission.guard';
import { ErrorFilter } from './error.filter';
import { OperationInterceptor } from './operation.interceptor';
import { RouteTable } from './route-table';

/** What every request passes. */
@Module({
  imports: [AccessModule, DiscoveryModule],
  providers: [
    RouteTable,
    { provide: APP_GUARD, useClass: AdmissionGuard },
    { provide: APP_INTERCEPTOR, useClass: OperationInterceptor },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [RouteTable],
})
export class EdgeModule {}
